/** Choices and limits of entities, owners and intercompany transactions; safe in a browser. */

export const ENTITY_TYPES = [
  "LLC",
  "S-Corp",
  "C-Corp",
  "Partnership",
  "Trust",
  "Disregarded Entity",
] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

export const ACCOUNTING_METHODS = ["Cash", "Accrual", "Hybrid"] as const;
export type AccountingMethod = (typeof ACCOUNTING_METHODS)[number];

export const TRANSACTION_TYPES = [
  "loan",
  "management-fee",
  "cost-sharing",
  "asset-transfer",
  "lease",
  "service",
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** How an entity is taxed where its type alone does not say. */
export const TAX_CLASSES = [
  "disregarded",
  "partnership",
  "c-corporation",
  "s-corporation",
  "personal-service-corporation",
  "personal-holding-company",
  "foreign-corporation",
  "exempt-organization",
  "insurance-company",
  "regulated-investment-company",
  "tax-shelter",
  "farming",
  "estate",
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

/** Elections, by form or by section. */
export const ELECTION_KINDS = [
  "8832-corporation",
  "8832-partnership",
  "8832-disregarded",
  "2553",
  "qsub",
  "8716",
  "645",
  "business-purpose-year",
  "52-53-week-year",
  "consolidated-return",
] as const;
export type ElectionKind = (typeof ELECTION_KINDS)[number];

export const TRUST_KINDS = [
  "grantor",
  "former-grantor",
  "simple",
  "complex",
  "qsst",
  "esbt",
  "testamentary",
  "voting",
  "charitable-remainder",
  "foreign",
] as const;
export type TrustKind = (typeof TRUST_KINDS)[number];

/** What a named owner outside the group is. */
export const OWNER_KINDS = [
  "individual",
  "estate",
  "bankruptcy-estate",
  "trust",
  "charity",
  "retirement-plan",
  "ira",
  "corporation",
  "partnership",
] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

/** How an owner holds: `beneficiary` and `grantor` of a trust only. */
export const OWNER_ROLES = ["owner", "beneficiary", "grantor"] as const;
export type OwnerRole = (typeof OWNER_ROLES)[number];

/** What the other person is to this one. */
export const RELATION_KINDS = [
  "spouse",
  "former-spouse",
  "child",
  "parent",
  "grandchild",
  "grandparent",
  "sibling",
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** The 50 states, by their postal codes. */
export const STATES = (
  "AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO " +
  "MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY"
).split(" ");

/** Maximum lengths, in characters. */
export const NAME_MAX = 200;
export const NUMBER_MAX = 40;
export const PLACE_MAX = 60;
export const NOTES_MAX = 2000;
export const REASON_MAX = 1000;

/** 10 trillion dollars in cents: exact in a JavaScript number. */
export const AMOUNT_MAX = 1_000_000_000_000_000;
/** Rows of each kind in one intake, and of one import. */
export const ROWS_MAX = 10_000;
