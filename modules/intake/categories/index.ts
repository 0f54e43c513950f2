/**
 * Document categories for tax year 2024, in the order of the wizard. Required only where every client of that kind has
 * the document: a retiree has no W-2, and the wizard does not continue without all required ones.
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
