/**
 * What clients are asked for, tax year 2024, in the order of the wizard. Required is only what every client of that
 * kind has: a retiree has no W-2, and nobody gets past the wizard without all that is required.
 */
import type { DocumentCategory } from "../schema.ts";
import { BOOKS } from "./books.ts";
import { BUSINESS_SITUATIONS } from "./business-situations.ts";
import { DEDUCTIONS_CREDITS } from "./deductions-credits.ts";
import { ORGANIZATION } from "./organization.ts";
import { OTHER_SITUATIONS } from "./other-situations.ts";
import { RETURNS_COMPLIANCE } from "./returns-compliance.ts";
import { TRANSACTIONS } from "./transactions.ts";
import { WAGES_INCOME } from "./wages-income.ts";

export const CATEGORIES: readonly DocumentCategory[] = [
  ...WAGES_INCOME,
  ...DEDUCTIONS_CREDITS,
  ...BUSINESS_SITUATIONS,
  ...OTHER_SITUATIONS,
  ...ORGANIZATION,
  ...BOOKS,
  ...TRANSACTIONS,
  ...RETURNS_COMPLIANCE,
];
