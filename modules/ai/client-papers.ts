/** The papers of one client as evidence beside the law: what may be quoted of them, and the built-in model's reading. */
import { questionWords } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { checkAnswer } from "./checking.ts";
import type { PaperPage } from "./contract.ts";
import { createDraft, type Draft } from "./drafting.ts";
import type { Quotable } from "./quotable.ts";
import type { SourcedAnswer } from "./retrieval-answer.ts";
import { stem, stemsOf } from "./stemming.ts";

/** Pages and lines of each that the built-in model quotes. */
const PAGES = 3;
const LINES = 4;
const LONGEST_LINE = 400;
/** An amount or a date, not the number of a box. */
const FIGURE = /\d[\d,]*\.\d\d\b|\d,\d{3}\b|\b\d{3,}\b|\d\/\d/;

const HEADING = "## In the client's papers";

/** A page of a paper; it is one part, cited as a whole. */
export function quotablePaper({ documentId, intakeId, fileName, page, text, found }: PaperPage): Quotable {
  const citation = `${fileName}, page ${page}`;
  const base = `/documents/${intakeId}?${new URLSearchParams({ document: documentId, at: String(page) })}`;
  const urlAt = ({ start, end }: Range) => `${base}&from=${start}&to=${end}`;
  const whole = { citation, url: base, heading: null, start: 0, end: text.length };
  return {
    ...{ citation, title: "The client's paper", asOf: "", text, parts: [whole], urlAt },
    citeAt: () => citation,
    paper: { documentId, intakeId, fileName, page, found },
  };
}

/** What the papers say on a question, in the order of their match; no quotations where no line matches. */
export function readPapers(question: string, pages: PaperPage[]): SourcedAnswer {
  const draft = createDraft();
  const asked = questionWords(question).map((word) => stem(word.asked.toLowerCase()));
  for (const page of pages.slice(0, PAGES)) writePage(draft, asked, page);
  const text = draft.sources.length > 0 ? `${HEADING}\n${draft.toString()}` : "";
  const checked = checkAnswer(text, draft.sources);
  return { sources: draft.sources, checked, bottomLine: null, warnings: [] };
}

/** One answer of both: the law first, then the papers, whose sources are numbered on. */
export function joined(law: SourcedAnswer | null, papers: SourcedAnswer): SourcedAnswer {
  if (!law) return papers;
  if (papers.checked.quotations.length === 0) return law;
  const before = law.sources.length;
  return {
    ...law,
    sources: [...law.sources, ...papers.sources],
    checked: {
      answer: `${law.checked.answer}\n\n${renumbered(papers.checked.answer, before)}`,
      quotations: [
        ...law.checked.quotations,
        ...papers.checked.quotations.map((quotation) => ({
          ...quotation,
          source: quotation.source + before,
        })),
      ],
      rejected: law.checked.rejected + papers.checked.rejected,
    },
  };
}

function renumbered(answer: string, by: number): string {
  return answer.replace(/” \[(\d{1,3})\]/g, (_, number: string) => `” [${Number(number) + by}]`);
}

function writePage(draft: Draft, asked: string[], page: PaperPage): void {
  const lines = linesToQuote(asked, page);
  if (lines.length === 0) return;
  const quotable = quotablePaper(page);
  draft.line(`${quotable.citation}:`);
  const source = draft.source(quotable, 0);
  for (const range of lines) draft.line(`- ${draft.quote(quotable, range, source)}`);
}

/** The lines that share most words with the question, each with the line of figures below it; else the first ones found. */
function linesToQuote(asked: string[], { text, found }: PaperPage): Range[] {
  const lines = found.toSorted((a, b) => a.start - b.start).flatMap((range) => linesOf(text, range));
  const scored = lines.map((line, at) => {
    const held = stemsOf(text.slice(line.start, line.end));
    return { at, shared: asked.filter((word) => held.has(word)).length };
  });
  const best = scored
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared || a.at - b.at);
  const chosen = new Set<number>();
  for (const { at } of best.length > 0 ? best : scored.slice(0, 2)) {
    if (chosen.size >= LINES) break;
    chosen.add(at);
    const below = lines[at + 1];
    if (below && !FIGURE.test(text.slice(lines[at]!.start, lines[at]!.end))) {
      if (FIGURE.test(text.slice(below.start, below.end))) chosen.add(at + 1);
    }
  }
  return [...chosen].toSorted((a, b) => a - b).map((at) => lines[at]!);
}

/** Lines with words, without the space around them. */
function linesOf(text: string, { start, end }: Range): Range[] {
  return [...text.slice(start, end).matchAll(/[^\n]+/g)].flatMap((line) => {
    const words = line[0].trim();
    if (words === "") return [];
    const from = start + line.index + line[0].indexOf(words);
    return [{ start: from, end: from + Math.min(words.length, LONGEST_LINE) }];
  });
}
