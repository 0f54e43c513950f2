import { inGroup } from "./in-group.ts";

export const TRANSACTIONS = inGroup("multi-entity", "Transactions", [
  {
    id: "intercompany-ledger",
    name: "Intercompany ledger",
    form: "due-to/due-from reconciliation",
    description: "What the entities owe each other and what moved between them, seen from both sides.",
    reason:
      "Between your entities: prices must be those of strangers, and some deductions must wait, 26 USC 482 and 267(a)",
    askFirst: true,
    acceptedFormats: ["xlsx", "csv", "pdf"],
    expectedClass: "spreadsheet",
  },
  {
    id: "loan-agreements",
    name: "Loans and advances",
    form: "note, amortization schedule",
    description: "Signed notes between entities or with owners, with interest rate and payments.",
    reason:
      "Loans: without a real note and enough interest, a loan can be treated as something else, 26 USC 385 and 7872",
    acceptedFormats: ["pdf", "xlsx", "image"],
    expectedClass: "other",
  },
  {
    id: "service-agreements",
    name: "Management, service, cost-sharing agreements",
    form: "contract, invoices",
    description: "Contracts and invoices for fees charged between the entities.",
    reason:
      "Service fees: they must be ordinary, necessary and priced as between strangers, 26 USC 162 and 482",
    acceptedFormats: ["pdf", "xlsx", "image"],
    expectedClass: "other",
  },
  {
    id: "lease-agreements",
    name: "Leases",
    form: "lease, rent invoices",
    description: "Leases between the entities or with owners.",
    reason:
      "Leases: rent can be deducted where it is truly for use of the property, 26 USC 162(a)(3) and 482",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
  },
  {
    id: "asset-transfers",
    name: "Asset transfers and sales",
    form: "bill of sale, appraisal, closing statement",
    description: "Papers for property sold or moved between entities or owners.",
    reason:
      "Transfers: losses between related parties are not allowed, and some gains change their kind, 26 USC 267(a)(1), 707(b) and 1239",
    acceptedFormats: ["pdf", "image", "xlsx"],
    expectedClass: "other",
  },
  {
    id: "distributions-capital",
    name: "Distributions and capital",
    form: "minutes, capital accounts, basis schedules",
    description: "Dividends, draws and contributions by owner and date.",
    reason:
      "Distributions: whether they are taxed depends on earnings and on each owner's basis, 26 USC 301, 731 and 1368",
    acceptedFormats: ["xlsx", "csv", "pdf"],
    expectedClass: "spreadsheet",
  },
]);
