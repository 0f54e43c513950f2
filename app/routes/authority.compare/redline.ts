/** Two texts compared word by word, paragraph by paragraph. */
import { diffArrays } from "diff";

export interface Change {
  text: string;
  kind: "same" | "added" | "removed";
}

export type RedlineBlock =
  | { kind: "paragraph"; changes: Change[] }
  /** Paragraphs that did not change. */
  | { kind: "unchanged"; count: number };

/** Unchanged paragraphs that stand beside a change stay, for orientation. */
const CONTEXT = 1;
/** Paragraphs that share less of their text are two, not one that changed. */
const AKIN = 0.3;

/** The redline of two texts; unchanged stretches are counted instead of repeated. Empty for equal texts. */
export function redline(before: string, after: string): RedlineBlock[] {
  const paragraphs = pairs(linesOf(before), linesOf(after)).map(changesOf);
  const isChanged = paragraphs.map((changes) => changes.some(({ kind }) => kind !== "same"));
  if (!isChanged.includes(true)) return [];
  const blocks: RedlineBlock[] = [];
  paragraphs.forEach((changes, at) => {
    const isNear = isChanged.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).includes(true);
    const last = blocks.at(-1);
    if (isNear) blocks.push({ kind: "paragraph", changes });
    else if (last?.kind === "unchanged") last.count += 1;
    else blocks.push({ kind: "unchanged", count: 1 });
  });
  return blocks;
}

function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}

/** A paragraph of both texts; null where one has none. */
type Pair = [before: string | null, after: string | null];

function pairs(before: string[], after: string[]): Pair[] {
  const found: Pair[] = [];
  let removed: string[] = [];
  for (const { value, added, removed: isRemoved } of diffArrays(before, after)) {
    if (isRemoved) {
      removed = value;
      continue;
    }
    // What was taken out stands against what was put in its place.
    const put = added ? value : [];
    const length = Math.max(removed.length, put.length);
    for (let at = 0; at < length; at++) found.push([removed[at] ?? null, put[at] ?? null]);
    if (!added) found.push(...value.map((line): Pair => [line, line]));
    removed = [];
  }
  found.push(...removed.map((line): Pair => [line, null]));
  return found;
}

function changesOf([before, after]: Pair): Change[] {
  if (before === null) return [{ text: after!, kind: "added" }];
  if (after === null) return [{ text: before, kind: "removed" }];
  if (before === after) return [{ text: before, kind: "same" }];
  const changes = diffArrays(wordsOf(before), wordsOf(after)).map(({ value, added, removed }): Change => ({
    text: value.join(""),
    kind: added ? "added" : removed ? "removed" : "same",
  }));
  const same = changes.filter(({ kind }) => kind === "same").reduce((sum, { text }) => sum + text.length, 0);
  if (same >= Math.max(before.length, after.length) * AKIN) return changes;
  return [
    { text: before, kind: "removed" },
    { text: after, kind: "added" },
  ];
}

/** Amounts, words and everything between them, one by one. */
function wordsOf(text: string): string[] {
  return text.match(/\$?\d(?:[\d,.]*\d)?%?|[\p{L}\p{N}]+|\s+|./gu) ?? [];
}
