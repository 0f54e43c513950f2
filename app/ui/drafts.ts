/**
 * Drafts of what somebody types, kept in the tab until the server has it: they survive a reload, a crash of the
 * browser and a sign-in in between. Session storage and not local storage, because offices and families share devices:
 * it ends with the tab, and signing out empties it. A text with a number of a person in it is never kept.
 */
import { maskNumbers } from "#modules/intake/schema";

const PREFIX = "draft:";

export interface Drafts {
  /** Null without a draft. */
  read(place: string): string | null;
  /** An empty text removes the draft. */
  write(place: string, text: string): void;
  clear(): void;
}

/** @param owner who types, so that the next person in the same tab never reads it */
export function createDrafts(storage: Storage, owner: string): Drafts {
  const nameOf = (place: string) => `${PREFIX}${owner}:${place}`;
  return {
    read: (place) => quietly(() => storage.getItem(nameOf(place))) ?? null,
    write(place, text) {
      const isKept = text.trim() !== "" && maskNumbers(text) === text;
      quietly(() => (isKept ? storage.setItem(nameOf(place), text) : storage.removeItem(nameOf(place))));
    },
    clear() {
      quietly(() => {
        for (const name of Object.keys(storage)) if (name.startsWith(PREFIX)) storage.removeItem(name);
      });
    },
  };
}

/** Storage may be full or switched off; typing goes on without drafts. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
