/** Shapes of the CPA's review of an intake, and of its messages; safe in a browser. */
import { isMisplaced, isSure, otherYear } from "./review/fit.ts";
import type { Classification, DocumentCategory, IntakeDocument, IntakeType } from "./records.ts";

/**
 * What does not fit about a document: it could not be read, is another form than its category asks for, is for another
 * year, or does not name the client.
 */
export const MISFITS = ["unreadable", "form", "year", "name"] as const;
export type Misfit = (typeof MISFITS)[number];

/** The CPA's decision about a document. One without a review is still to be looked at. */
export interface DocumentReview {
  id: string;
  /** Category of the document when the decision was made. */
  categoryId: string;
  /** Null once the document was moved or deleted. */
  documentId: string | null;
  fileName: string;
  verdict: "accepted" | "asked_again";
  /** Why the client is asked again; empty for an accepted document. */
  reason: string;
  decidedAt: string;
  /** When another document came into the category; null while a request is open. */
  answeredAt: string | null;
}

export interface IntakeMessage {
  id: string;
  /** From the office to the client, or from the client to the office. */
  fromOffice: boolean;
  /** Empty for an account that is gone. */
  authorName: string;
  /** `reopened`: the reason why the intake was opened again. */
  kind: "message" | "reopened";
  text: string;
  sentAt: string;
  /** Whether the other side answered, or said that no answer is needed. */
  isSettled: boolean;
}

/** Tax years for which an office may open an intake for a client. */
export const OFFICE_TAX_YEARS = [2025, 2024, 2023, 2022, 2021] as const;

/** A request is open until another document comes into its category. */
export function isOpenRequest({ verdict, answeredAt }: DocumentReview): boolean {
  return verdict === "asked_again" && answeredAt === null;
}

/** Forms that name their recipient; other documents may carry any name. */
const NAMED_FORMS: readonly Classification[] = ["w2", "1099", "tax-return"];
/** A last name is looked for in a text of at least this many characters. */
const TEXT_LEAST = 40;

interface Expectation {
  category: Pick<DocumentCategory, "id" | "expectedClass">;
  taxYear: number;
  intakeType: IntakeType;
  lastName: string;
  /** Text of the document. */
  text: string;
}

type Read = Pick<IntakeDocument, "readingState" | "classification" | "classificationConfidence" | "tags">;

/** What does not fit about a document that was read. */
export function misfitsOf(document: Read, expectation: Expectation): Misfit[] {
  if (document.readingState === "unreadable") return ["unreadable"];
  if (!isSure(document)) return [];
  return MISFITS.filter((misfit) => misfit !== "unreadable" && CHECKS[misfit](document, expectation));
}

const CHECKS: Record<Exclude<Misfit, "unreadable">, (document: Read, expected: Expectation) => boolean> = {
  form: (document, { category }) => isMisplaced(document, category),
  year: (document, { category, taxYear }) => otherYear(document, category, taxYear) !== null,
  // A business's papers carry the names of its entities.
  name: ({ classification }, { intakeType, lastName, text }) =>
    intakeType === "personal" &&
    NAMED_FORMS.includes(classification) &&
    letters(lastName).length > 1 &&
    text.length >= TEXT_LEAST &&
    !letters(text).includes(letters(lastName)),
};

/** The year among a document's tags, or null. */
export function yearIn(tags: readonly string[]): number | null {
  const year = tags.find((tag) => /^20\d\d$/.test(tag));
  return year ? Number(year) : null;
}

/** Letters only, without case and accents. */
function letters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}
