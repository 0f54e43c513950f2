/** The result of validation as the API and the screens see it; safe in a browser. */

export const SEVERITIES = ["error", "warning", "question"] as const;
export type Severity = (typeof SEVERITIES)[number];

export interface FindingAuthority {
  /** Pin cite: "26 USC 1361(b)(1)(A)". */
  citation: string;
  /** Path of this site that opens the paragraph. */
  url: string;
}

export interface Finding {
  /** The same for the same rule and subjects, whatever the facts. */
  id: string;
  /** Name of the rule: "ownership-missing". */
  rule: string;
  severity: Severity;
  /** For the client. */
  text: string;
  /** For the CPA; absent for clients. */
  cpaText?: string;
  /** The entity to mend comes first. */
  entityIds: string[];
  ownerId?: string;
  transactionId?: string;
  /** Field that mends it, as in the body of the entity, the owner or the transaction. */
  field: string;
  authority: FindingAuthority;
  state: "open" | "accepted";
  /** Why the CPA accepted it; only while accepted. */
  reason?: string;
}

export interface EntityValidation {
  /** No error is open. */
  isValid: boolean;
  ownership: {
    /** Lowest total of an entity that must have owners. */
    totalPercentage: number;
    /** 100 less the total; below 0 when the total is above 100. */
    missingOwnership: number;
    /** Each begins with the legal name and gives the difference as "40%". */
    ownershipGaps: string[];
  };
  /** True when no finding of the group is open. */
  compliance: { taxElections: boolean; intercompanyDocumentation: boolean; stateRegistrations: boolean };
  warnings: string[];
  recommendations: string[];
  /** Errors first, then warnings, then questions. */
  findings: Finding[];
}

/** Provisions whose constructive ownership can be computed. */
export const ATTRIBUTION_SECTIONS = ["318", "267", "707", "544", "1563"] as const;
export type AttributionSection = (typeof ATTRIBUTION_SECTIONS)[number];

/** What an owner owns of one entity under a section, directly and by attribution. */
export interface AttributedShare {
  /** Id of the person or entity. */
  ownerId: string;
  name: string;
  direct: number;
  /** Percent including what is attributed; shares of several owners may add up to more than 100. */
  percentage: number;
  /** Names along the strongest paths, for people: "Ann → HoldCo → Acme LLC". */
  through: string[];
}

export interface Attribution {
  entityId: string;
  section: AttributionSection;
  shares: AttributedShare[];
  /** Stopped at 100,000 paths: the shares are lower bounds, and a CPA must look. */
  isTooEntangled: boolean;
}

export interface ReturnDue {
  entityId: string;
  /** "1120-S" */
  form: string;
  /** ISO dates, moved to the next business day: 26 USC 7503. */
  due: string;
  extended: string;
  authority: FindingAuthority;
  /** Schedules that list owners or holdings by name. */
  disclosures: { schedule: string; names: string[]; authority: FindingAuthority }[];
}

export const IMPORT_KINDS = ["entities", "owners", "transactions"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export interface ImportLine {
  kind: ImportKind;
  /** Row of the sheet, from 2: the first row holds the headings. */
  row: number;
  action: "add" | "change" | "same" | "refuse";
  /** What it is about: a legal name, or "Ann → Acme LLC". */
  subject: string;
  /** What changes or why it is refused, for people; empty for "same". */
  text: string;
}

export interface ImportPreview {
  lines: ImportLine[];
  added: number;
  changed: number;
  unchanged: number;
  refused: number;
}
