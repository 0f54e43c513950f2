/** The papers of one client as evidence beside the law: what may be quoted of them, and the built-in model's reading. */
import { questionWords } from "#modules/authority";
import type { Range } from "#modules/authority/schema";
import { boxOf, lackingIn, soughtWords } from "./chat/client-question.ts";
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

/** The chance that papers which name all that is asked for answer it, and that those which name a part do. */
const NAMED = 0.9;
const NEAR = 0.4;

/**
 * The answer to what only the client's papers can tell, without the law: of those pages that name the most of what is
 * asked for. Null where none names any of it.
 */
export function answerFromPapers(question: string, pages: PaperPage[]): SourcedAnswer | null {
  const read = pages.map((page) => ({ page, lacking: lackingIn(page, question) }));
  const least = Math.min(...read.map(({ lacking }) => lacking.length));
  const nearest = read.filter(({ lacking }) => lacking.length === least);
  if (nearest.length === 0 || least >= soughtWords(question).length) return null;
  const papers = readPapers(
    question,
    nearest.map(({ page }) => ({ ...page, found: [{ start: 0, end: page.text.length }] })),
  );
  if (papers.checked.quotations.length === 0) return null;
  const [{ lacking } = { lacking: [] }] = nearest;
  const named = [...new Set(papers.sources.map(({ quotable }) => quotable.citation))].join(" and ");
  const bottomLine =
    lacking.length === 0
      ? `The client's papers say this: ${named}.`
      : `None of the client's papers names ${lacking.join(" or ")}. The nearest lines are in ${named}.`;
  return {
    ...papers,
    bottomLine,
    confidence: lacking.length === 0 ? NAMED : NEAR,
    checked: { ...papers.checked, answer: `${bottomLine}\n\n${papers.checked.answer}` },
  };
}

/** What the papers say on a question, in the order of their match; no quotations where no line matches. */
export function readPapers(question: string, pages: PaperPage[]): SourcedAnswer {
  const draft = createDraft();
  const asked = {
    stems: questionWords(question).flatMap(({ asked: word, statute }) =>
      [word, ...statute].map((one) => stem(one.toLowerCase())),
    ),
    box: boxOf(question),
  };
  for (const page of pages.slice(0, PAGES)) writePage(draft, asked, page);
  const text = draft.sources.length > 0 ? `${HEADING}\n${draft.toString()}` : "";
  const checked = checkAnswer(text, draft.sources);
  return { sources: draft.sources, checked, bottomLine: null, warnings: [] };
}

/**
 * One answer of both, the sources of the papers numbered on: the law first, or the papers right below its bottom line
 * where the question is about the client.
 */
export function joined(
  law: SourcedAnswer | null,
  papers: SourcedAnswer,
  first: "law" | "papers" = "law",
): SourcedAnswer {
  if (!law) return papers;
  if (papers.checked.quotations.length === 0) return law;
  const before = law.sources.length;
  const ofPapers = renumbered(papers.checked.answer, before);
  const { answer } = law.checked;
  const line = law.bottomLine !== null && answer.startsWith(law.bottomLine) ? law.bottomLine : "";
  const parts = first === "law" ? [answer, ofPapers] : [line, ofPapers, answer.slice(line.length).trim()];
  return {
    ...law,
    sources: [...law.sources, ...papers.sources],
    checked: {
      answer: parts.filter(Boolean).join("\n\n"),
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

interface AskedOfPage {
  stems: string[];
  /** "12a" */
  box: string | null;
}

function writePage(draft: Draft, asked: AskedOfPage, page: PaperPage): void {
  const lines = linesToQuote(asked, page);
  if (lines.length === 0) return;
  const quotable = quotablePaper(page);
  draft.line(`${quotable.citation}:`);
  const source = draft.source(quotable, 0);
  for (const range of lines) draft.line(`- ${draft.quote(quotable, range, source)}`);
}

/** The lines that share most words with the question, each with the line of figures below it; else the first ones found. */
function linesToQuote({ stems, box }: AskedOfPage, { text, found }: PaperPage): Range[] {
  const lines = found.toSorted((a, b) => a.start - b.start).flatMap((range) => linesOf(text, range));
  const scored = lines.map((line, at) => {
    const words = text.slice(line.start, line.end);
    const held = stemsOf(words);
    return { at, shared: stems.filter((word) => held.has(word)).length + Number(hasBox(words, box)) };
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

/** "1 Wages, tips": the label of a box begins with its number and a capital. */
function hasBox(line: string, box: string | null): boolean {
  return box !== null && new RegExp(String.raw`(?:^|\s|box )${box} [A-Z]`).test(line);
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
