/** The papers of one client as evidence beside the law: what may be quoted of them, and the built-in model's reading. */
import type { Range } from "#modules/authority/schema";
import { formsIn, lackingIn, soughtWords } from "../chat/client-question.ts";
import { checkAnswer } from "../checking.ts";
import type { PaperPage } from "../contract.ts";
import { createDraft, type Draft } from "../drafting.ts";
import type { Quotable } from "../quotable.ts";
import type { SourcedAnswer } from "../retrieval-answer.ts";
import { askedOfPapers, chosenLines, saidBy, type AskedOfPapers } from "./lines.ts";

/** Pages that the built-in model quotes. */
const PAGES = 3;

const HEADING = "## In the client's papers";

/** A page of a paper; it is one part, cited as a whole. */
export function quotablePaper({ documentId, intakeId, fileName, page, text, found }: PaperPage): Quotable {
  const citation = citationOf({ fileName, page });
  const base = `/documents/${intakeId}?${new URLSearchParams({ document: documentId, at: String(page) })}`;
  const urlAt = ({ start, end }: Range) => `${base}&from=${start}&to=${end}`;
  const whole = { citation, url: base, heading: null, start: 0, end: text.length };
  return {
    ...{ citation, title: "The client's paper", asOf: "", text, parts: [whole], urlAt },
    citeAt: () => citation,
    paper: { documentId, intakeId, fileName, page, found },
  };
}

function citationOf({ fileName, page }: Pick<PaperPage, "fileName" | "page">): string {
  return `${fileName}, page ${page}`;
}

/** The chance that papers which name all that is asked for answer it, and that those which name a part do. */
const NAMED = 0.9;
const NEAR = 0.4;
const NO_LAW = ["no authority in the library was found for it"];

/**
 * The answer to what only the client's papers can tell, without the law: of those pages that name the most of what is
 * asked for. Null where none names any of it.
 */
export function answerFromPapers(question: string, pages: PaperPage[]): SourcedAnswer | null {
  const { nearest, lacking } = nearestPages(question, pages);
  if (nearest.length === 0 || lacking.length >= soughtWords(question).length) return null;
  const whole = nearest.map((page) => ({ ...page, found: [{ start: 0, end: page.text.length }] }));
  const papers = readPapers(question, whole);
  if (papers.checked.quotations.length === 0) return null;
  const first = saidBy(askedOfPapers(question), whole.slice(0, PAGES));
  const bottomLine = [
    lacking.length > 0 &&
      `None of the client's papers names ${lacking.map((one) => `“${one}”`).join(" or ")}.`,
    first?.words && `${lacking.length > 0 ? "Nearest: " : ""}${citationOf(first.page)}: ${first.words}`,
    first?.words === null && `${citationOf(first.page)} has a field for it: see the lines around it.`,
  ]
    .filter(Boolean)
    .join(" ");
  const doubts = [
    ...(lacking.length > 0 ? ["the papers do not name all that is asked for"] : []),
    ...(first?.words === null ? ["only the label of a field was found"] : []),
  ];
  return {
    ...papers,
    bottomLine,
    confidence: doubts.length === 0 ? NAMED : NEAR,
    doubts,
    checked: { ...papers.checked, answer: `${bottomLine}\n\n${papers.checked.answer}` },
  };
}

/** The pages that name the most of what is asked for, and what they do not name. */
function nearestPages(question: string, pages: PaperPage[]): { nearest: PaperPage[]; lacking: string[] } {
  const read = ofFormsNamed(question, pages).map((page) => ({ page, lacking: lackingIn(page, question) }));
  const least = Math.min(...read.map(({ lacking }) => lacking.length));
  const nearest = read.filter(({ lacking }) => lacking.length === least);
  return { nearest: nearest.map(({ page }) => page), lacking: nearest[0]?.lacking ?? [] };
}

/** Of a question that names a form, the pages that name it too, if there are any. */
function ofFormsNamed(question: string, pages: PaperPage[]): PaperPage[] {
  const forms = formsIn(question);
  const named = pages.filter(({ fileName, text }) => {
    const words = formsIn(`${fileName} ${text}`);
    return forms.some((form) => words.includes(form));
  });
  return named.length > 0 ? named : pages;
}

/** What the papers say on a question, in the order of their match; no quotations where no line matches. */
export function readPapers(question: string, pages: PaperPage[]): SourcedAnswer {
  const draft = createDraft();
  const asked = askedOfPapers(question);
  for (const page of nearestPages(question, pages).nearest.slice(0, PAGES)) writePage(draft, asked, page);
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
  if (!law) return { ...papers, confidence: papers.confidence ?? NEAR, doubts: papers.doubts ?? NO_LAW };
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

function writePage(draft: Draft, asked: AskedOfPapers, page: PaperPage): void {
  const lines = chosenLines(asked, page);
  if (lines.length === 0) return;
  const quotable = quotablePaper(page);
  draft.line(`${quotable.citation}:`);
  const source = draft.source(quotable, 0);
  for (const range of lines) draft.line(`- ${draft.quote(quotable, range, source)}`);
}
