import { inGroup } from "./in-group.ts";

export const BUSINESS_SITUATIONS = inGroup("personal", "Business Tax Situations", [
  {
    id: "schedule-k-1",
    name: "Schedule K-1",
    form: "K-1 of 1065, 1120-S, 1041",
    description: "Your share of income from a partnership, S corporation, estate or trust.",
    reason:
      "K-1: your share of the income is yours to report even when nothing was paid out, 26 USC 702 and 1366",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
    dueToClient: "2025-04-15",
  },
  {
    id: "self-employment-records",
    name: "Self-employment income and costs",
    form: "profit-and-loss, ledger",
    description: "A summary of your business income and expenses for the year.",
    reason:
      "Business income: profit is what came in less ordinary and necessary costs, by records you keep, 26 USC 162 and 6001",
    acceptedFormats: ["xlsx", "csv", "pdf"],
    expectedClass: "spreadsheet",
  },
  {
    id: "business-bank-statements",
    name: "Business bank and card statements",
    form: "statements",
    description: "All twelve months of statements for accounts used in the business.",
    reason: "Statements: what came in and went out must agree with your records, 26 USC 446 and 6001",
    acceptedFormats: ["pdf", "csv", "xlsx"],
    expectedClass: "bank-statement",
  },
  {
    id: "business-receipts",
    name: "Business receipts",
    form: "receipts, invoices paid",
    description: "Receipts for larger purchases, travel and meals.",
    reason:
      "Receipts: business costs can be deducted, travel only with amount, time, place and purpose, 26 USC 162 and 274(d)",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "receipt",
  },
  {
    id: "mileage-log",
    name: "Mileage log",
    form: "log, app export",
    description: "Date, miles, destination and purpose of each business drive.",
    reason:
      "Mileage: business driving can be deducted only with a record of miles, dates and purpose, 26 USC 274(d)",
    acceptedFormats: ["xlsx", "csv", "pdf", "image"],
    expectedClass: "spreadsheet",
  },
  {
    id: "home-office",
    name: "Home office",
    form: "floor plan, household bills",
    description: "The size of your office and home, and your rent, utilities and insurance.",
    reason:
      "Home office: only the part of your home used regularly and only for the business counts, 26 USC 280A(c)(1)",
    acceptedFormats: ["pdf", "xlsx", "csv", "image"],
    expectedClass: "receipt",
  },
  {
    id: "depreciation-records",
    name: "Equipment and vehicles",
    form: "purchase papers, prior 4562",
    description: "What you bought for the business this year, and last year's depreciation list.",
    reason:
      "Equipment: its cost is deducted from the day it was placed in service, over years or at once, 26 USC 167, 168 and 179",
    acceptedFormats: ["pdf", "xlsx", "csv", "image"],
    expectedClass: "spreadsheet",
  },
  {
    id: "rental-property",
    name: "Rental property",
    form: "rent roll, expenses, closing papers",
    description: "Rent collected, expenses, days rented and days used by you, for each property.",
    reason:
      "Rentals: rent is income, and days of your own use limit what can be deducted, 26 USC 61(a)(5) and 280A",
    acceptedFormats: ["xlsx", "csv", "pdf", "image"],
    expectedClass: "spreadsheet",
  },
]);
