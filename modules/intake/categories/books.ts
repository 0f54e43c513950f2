import { inGroup } from "./in-group.ts";

export const BOOKS = inGroup("multi-entity", "Books", [
  {
    id: "trial-balance",
    name: "Year-end trial balance",
    form: "export",
    description: "The closing balance of every account, before tax adjustments.",
    reason: "Trial balance: taxable income starts from the books that the entity keeps, 26 USC 446(a)",
    isRequired: true,
    acceptedFormats: ["xlsx", "csv", "pdf"],
    expectedClass: "spreadsheet",
  },
  {
    id: "financial-statements",
    name: "Financial statements",
    form: "P&L, balance sheet",
    description: "Year-end income statement and balance sheet for each entity.",
    reason:
      "Statements: book income and balance sheet are reconciled with the return, 26 USC 446 and 451(b)(3)",
    askFirst: true,
    acceptedFormats: ["pdf", "xlsx", "csv"],
    expectedClass: "spreadsheet",
  },
  {
    id: "general-ledger",
    name: "General ledger",
    form: "export",
    description: "Every posting of the year.",
    reason: "Ledger: what the return says must be supported by records, 26 USC 6001",
    acceptedFormats: ["xlsx", "csv", "pdf"],
    expectedClass: "spreadsheet",
  },
  {
    id: "entity-bank-statements",
    name: "Bank and card statements",
    form: "statements",
    description: "December statements and reconciliations for every account.",
    reason: "Bank statements: cash on the balance sheet must be supported by records, 26 USC 6001",
    acceptedFormats: ["pdf", "csv", "xlsx"],
    expectedClass: "bank-statement",
  },
  {
    id: "fixed-asset-schedule",
    name: "Fixed assets and depreciation",
    form: "asset list, prior 4562",
    description: "What each entity owns, bought and sold, with dates and cost.",
    reason:
      "Fixed assets: depreciation and gains are figured from dates and costs, 26 USC 167, 168, 179, 1245 and 1250",
    acceptedFormats: ["xlsx", "csv", "pdf"],
    expectedClass: "spreadsheet",
  },
  {
    id: "inventory-records",
    name: "Inventory",
    form: "count sheets",
    description: "Year-end inventory count and how it was priced.",
    reason:
      "Inventory: the cost of what was sold depends on the count and how it was priced, 26 USC 471 and 263A",
    acceptedFormats: ["xlsx", "csv", "pdf"],
    expectedClass: "spreadsheet",
  },
]);
