/** Quotations of single runs, and the labels that say where they stand. */
import { formatPath, sentencesOf } from "#modules/authority";
import type { Draft } from "../drafting.ts";
import { rankingProfile } from "../profile.ts";
import type { QuestionContext } from "../relevance.ts";
import { descriptiveHeading, textOf, type Run, type StatuteUnit } from "../statute.ts";
import { countWords } from "./length.ts";

export interface QuotingContext extends QuestionContext {
  draft: Draft;
}

/** "26 USC 121(b)(1)" */
export function citationOf({ statute }: QuotingContext, { unit }: StatuteUnit): string {
  return statute.section.citation + formatPath(unit.path);
}

/** "26 USC 121(b)(1), Limitations" */
export function label(context: QuotingContext, unit: StatuteUnit): string {
  const { statute } = context;
  const heading = unit.depth === 0 ? statute.section.heading : descriptiveHeading(statute, unit);
  const citation = citationOf(context, unit);
  return heading ? `${citation}, ${heading.replace(/[.\s]+$/, "")}` : citation;
}

/** The run up to the last whole sentence that fits; its first sentence is never cut. */
export function quoteRun({ draft, statute }: QuotingContext, run: Run, source: number): string {
  const { runWords } = rankingProfile().selection.quotation;
  const [first, ...rest] = sentencesOf(statute.section.text, run);
  let end = first!.end;
  let words = countWords(textOf(statute, first!));
  for (const sentence of rest) {
    words += countWords(textOf(statute, sentence));
    if (words > runWords) break;
    end = sentence.end;
  }
  const { length } = textOf(statute, { start: run.start, end }).trimEnd();
  return draft.quote(statute.quotable, { start: run.start, end: run.start + length }, source);
}

/** The runs before a unit's list or table. */
export function openingRuns({ runs }: StatuteUnit): Run[] {
  return runs.filter(({ role }) => role !== "continuation" && role !== "table");
}
