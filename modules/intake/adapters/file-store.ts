/**
 * Files in a local folder. A draft is written under a temporary name; `keep` syncs its bytes, renames it, then syncs
 * the folder: a file whose key was returned survives a power failure.
 */
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DomainError } from "#modules/kernel";
import { processMarks, type ProcessMarks } from "#modules/platform";
import type { FileStore, StoredDraft } from "../ports.ts";
import { isAbandoned, KEY } from "./abandoned.ts";
import { nodeDisk, type Disk } from "./disk.ts";
import { requireSpace, storageError } from "./storage-errors.ts";

/** Size of one write; a draft buffers up to twice as much while the disk is slower than the sender. */
const WRITE_BYTES = 512 * 1024;
/** A long file is synced while the rest arrives, so that its sender does not wait for the whole sync at the end. */
const SYNC_BYTES = 8 * 1024 * 1024;
const SWEEP_AT_ONCE = 1000;

interface FileStoreOptions {
  /** Bytes that stay free for the database and the system; on a small disk a tenth of it. Default: 0. */
  reserve?: number;
  /** Tests pass other disks and processes. */
  disk?: Disk;
  marks?: ProcessMarks;
}

/** Creates `folder` when it is missing. */
export function createFileStore(
  folder: string,
  { reserve = 0, disk = nodeDisk, marks = processMarks }: FileStoreOptions = {},
): FileStore {
  const drafts = join(folder, "drafts");
  const kept = join(folder, "documents");
  let ready: Promise<void> | null = null;

  async function makeFolders(): Promise<void> {
    await disk.makeFolder(drafts);
    await disk.makeFolder(kept);
    await disk.syncFolder(folder);
  }

  const checkSpace = async () => requireSpace(await disk.room(drafts), reserve);

  async function removeAbandoned(place: string, names: string[]): Promise<void> {
    for (const name of names) {
      const path = join(place, name);
      if (await isAbandoned(marks, name, () => disk.changedAt(path))) await disk.remove(path);
    }
  }

  return {
    async draft() {
      ready ??= makeFolders().catch((error) => {
        ready = null;
        throw storageError(error);
      });
      await ready;
      await checkSpace().catch(rethrow);
      // The key names the receiving process: a file without a row is abandoned only once that process has ended.
      const key = `${randomUUID()}.${marks.own}`;
      return openDraft(disk, { key, drafts, kept, checkSpace });
    },

    async health() {
      try {
        await (ready ??= makeFolders());
        await checkSpace();
        return "up";
      } catch (error) {
        return (storageError(error) as Error).message;
      }
    },

    async read(key, range) {
      try {
        return await disk.read(join(kept, validKey(key)), range);
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== "ENOENT") throw cause;
        throw new DomainError("not_found", "There is no such file.", { cause });
      }
    },

    async remove(key) {
      await disk.remove(join(kept, validKey(key)));
    },

    async sweep(findKnown) {
      await makeFolders();
      await removeAbandoned(drafts, await disk.list(drafts));
      const names = await disk.list(kept);
      for (let from = 0; from < names.length; from += SWEEP_AT_ONCE) {
        const some = names.slice(from, from + SWEEP_AT_ONCE);
        const known = await findKnown(some);
        await removeAbandoned(
          kept,
          some.filter((name) => !known.has(name)),
        );
      }
    },
  };
}

interface DraftPlace {
  key: string;
  drafts: string;
  kept: string;
  /** Rejects when too little space is left. */
  checkSpace(): Promise<void>;
}

async function openDraft(disk: Disk, { key, drafts, kept, checkSpace }: DraftPlace): Promise<StoredDraft> {
  const path = join(drafts, key);
  const file = await disk.create(path).catch((error) => {
    throw storageError(error);
  });
  let waiting: Uint8Array[] = [];
  let size = 0;
  let writing: Promise<void> = Promise.resolve();
  let unsynced = 0;
  let synced: Promise<void> = Promise.resolve();
  let isSyncing = false;
  let isOpen = true;
  let isKept = false;

  /** Writes the buffered bytes while the next ones arrive; one write at a time. */
  async function flush(): Promise<void> {
    await writing;
    const parts = waiting;
    unsynced += size;
    [waiting, size] = [[], 0];
    if (unsynced >= SYNC_BYTES) {
      await checkSpace();
      syncInBackground();
    }
    writing = file.write(parts);
    // The next caller that awaits it gets the error.
    writing.catch(() => {});
  }

  /** One sync at a time. The system reports a failure only once, so it is stored for `keep`. */
  function syncInBackground(): void {
    if (isSyncing) return;
    isSyncing = true;
    unsynced = 0;
    synced = synced.then(() => file.sync());
    synced.then(() => (isSyncing = false)).catch(() => {});
  }

  async function close(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    await writing.catch(() => {});
    await synced.catch(() => {});
    await file.close();
  }

  return {
    write(parts) {
      for (const part of parts) {
        waiting.push(part);
        size += part.length;
      }
      return size < WRITE_BYTES ? null : flush().catch(rethrow);
    },

    async keep() {
      try {
        await flush();
        await writing;
        await synced;
        await file.sync();
        await close();
        await disk.rename(path, join(kept, key));
        isKept = true;
        await disk.syncFolder(kept);
        return key;
      } catch (error) {
        throw storageError(error);
      }
    },

    async discard() {
      if (isKept) return;
      await close();
      await disk.remove(path);
    },
  };
}

/** Keys come from the database; rejects a key that is not one of ours, such as a path. */
function validKey(key: string): string {
  if (KEY.test(key)) return key;
  throw new DomainError("not_found", "There is no such file.");
}

function rethrow(error: unknown): never {
  throw storageError(error);
}
