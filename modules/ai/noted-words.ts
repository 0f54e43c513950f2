/** What of a practice note's units stands above the fold, and what is folded. */
import type { AnswerSection } from "./answer-sections.ts";
import type { Range } from "#modules/authority/schema";
import type { Draft } from "./drafting.ts";
import { isNote, leadText, type Lead } from "./leads.ts";
import { writeSaid } from "./other-shelves/writing.ts";
import { figuresOf, holdsFigure } from "./practice-notes/figures.ts";
import { rankingProfile } from "./profile.ts";
import { countWords, wholeWords } from "./quoting/length.ts";
import { isWritten, writeUnit } from "./quoting/units.ts";
import { createRelevance } from "./statute/relevance.ts";
import { readStatute, textOf } from "./statute/statute.ts";

/** What a practice note rests on, to be written once. */
export interface NotedWords {
  count: number;
  text: string;
  /** By which the others are chosen beside the first; words of a paper come before units of law. */
  relevance: number;
  isWritten(): boolean;
  write(bullet?: string): void;
}

/** What a practice note rests on, in its order: what stands in Why, and what is folded. */
export function wordsOfNote(
  { question, year, leads }: { question: string; year: number; leads: Lead[] },
  draft: Draft,
  noted: AnswerSection[],
): { above: NotedWords[]; below: NotedWords[] } {
  const all = noted.flatMap((answered): NotedWords[] => {
    if (answered.said) return [wordsOfPaper(draft, answered, answered.said)];
    const statute = readStatute(answered.section);
    const relevance = createRelevance(question, statute, answered);
    const context = { draft, statute, relevance, year, explains: answered.explains };
    return (answered.units ?? []).map((index) => {
      const unit = statute.units[index]!;
      return {
        count: wholeWords(statute, unit),
        text: textOf(statute, unit.unit),
        relevance: context.relevance(unit),
        isWritten: () => isWritten(context, unit),
        write: (bullet) => writeUnit(context, unit, { bullet }),
      };
    });
  });
  const above = chosenOfNote(all, figuresOf(leadText(leads.filter((lead) => !isNote(lead))) ?? ""));
  return { above: all.filter((one) => above.has(one)), below: all.filter((one) => !above.has(one)) };
}

/** The first; then what holds a figure of the bottom line that nothing before it holds; then what is closest to the question. */
export function chosenOfNote([first, ...others]: NotedWords[], figures: string[]): ReadonlySet<NotedWords> {
  const { noteWords, figureWords } = rankingProfile().selection.quotation;
  const above = new Set(first ? [first] : []);
  let words = first?.count ?? 0;
  let open = figures.filter((figure) => !first || !holdsFigure(first.text, figure));
  const byRelevance = others.toSorted((a, b) => b.relevance - a.relevance);
  const take = (one: NotedWords, most: number) => {
    if (above.has(one) || words + one.count > most) return;
    words += one.count;
    above.add(one);
    open = open.filter((figure) => !holdsFigure(one.text, figure));
  };
  for (const one of byRelevance)
    if (open.some((figure) => holdsFigure(one.text, figure))) take(one, figureWords);
  for (const one of byRelevance) take(one, noteWords);
  return above;
}

function wordsOfPaper(draft: Draft, answered: AnswerSection, said: Range[]): NotedWords {
  const { text } = answered.section;
  let isDone = false;
  return {
    text: said.map(({ start, end }) => text.slice(start, end)).join(" "),
    count: said.reduce((sum, { start, end }) => sum + countWords(text.slice(start, end)), 0),
    relevance: Infinity,
    isWritten: () => isDone,
    write() {
      writeSaid(draft, answered, said);
      isDone = true;
    },
  };
}

export function writeNoted(draft: Draft, words: readonly NotedWords[]): void {
  draft.line("");
  draft.line("## Why");
  for (const one of words) one.write();
}
