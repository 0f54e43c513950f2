/** Shapes and limits of intakes, categories and documents; safe in a browser. */

export const INTAKE_TYPES = ["personal", "multi-entity"] as const;
export type IntakeType = (typeof INTAKE_TYPES)[number];

export const INTAKE_STATUSES = [
  "active",
  "pending",
  "in_progress",
  "review_ready",
  "completed",
  "filed",
] as const;
export type IntakeStatus = (typeof INTAKE_STATUSES)[number];

/** A client with an intake in one of these statuses cannot start another. */
export const ACTIVE_STATUSES: readonly IntakeStatus[] = ["active", "pending", "in_progress"];

/** Tax year of every new intake. */
export const TAX_YEAR = 2024;
export const WIZARD_STEPS = 3;

/** 50 MB in bytes, inclusive. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

export const FILE_EXISTS = "File Already Exists - This category already has a file. Please delete it first.";
export const ONE_FILE_ONLY = "Multiple Files Not Allowed - This category only accepts one file at a time";

export const FORMATS = ["pdf", "csv", "xlsx", "image"] as const;
export type Format = (typeof FORMATS)[number];

export const CLASSIFICATIONS = [
  "w2",
  "1099",
  "bank-statement",
  "receipt",
  "tax-return",
  "spreadsheet",
  "other",
] as const;
export type Classification = (typeof CLASSIFICATIONS)[number];

export interface Intake {
  id: string;
  taxYear: number;
  intakeType: IntakeType;
  status: IntakeStatus;
  /** Percent, 0 to 100. */
  progress: number;
  goals: Goals;
  createdAt: string;
  lastUpdated: string;
  /** Same value as `lastUpdated`. */
  updatedAt: string;
}

/** An intake in the administrators' list. */
export interface ClientIntake extends Intake {
  userId: string;
  clientName: string;
  clientEmail: string;
  /** Category name → number of documents. */
  documentSummary: Record<string, number>;
}

export interface Goals {
  /** Ids from GOALS. */
  chosen: string[];
  other: string;
}

/** The "Goals or Concerns" checklist. */
export const GOALS = [
  { id: "minimize-amt", label: "Minimize AMT" },
  { id: "maximize-credits", label: "Maximize credits" },
  { id: "avoid-audit-triggers", label: "Avoid audit triggers" },
  { id: "understand-new-laws", label: "Understand new tax laws" },
  { id: "optimize-business-deductions", label: "Optimize business deductions" },
  { id: "plan-retirement", label: "Plan retirement contributions" },
  { id: "prior-year-issues", label: "Address prior year issues" },
  { id: "minimize-state-tax", label: "Minimize state tax" },
] as const;

/** Maximum length of other goals and of reasons, in characters. */
export const TEXT_MAX = 2000;

export interface DocumentCategory {
  id: string;
  intakeType: IntakeType;
  /** Group in the wizard: "Wages & Income", "Organization". */
  group: string;
  name: string;
  /** Name of the form or document: "W-2", "tax bills". */
  form: string;
  /** Description for the client. */
  description: string;
  /** Why it is requested, with the legal authority. */
  reason: string;
  isRequired: boolean;
  /** Optional, but a CPA nearly always wants it. */
  askFirst: boolean;
  acceptedFormats: Format[];
  allowMultiple: boolean;
  /** Expected class of its documents. */
  expectedClass: Classification;
  /** Last day for the issuer to furnish it, ISO date; null without such a duty. */
  dueToClient: string | null;
}

/** queued → reading → read or unreadable. */
export type ReadingState = "queued" | "reading" | "read" | "unreadable";

export interface IntakeDocument {
  id: string;
  intakeId: string;
  categoryId: string;
  originalFileName: string;
  /** Bytes. */
  fileSize: number;
  mimeType: string;
  uploadedAt: string;
  classification: Classification;
  /** Confidence of the classification, 0 to 1; 1 when a person set it. */
  classificationConfidence: number;
  /** Class found by extraction, whatever a person said later; null until extracted. */
  firstGuess: Classification | null;
  tags: string[];
  readingState: ReadingState;
  /** Why it is unreadable, for people; null otherwise. */
  readingProblem: string | null;
  /** Number of pages once extracted; null for formats without pages. */
  pages: number | null;
  isFavorite: boolean;
}

export const WAIVER_KINDS = ["does_not_apply", "cannot_get"] as const;
export type WaiverKind = (typeof WAIVER_KINDS)[number];

/** A client's statement that a category stays empty. For a required one the CPA decides. */
export interface Waiver {
  categoryId: string;
  kind: WaiverKind;
  /** Empty for what does not apply to an optional category. */
  reason: string;
  /** `accepted` immediately for optional categories. */
  state: "waiting" | "accepted" | "refused";
}

export interface IntakeStatistics {
  totalDocuments: number;
  requiredDocuments: number;
  completedRequired: number;
  optionalDocuments: number;
  completedOptional: number;
}

/** A folder of the library; the tax year at the root, categories below it. */
export interface Folder {
  id: string;
  name: string;
  count: number;
  folders: Folder[];
}

/** A line of the checklist: a category with its documents. */
export interface ChecklistLine {
  category: DocumentCategory;
  documents: IntakeDocument[];
  waiver: Waiver | null;
  /** It has a document or an accepted waiver, or the client cannot get the paper and the CPA has yet to decide. */
  isSettled: boolean;
  /** Papers of this category that follow from the client's companies; absent without any. */
  askedFor?: string[];
}

export const SORTS = ["name", "date", "size", "type"] as const;
export type Sort = (typeof SORTS)[number];

/** Maximum number of search results. */
export const HITS_MAX = 50;

/** A match in a document. */
export interface DocumentHit {
  document: IntakeDocument;
  /** Words around the match; matches are enclosed in U+E000 and U+E001. */
  context: string | null;
  /** Page of a PDF, from 1; null for a match in name, category or tags. */
  page: number | null;
}
