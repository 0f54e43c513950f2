/**
 * A unit as it read for another tax year, out of today's words and the amendment notes below the section. All of the
 * changes since are turned back, or none: words from a part of them are no law that ever was.
 */
import type { DocumentText } from "../document-contract.ts";
import { inForceFor, type Change } from "./change.ts";
import { editsOf, type Edit } from "./edits.ts";
import { readChanges } from "./reader.ts";

export type UnitForYear =
  /** No change since that is known. */
  | { kind: "same" }
  /** `struck`: provisions that stood beside the unit until then, each with its own words. */
  | { kind: "rebuilt"; text: string; changes: Change[]; struck: string[] }
  | { kind: "not yet"; change: Change }
  /** Changes that the notes do not tell whole. */
  | { kind: "not held"; changes: Change[] }
  /** Another rule holds for part of the year. */
  | { kind: "part"; changes: Change[] };

const ADDED = /\badded (?:sub)?(?:sec|par|cl)/;
const STRUCK_UNIT =
  /\bstruck out (?:former )?(?:sub)?(?:sec|par|cl)\w*\. (\(\w+\))[^“]*(?:[Tt]ext read as follows|which read as follows): “([^”]+)”/s;
const HEADING_ONLY = /\bin heading\.?$/;
const OPENING = /\bin (?:introductory provisions|heading)\b/;

export function unitForYear(
  document: Pick<DocumentText, "text" | "structure" | "notes">,
  index: number,
  year: number,
): UnitForYear {
  const { begins, changes } = readChanges(document.notes);
  const unit = document.structure.units[index]!;
  const near = changes.filter(({ path }) => isWithin(path, unit.path) || isWithin(unit.path, path));
  if (begins && inForceFor({ applies: begins }, year) === "none") {
    const enacted = {
      path: [],
      law: "",
      actSection: null,
      year: 0,
      words: "",
      replaced: [],
      applies: begins,
    };
    return { kind: "not yet", change: enacted };
  }
  const partly = near.filter((change) => inForceFor(change, year) === "part");
  const later = near.filter((change) => isLater(change, year));
  const struck = struckBeside(
    changes.filter((change) => isLater(change, year)),
    unit.path,
  );
  const added = later.find((change) => isWithin(unit.path, change.path) && isAddition(change, unit.path));
  if (added) return { kind: "not yet", change: added };
  if (partly.length > 0) return { kind: "part", changes: partly };
  if (later.length === 0 && struck.length === 0) return { kind: "same" };
  return turnedBack(document, { index, later, struck });
}

/** Whether a change applies to later years only; a change without a date goes by the year of its law. */
function isLater(change: Change, year: number): boolean {
  const state = inForceFor(change, year);
  return state === "none" || (state === null && change.year > year);
}

function isWithin(path: readonly string[], above: readonly string[]): boolean {
  return above.every((step, at) => path[at] === step);
}

function isAddition({ words, path }: Change, unit: readonly string[]): boolean {
  return path.length > 0 && path.length <= unit.length && ADDED.test(words) && !/\bstruck out\b/.test(words);
}

interface Rebuilding {
  index: number;
  later: Change[];
  struck: string[];
}

function turnedBack(
  { text, structure }: Pick<DocumentText, "text" | "structure">,
  { index, later, struck }: Rebuilding,
): UnitForYear {
  const { units } = structure;
  const unit = units[index]!;
  const edits: Edit[] = [];
  const untold: Change[] = [];
  for (const change of later) {
    if (STRUCK_UNIT.test(change.words)) continue;
    const isAbove = change.path.length < unit.path.length;
    if (isAbove && OPENING.test(change.words)) continue;
    const at = units.findIndex(({ path }) => isSame(path, change.path));
    const own = units[at];
    if (!own || (isAbove && HEADING_ONLY.test(change.words))) {
      if (!own) untold.push(change);
      continue;
    }
    if (ADDED.test(change.words) && !isAbove) {
      edits.push({ start: own.start, end: own.end, words: "" });
      continue;
    }
    const first = units.find(({ parent }) => parent === at);
    const end = OPENING.test(change.words) ? (first?.start ?? own.end) : own.end;
    const turned = editsOf(change, { text, start: own.start, end });
    if (turned) edits.push(...turned.filter((edit) => edit.start >= unit.start && edit.end <= unit.end));
    else untold.push(change);
  }
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  const clash = sorted.some((edit, at) => at > 0 && edit.start < sorted[at - 1]!.end);
  if (untold.length > 0 || clash) return { kind: "not held", changes: untold.length > 0 ? untold : later };
  const words = applied(text, unit, [sorted, notesOf(structure, unit)]);
  if (words === text.slice(unit.start, unit.end) && struck.length === 0) return { kind: "same" };
  return { kind: "rebuilt", text: words, changes: later, struck };
}

/** Footnotes and their numbers, which are about the words as printed today. */
function notesOf(
  { marks, segments }: DocumentText["structure"],
  unit: { start: number; end: number },
): Edit[] {
  return [
    ...segments.filter(({ role }) => role === "footnote"),
    ...marks.filter(({ kind }) => kind === "sup"),
  ]
    .filter(({ start, end }) => start >= unit.start && end <= unit.end)
    .map(({ start, end }) => ({ start, end, words: "" }));
}

function applied(
  text: string,
  { start, end }: { start: number; end: number },
  [edits, notes]: [Edit[], Edit[]],
): string {
  const isApart = (note: Edit) => edits.every((edit) => note.end <= edit.start || note.start >= edit.end);
  const all = [...edits, ...notes.filter(isApart)].toSorted((a, b) => a.start - b.start);
  let words = "";
  let at = start;
  for (const edit of all) {
    words += text.slice(at, edit.start) + edit.words;
    at = edit.end;
  }
  return (words + text.slice(at, end)).replace(/\s*\n\s*/g, "\n").trim();
}

/** "(C) In the case of estates …": provisions struck out in the unit, or beside it in the unit above. */
function struckBeside(changes: readonly Change[], path: readonly string[]): string[] {
  return changes.flatMap(({ words, path: at }) => {
    const [, designator, said] = STRUCK_UNIT.exec(words) ?? [];
    if (!said) return [];
    const isNear =
      isWithin(at, path) || (path.length > 0 && isWithin(at, path.slice(0, -1)) && at.length === path.length);
    return isNear
      ? [`${designator} ${said.replace(/[‘’](?=\$|[\s,.;)]|$)/g, (sign) => (sign === "‘" ? "“" : "”"))}`]
      : [];
  });
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((step, at) => step === b[at]);
}
