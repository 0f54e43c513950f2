/** What a document sets, from its typed facts: groups of words, each with the unit that states them. */
import type { DocumentText, Fact, FactKind } from "#modules/authority";

export interface StatedLine {
  words: string;
  /** "(b)(2)"; empty for the document itself. */
  pin: string;
  /** Fragment of the unit on the page. */
  id: string;
}

export interface StatedGroup {
  title: string;
  /** How many there are; `lines` holds the first of them. */
  count: number;
  lines: StatedLine[];
}

const GROUPS: [title: string, kinds: FactKind[]][] = [
  ["Amounts", ["amount"]],
  ["Rates", ["rate"]],
  ["Periods", ["period"]],
  ["Dates", ["beginning", "end"]],
  ["Adjusted for inflation", ["indexing"]],
  ["Replaced amounts and words", ["substitution"]],
  ["Exceptions", ["exception"]],
  ["Defined terms", ["definition"]],
];

/** Lines of a group at most. */
const SHOWN = 60;
/** An exception is shown by its beginning. */
const BEGINNING = 72;

/** Groups that have lines; none for a text that was not read for its facts. */
export function statedBy({ text, structure, unitFacts = [] }: DocumentText): StatedGroup[] {
  return GROUPS.flatMap(([title, kinds]) => {
    const lines = new Map<string, StatedLine>();
    for (const fact of unitFacts) {
      if (!kinds.includes(fact.kind)) continue;
      const { id, path } = structure.units[fact.unit]!;
      const pin = path.map((step) => `(${step})`).join("");
      const line = { words: wordsOf(text, fact), pin, id };
      lines.set(`${line.words} ${id}`, line);
    }
    const all = [...lines.values()];
    return all.length > 0 ? [{ title, count: all.length, lines: all.slice(0, SHOWN) }] : [];
  });
}

function wordsOf(text: string, fact: Fact): string {
  if (fact.kind === "substitution") return `${fact.value} in place of ${fact.replaced}`;
  if (fact.kind === "definition") return fact.value;
  if (fact.kind === "exception" || fact.kind === "indexing") return beginning(text.slice(fact.start));
  return text.slice(fact.start, fact.end).replace(/\s+/g, " ");
}

/** The clause that begins here, or its first words with "…". */
function beginning(text: string): string {
  const clause = /^[^.;:—\n]*/.exec(text)![0].trim();
  if (clause.length <= BEGINNING) return clause;
  return `${clause.slice(0, BEGINNING).replace(/\s+\S*$/, "")} …`;
}
