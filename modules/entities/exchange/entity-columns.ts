/** The sheet of entities. */
import {
  ACCOUNTING_METHODS,
  ELECTION_KINDS,
  ENTITY_TYPES,
  TAX_CLASSES,
  TRUST_KINDS,
  type BusinessEntity,
} from "../schema.ts";
import {
  asCents,
  asDate,
  asText,
  asYesNo,
  CellProblem,
  dollars,
  oneOf,
  pairsOf,
  yesNo,
  type Column,
} from "./columns.ts";

const text = (
  heading: string,
  field: "ein" | "tin" | "notes" | "fiscalYearEnd",
  note: string,
): Column<BusinessEntity> => {
  return { heading, field, note, write: (entity) => entity[field] ?? "", read: asText };
};

export const ENTITY_COLUMNS: readonly Column<BusinessEntity>[] = [
  {
    heading: "Legal name",
    field: "legalName",
    note: "Required",
    write: (one) => one.legalName,
    read: asText,
  },
  {
    heading: "Type",
    field: "entityType",
    note: ENTITY_TYPES.join(", "),
    write: (one) => one.entityType ?? "",
    read: oneOf(ENTITY_TYPES),
  },
  text("EIN", "ein", "XX-XXXXXXX"),
  text("TIN", "tin", "Whole number; hidden digits stay as they are"),
  {
    heading: "State of formation",
    field: "jurisdictionFormation",
    note: "Two letters",
    write: (one) => one.jurisdictionFormation ?? "",
    read: asText,
  },
  {
    heading: "State of operation",
    field: "jurisdictionOperation",
    note: "Two letters",
    write: (one) => one.jurisdictionOperation ?? "",
    read: asText,
  },
  text("Fiscal year end", "fiscalYearEnd", "12/31"),
  {
    heading: "Accounting method",
    field: "accountingMethod",
    note: ACCOUNTING_METHODS.join(", "),
    write: (one) => one.accountingMethod ?? "",
    read: oneOf(ACCOUNTING_METHODS),
  },
  {
    heading: "Disregarded",
    field: "isDisregardedEntity",
    note: "yes or no",
    write: (one) => yesNo(one.isDisregardedEntity),
    read: asYesNo,
  },
  {
    heading: "Formation date",
    field: "formationDate",
    note: "2024-12-31",
    write: (one) => one.formationDate ?? "",
    read: asDate,
  },
  {
    heading: "End date",
    field: "endDate",
    note: "2024-12-31",
    write: (one) => one.endDate ?? "",
    read: asDate,
  },
  {
    heading: "Tax class",
    field: "taxClass",
    note: TAX_CLASSES.join(", "),
    write: (one) => one.taxClass ?? "",
    read: oneOf(TAX_CLASSES),
  },
  {
    heading: "Elections",
    field: "elections",
    note: "2553: 2020-01-01; 8716",
    write: (one) => one.elections.map(({ kind, from }) => (from ? `${kind}: ${from}` : kind)).join("; "),
    read: (written) =>
      pairsOf(written).map(([kind, from]) => {
        return { kind: oneOf(ELECTION_KINDS)(kind), from: from === "" ? null : asDate(from) };
      }),
  },
  {
    heading: "Kind of trust",
    field: "trustKind",
    note: TRUST_KINDS.join(", "),
    write: (one) => one.trustKind ?? "",
    read: oneOf(TRUST_KINDS),
  },
  {
    heading: "Gross receipts",
    field: "grossReceipts",
    note: "2022: 28000000; 2023: 31000000.50",
    write: (one) => one.grossReceipts.map(({ year, cents }) => `${year}: ${dollars(cents)}`).join("; "),
    read: (written) =>
      pairsOf(written).map(([year, amount]) => ({ year: asYear(year), cents: asReceipts(amount) })),
  },
  text("Notes", "notes", "Anything else"),
];

function asYear(written: string): number {
  if (!/^\d{4}$/.test(written)) throw new CellProblem(`“${written}” is no year.`);
  return Number(written);
}

function asReceipts(written: string): number {
  return /^0+(\.0{1,2})?$/.test(written) ? 0 : asCents(written);
}
