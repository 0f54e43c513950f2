/** The paragraph of a note's own section that speaks of what only the question names: "bronze", "armed forces". */
import { questionWords, type DocumentText, type Resolved } from "#modules/authority";
import { stemsAmong, stemsOf } from "../stemming.ts";
import { wordsOf, type Carrier } from "../statute/held-units.ts";
import { isFrame } from "./matching-words.ts";

/** Levels below the section: subsection, paragraph. */
const DEPTH = 2;
/** Longer units say too much beside. */
const MOST_CHARACTERS = 900;
const SHORTEST_WORD = 5;

/**
 * A unit that the note does not rest on; null unless it is the only one of its section with the word. At most one, of
 * the first section with any.
 */
export function specialUnit(question: string, note: { answer: string; held: Carrier[] }): Resolved | null {
  const { answer, held } = note;
  const said = stemsOf([answer, ...held.map(wordsOf)].join(" "));
  const words = questionWords(question).filter(
    ({ asked, statute }) =>
      asked.length >= SHORTEST_WORD &&
      !isFrame(asked) &&
      ![asked, ...statute].some((word) => isIn(word, said)),
  );
  const documents = [...new Set(held.map(({ document }) => document))].filter(
    ({ shelf }) => shelf === "statute",
  );
  for (const document of documents)
    for (const { asked, statute } of words)
      for (const word of [asked, ...statute]) {
        const unit = onlyUnitWith(document, word);
        if (unit !== null) return { ...held.find((one) => one.document === document)!, unit };
      }
  return null;
}

function onlyUnitWith({ structure, text }: DocumentText, word: string): number | null {
  const sought = stemsOf(word);
  const holding = structure.units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => unit.path.length === DEPTH && !unit.status)
    .filter(({ unit: { start, end } }) => stemsAmong(text.slice(start, end), sought).size === sought.size);
  const [only] = holding;
  if (!only || holding.length > 1 || only.unit.end - only.unit.start > MOST_CHARACTERS) return null;
  return only.index;
}

function isIn(word: string, stems: Set<string>): boolean {
  return [...stemsOf(word)].every((one) => stems.has(one));
}
