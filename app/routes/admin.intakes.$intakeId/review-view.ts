/** View model of the review: papers in order, their state, and what is to be decided first. */
import {
  isOpenRequest,
  yearIn,
  type ChecklistLine,
  type DocumentReview,
  type Intake,
  type IntakeDocument,
  type Misfit,
} from "#modules/intake/schema";
import type { Queue } from "#modules/admin/schema";
import { CLASS_NAMES } from "../documents.$intakeId/names.ts";

export type PaperState = "look" | "accepted" | "asked" | "replaced";

/** A document with what was decided about it. */
export interface ReviewedPaper {
  document: IntakeDocument;
  category: ChecklistLine["category"];
  state: PaperState;
  review: DocumentReview | null;
  misfits: Misfit[];
}

/** Papers in the order of the wizard. */
export function papersOf(
  lines: readonly ChecklistLine[],
  reviews: readonly DocumentReview[],
  misfits: Record<string, Misfit[]>,
): ReviewedPaper[] {
  const byDocument = new Map(reviews.map((review) => [review.documentId, review]));
  return lines.flatMap(({ category, documents }) =>
    documents.map((document) => {
      const review = byDocument.get(document.id) ?? null;
      return { document, category, state: stateOf(review), review, misfits: misfits[document.id] ?? [] };
    }),
  );
}

function stateOf(review: DocumentReview | null): PaperState {
  if (!review) return "look";
  if (review.verdict === "accepted") return "accepted";
  return isOpenRequest(review) ? "asked" : "replaced";
}

export const STATE_NAMES: Record<PaperState, string> = {
  look: "To look at",
  accepted: "Accepted",
  asked: "Asked again",
  replaced: "Sent anew",
};

/** The paper named in the address, else the first one to look at, else the first one. */
export function chosenPaper(papers: readonly ReviewedPaper[], asked: string | null): ReviewedPaper | null {
  return (
    papers.find(({ document }) => document.id === asked) ??
    papers.find(({ state }) => state === "look") ??
    papers[0] ??
    null
  );
}

/** Papers before and after, in the order of the list. */
export function neighborsOf(papers: readonly ReviewedPaper[], id: string | undefined) {
  const at = papers.findIndex(({ document }) => document.id === id);
  return {
    previous: at > 0 ? (papers[at - 1] ?? null) : null,
    next: at < 0 ? null : (papers[at + 1] ?? null),
  };
}

/** The next paper to look at after this one, from the end on to the beginning; null when none is left. */
export function nextToLookAt(papers: readonly ReviewedPaper[], id: string): string | null {
  const at = papers.findIndex(({ document }) => document.id === id);
  const ahead = [...papers.slice(at + 1), ...papers.slice(0, Math.max(at, 0))];
  return ahead.find(({ state }) => state === "look")?.document.id ?? null;
}

type Read = Pick<ReviewedPaper, "document" | "category" | "misfits">;

/** What does not fit about a paper, as sentences for the CPA. */
export function misfitSentences(paper: Read, { taxYear }: Pick<Intake, "taxYear">, client: string): string[] {
  const { document, category, misfits } = paper;
  const form = CLASS_NAMES[document.classification];
  const words: Record<Misfit, string> = {
    unreadable: `It could not be read${document.readingProblem ? `: ${document.readingProblem}` : "."}`,
    form: `This looks like a ${form}, sent as ${category.name}.`,
    year: `It is for ${yearIn(document.tags) ?? "another year"}; the intake is for ${taxYear}.`,
    name: `It does not name ${client}.`,
  };
  return misfits.map((misfit) => words[misfit]);
}

/** Words to ask the client again with; the CPA edits them. Empty where nothing is known. */
export function proposedReason(paper: Read, { taxYear }: Pick<Intake, "taxYear">): string {
  const { document, category, misfits } = paper;
  const form = CLASS_NAMES[document.classification];
  const year = yearIn(document.tags);
  if (misfits.includes("unreadable"))
    return "We cannot read this file. Please send it again as a clear photo or PDF.";
  if (misfits.includes("form"))
    return `This is a ${form}${year ? ` for ${year}` : ""}. Please send: ${category.name}. ${category.description}`;
  if (misfits.includes("year")) return `This is for ${year}. Please send the one for ${taxYear}.`;
  if (misfits.includes("name")) return "This paper carries another name. Please send the one with yours.";
  return "";
}

/** The category that asks for the form that was found, or null. */
export function proposedCategory(
  { document, category }: Read,
  lines: readonly ChecklistLine[],
): string | null {
  const line = lines.find(({ category: other }) => document.tags.includes(other.form));
  return line && line.category.id !== category.id ? line.category.id : null;
}

/** Requests whose paper was moved or deleted, and that nothing has answered yet. */
export function looseRequests(reviews: readonly DocumentReview[]): DocumentReview[] {
  return reviews.filter((review) => isOpenRequest(review) && review.documentId === null);
}

/** The beginning of a message that lists what is asked for again; empty when nothing is. */
export function proposedMessage(
  reviews: readonly DocumentReview[],
  lines: readonly ChecklistLine[],
  since: string | null,
): string {
  const open = reviews.filter(
    (review) => isOpenRequest(review) && (since === null || review.decidedAt > since),
  );
  if (open.length === 0) return "";
  const names = new Map(lines.map(({ category }) => [category.id, category.name]));
  const asked = open.map(({ categoryId, reason }) => `- ${names.get(categoryId) ?? ""}: ${reason}`);
  return ["Please send again:", ...asked].join("\n");
}

/** Where this screen is, with a paper and a queue. */
export function reviewPath(
  intakeId: string,
  {
    paper,
    queue,
    at,
    done,
  }: { paper?: string | null; queue?: Queue | null; at?: number; done?: string } = {},
): string {
  const query = new URLSearchParams();
  if (paper) query.set("paper", paper);
  if (queue) query.set("queue", queue);
  if (at) query.set("at", String(at));
  if (done) query.set("done", done);
  return `/admin/intakes/${intakeId}${query.size > 0 ? `?${query}` : ""}`;
}
