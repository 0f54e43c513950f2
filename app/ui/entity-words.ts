/** Words of people for the choices of the entities module. */
import type {
  ElectionKind,
  OwnerKind,
  OwnerRole,
  RelationKind,
  TaxClass,
  TransactionType,
  TrustKind,
} from "#modules/entities/schema";

export const TRANSACTION_LABELS: Record<TransactionType, string> = {
  loan: "Loan or advance",
  "management-fee": "Management fee",
  "cost-sharing": "Cost sharing",
  "asset-transfer": "Asset transfer",
  lease: "Lease agreement",
  service: "Service agreement",
};

export const KIND_LABELS: Record<OwnerKind, string> = {
  individual: "Individual",
  estate: "Estate",
  "bankruptcy-estate": "Bankruptcy estate",
  trust: "Trust outside the group",
  charity: "Charity",
  "retirement-plan": "Retirement plan",
  ira: "IRA",
  corporation: "Corporation outside the group",
  partnership: "Partnership outside the group",
};

export const ROLE_LABELS: Record<OwnerRole, string> = {
  owner: "Owner",
  beneficiary: "Beneficiary of a trust",
  grantor: "Grantor of a trust",
};

/** On the lines of the chart. */
export const ROLE_WORDS: Record<OwnerRole, string> = {
  owner: "",
  beneficiary: "beneficiary",
  grantor: "grantor",
};

export const RELATION_LABELS: Record<RelationKind, string> = {
  spouse: "Spouse",
  "former-spouse": "Former spouse",
  child: "Child",
  parent: "Parent",
  grandchild: "Grandchild",
  grandparent: "Grandparent",
  sibling: "Brother or sister",
};

export const TAX_CLASS_LABELS: Record<TaxClass, string> = {
  disregarded: "Disregarded",
  partnership: "Partnership",
  "c-corporation": "C corporation",
  "s-corporation": "S corporation",
  "personal-service-corporation": "Personal service corporation",
  "foreign-corporation": "Foreign corporation",
  "exempt-organization": "Exempt organization",
  "insurance-company": "Insurance company",
  "regulated-investment-company": "Regulated investment company",
  "personal-holding-company": "Personal holding company",
  "tax-shelter": "Tax shelter",
  farming: "Farming business",
  estate: "Estate",
};

export const TRUST_KIND_LABELS: Record<TrustKind, string> = {
  grantor: "Grantor trust",
  "former-grantor": "Former grantor trust, after the death",
  simple: "Simple trust",
  complex: "Complex trust",
  qsst: "Qualified subchapter S trust",
  esbt: "Electing small business trust",
  testamentary: "Testamentary trust",
  voting: "Voting trust",
  "charitable-remainder": "Charitable remainder trust",
  foreign: "Foreign trust",
};

export const ELECTION_LABELS: Record<ElectionKind, string> = {
  "8832-corporation": "Form 8832: taxed as a corporation",
  "8832-partnership": "Form 8832: taxed as a partnership",
  "8832-disregarded": "Form 8832: disregarded",
  "2553": "Form 2553: S corporation",
  qsub: "Form 8869: qualified subchapter S subsidiary",
  "8716": "Form 8716: section 444 tax year",
  "645": "Form 8855: section 645 estate treatment",
  "business-purpose-year": "Tax year with a business purpose",
  "52-53-week-year": "52-53-week tax year",
  "consolidated-return": "Consolidated return",
};

/** "loan" and its label, for a list of choices. */
export function choicesOf<Id extends string>(labels: Record<Id, string>): [Id, string][] {
  return Object.entries(labels) as [Id, string][];
}
