/** What intakes, categories and documents are made of, and their limits; safe in a browser. */

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

/** While one of a client's intakes has one of these, they may not start another. */
export const ACTIVE_STATUSES: readonly IntakeStatus[] = ["active", "pending", "in_progress"];

/** Every new intake is about this year. */
export const TAX_YEAR = 2024;
export const WIZARD_STEPS = 3;

/** 50 MB in bytes; a file of exactly this size is still accepted. */
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
  /** The same moment as `lastUpdated`. */
  updatedAt: string;
}

/** An intake as administrators see it in their list. */
export interface ClientIntake extends Intake {
  userId: string;
  clientName: string;
  clientEmail: string;
  /** Name of a category → how many documents it holds. */
  documentSummary: Record<string, number>;
}

export interface Goals {
  /** Ids of GOALS. */
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

/** The longest text of other goals, and of a reason, in characters. */
export const TEXT_MAX = 2000;

export interface DocumentCategory {
  id: string;
  intakeType: IntakeType;
  /** Where the wizard shows it: "Wages & Income", "Organization". */
  group: string;
  name: string;
  /** Name of the form or paper: "W-2", "tax bills". */
  form: string;
  /** What the client reads. */
  description: string;
  /** Why it is asked for, with its authority. */
  reason: string;
  isRequired: boolean;
  /** Optional, yet a CPA nearly always wants it. */
  askFirst: boolean;
  acceptedFormats: Format[];
  allowMultiple: boolean;
  /** Class that is expected of its papers. */
  expectedClass: Classification;
  /** Last day on which the issuer must furnish it, ISO date; null where no one must. */
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
  /** How sure the classification is, 0 to 1; 1 when a person said so. */
  classificationConfidence: number;
  /** What the reader took it for at first, whatever a person said later; null until it was read. */
  firstGuess: Classification | null;
  tags: string[];
  readingState: ReadingState;
  /** Why it is unreadable, for people; null otherwise. */
  readingProblem: string | null;
  /** Number of pages once read; null for what has none. */
  pages: number | null;
  isFavorite: boolean;
}

export const WAIVER_KINDS = ["does_not_apply", "cannot_get"] as const;
export type WaiverKind = (typeof WAIVER_KINDS)[number];

/** A client's word on a category that stays without papers. For a required one the CPA decides. */
export interface Waiver {
  categoryId: string;
  kind: WaiverKind;
  reason: string;
  /** `accepted` at once for optional categories. */
  state: "waiting" | "accepted" | "refused";
}

export interface IntakeStatistics {
  totalDocuments: number;
  requiredDocuments: number;
  completedRequired: number;
  optionalDocuments: number;
  completedOptional: number;
}

/** What a folder of the library holds; the tax year at the root, categories below it. */
export interface Folder {
  id: string;
  name: string;
  count: number;
  folders: Folder[];
}

/** One line of the wizard: a category with what is there. */
export interface ChecklistLine {
  category: DocumentCategory;
  documents: IntakeDocument[];
  waiver: Waiver | null;
  /** A document is there, or the waiver is accepted. */
  isSettled: boolean;
}

export const SORTS = ["name", "date", "size", "type"] as const;
export type Sort = (typeof SORTS)[number];

/** The most that a search answers: the best, as many as a person looks through. */
export const HITS_MAX = 50;

/** Where a word was found in a document. */
export interface DocumentHit {
  document: IntakeDocument;
  /** Words around the match; the matches stand between U+E000 and U+E001. */
  context: string | null;
  /** Page of a PDF, from 1; null for a match in name, category or tags. */
  page: number | null;
}
