/** Which notes are worth trying on a question, by how the words of its text begin. */
import { beginningsOf, beginningsOfWords } from "./beginnings.ts";
import type { PracticeNote } from "./practice-note.ts";

/** Of the notes those that the texts may meet, in their order; a note without conditions is met by none. */
export type ConditionIndex = (texts: readonly string[]) => PracticeNote[];

const indexes = new WeakMap<readonly PracticeNote[], ConditionIndex>();

export function conditionIndex(notes: readonly PracticeNote[]): ConditionIndex {
  let index = indexes.get(notes);
  if (!index) indexes.set(notes, (index = createConditionIndex(notes)));
  return index;
}

function createConditionIndex(notes: readonly PracticeNote[]): ConditionIndex {
  const begun = new Map<string, number[]>();
  const always: number[] = [];
  for (const [at, { when }] of notes.entries()) {
    if (when.length === 0) continue;
    // Any of its conditions would do: the one that the fewest words meet leaves the fewest to try.
    const known = when.map(beginningsOf).filter((some) => some !== null);
    const [rarest] = known.toSorted((a, b) => a.length - b.length);
    if (!rarest) always.push(at);
    for (const one of rarest ?? []) {
      const others = begun.get(one);
      if (others) others.push(at);
      else begun.set(one, [at]);
    }
  }
  return (texts) => {
    const words = new Set(texts.flatMap((text) => [...beginningsOfWords(text)]));
    const found = new Set([...always, ...[...words].flatMap((word) => begun.get(word) ?? [])]);
    return [...found].toSorted((a, b) => a - b).map((at) => notes[at]!);
  };
}
