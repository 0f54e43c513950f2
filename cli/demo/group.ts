/** Companies of the demo's multi-entity client: six, with findings of several kinds. All names are made up. */
import type { NewEntity, NewOwner, NewTransaction } from "#modules/entities/schema";

/** Records name each other by legal name or by the name of a person. */
export interface DemoGroup {
  entities: readonly NewEntity[];
  owners: readonly (Omit<NewOwner, "entityId" | "ownerEntityId"> & { of: string; by: string })[];
  transactions: readonly (Omit<NewTransaction, "fromEntityId" | "toEntityId" | "recordedBy"> & {
    from: string;
    to: string;
    recordedBy?: string;
  })[];
}

const HOLDINGS = "Whitfield Holdings LLC";
const BAKERY = "Whitfield Bakery Inc.";
const REALTY = "Mill Street Realty LLC";
const VANS = "Whitfield Vans LLC";
const CAFES = "Corner Cafes LP";
const TRUST = "Whitfield Family Trust";
const DANA = "Dana Whitfield";
const MORGAN = "Morgan Whitfield";

const TEXAS = { jurisdictionFormation: "TX", jurisdictionOperation: "TX", fiscalYearEnd: "12/31" };

export const DEMO_GROUP: DemoGroup = {
  entities: [
    { legalName: HOLDINGS, entityType: "LLC", ein: "74-1000001", accountingMethod: "Accrual", ...TEXAS },
    {
      legalName: BAKERY,
      entityType: "S-Corp",
      ein: "74-1000002",
      accountingMethod: "Cash",
      elections: [{ kind: "2553", from: "2019-01-01" }],
      ...TEXAS,
    },
    { legalName: REALTY, entityType: "Disregarded Entity", isDisregardedEntity: true, ...TEXAS },
    { legalName: VANS, entityType: "LLC", ein: "74-100004", accountingMethod: "Cash", ...TEXAS },
    { legalName: CAFES, entityType: "Partnership", ein: "74-1000005", accountingMethod: "Accrual", ...TEXAS },
    { legalName: TRUST, entityType: "Trust", trustKind: "simple", ein: "74-1000006", ...TEXAS },
  ],
  owners: [
    { of: HOLDINGS, by: DANA, kind: "individual", isUsPerson: true, percentage: 60 },
    { of: HOLDINGS, by: MORGAN, kind: "individual", isUsPerson: true, percentage: 40 },
    { of: BAKERY, by: DANA, percentage: 75 },
    { of: BAKERY, by: MORGAN, percentage: 25 },
    { of: REALTY, by: HOLDINGS, percentage: 100 },
    { of: VANS, by: HOLDINGS, percentage: 60 },
    { of: CAFES, by: HOLDINGS, percentage: 50 },
    { of: CAFES, by: TRUST, percentage: 50 },
    { of: TRUST, by: MORGAN, role: "beneficiary", percentage: 100 },
  ],
  transactions: [
    {
      ...{ transactionType: "loan", from: HOLDINGS, to: BAKERY, recordedBy: HOLDINGS, amount: 12_000_000 },
      ...{ transactionDate: "2024-03-04", interestRate: 0 },
    },
    {
      ...{ transactionType: "management-fee", from: CAFES, to: HOLDINGS, amount: 180_000 },
      ...{ transactionDate: "2024-06-30", description: "Bookkeeping, first half" },
    },
    {
      ...{ transactionType: "lease", from: BAKERY, to: REALTY, amount: 4_200_000 },
      ...{ transactionDate: "2024-01-15", description: "Rent of the mill" },
    },
  ],
};
