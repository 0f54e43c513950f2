/** Reads the notes of a section into changes of its units. */
import type { Note } from "../schema.ts";
import { effectsIn, type Effect } from "./applies.ts";
import type { Applies, Change } from "./change.ts";

export interface SectionChanges {
  /** From when on the section as first enacted applies. */
  begins: Applies | null;
  /** Newest law first, as in the notes. */
  changes: Change[];
}

/** An answer asks several times for those of one section. */
const known = new WeakMap<Note[], SectionChanges>();

export function readChanges(printed: Note[]): SectionChanges {
  let changes = known.get(printed);
  if (!changes) known.set(printed, (changes = read(printed)));
  return changes;
}

function read(printed: Note[]): SectionChanges {
  // Signs and numbers stand with spaces that do not break.
  const notes = printed.map((note) => ({
    ...note,
    paragraphs: note.paragraphs.map((words) => words.replace(/[\u00a0\u2009\u202f]/g, " ")),
  }));
  const effects = effectsIn(notes);
  const begins = effects.find(({ law, actSection }) => law === null && actSection === null)?.applies ?? null;
  const entries = notes
    .filter(({ topic }) => topic === "amendments")
    .flatMap(({ paragraphs }) => entriesOf(paragraphs));
  return {
    begins,
    changes: entries.map(({ congress, ...entry }) => ({
      ...entry,
      applies: appliesTo(effects, congress, entry.actSection),
    })),
  };
}

type Entry = Omit<Change, "applies"> & { congress: string };

const YEAR = /^(\d{4})—/;
const UNIT = /^Subsecs?\. ((?:\([^)]+\))+)(?:[^.]*)\. /;
const LAW =
  /^Pub\. L\. (\d+)[–-](\d+)(?:, (?:div|title|subtitle)[^§]*?)?(?:,? § ?(\d+[A-Z]*(?:\(\w+\))*)[^ ,]*)?/;

/** "2025—Subsec. (b)(6). Pub. L. 119–21, § 70120(a)(1), struck out …" */
function entriesOf(paragraphs: string[]): Entry[] {
  const entries: Entry[] = [];
  let year = 0;
  let path: string[] = [];
  for (const paragraph of paragraphs) {
    const startsYear = YEAR.exec(paragraph);
    const words = paragraph.replace(YEAR, "");
    const unit = UNIT.exec(words);
    if (startsYear) {
      year = Number(startsYear[1]);
      path = [];
    }
    if (unit) path = [...unit[1]!.matchAll(/\(([^)]+)\)/g)].map(([, designator]) => designator!);
    const rest = unit ? words.slice(unit[0].length) : words;
    const law = LAW.exec(rest);
    if (!law) {
      // Words of the former text go on in paragraphs of their own.
      const last = entries.at(-1);
      if (last) last.words += `\n${paragraph}`;
      continue;
    }
    const [, congress, number, actSection] = law;
    entries.push({
      ...{ path, year, law: `P.L. ${congress}-${number}`, congress: `${congress}-${number}` },
      ...{ actSection: actSection ?? null, words, replaced: replacedIn(rest) },
    });
  }
  return entries;
}

/** What is replaced in a heading changes no rule. */
const SUBSTITUTED = /“([^”]+)” for “([^”]+)”(?! in heading)/g;
const STRUCK = /struck out “([^”]+)”(?: (?:after|before) “([^”]+)”)?(?! in heading)/g;
const INSERTED = /inserted “([^”]+)” (?:after|before) “([^”]+)”(?! in heading)/g;

function replacedIn(words: string): Change["replaced"] {
  const pairs: Change["replaced"] = [];
  for (const [, after, before] of words.matchAll(SUBSTITUTED)) pairs.push({ before: before!, after: after! });
  for (const [, before] of words.matchAll(STRUCK)) pairs.push({ before: before!, after: "" });
  for (const [, after] of words.matchAll(INSERTED)) pairs.push({ before: "", after: after! });
  return pairs;
}

/** What the notes say of the same section of the act, else of the whole law. */
function appliesTo(effects: Effect[], congress: string, actSection: string | null): Applies | null {
  const ofLaw = effects.filter(({ law }) => law === congress);
  const base = actSection?.split("(")[0];
  const own = base ? ofLaw.find((effect) => effect.actSection === base) : undefined;
  const only =
    ofLaw.length === 1 || !base ? ofLaw.find((effect) => !base || effect.actSection === null) : undefined;
  return (own ?? only ?? ofLaw.find((effect) => effect.actSection === null))?.applies ?? null;
}
