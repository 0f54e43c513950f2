/** Documents that are not forms, recognized by their typical words and layout. */
import type { Classification } from "#modules/intake/schema";
import { phrase } from "./fold.ts";
import { lineAt, type Page } from "./page.ts";

export interface Guess {
  classification: Classification;
  confidence: number;
  /** Name for the tag; null when the class says enough. */
  name: string | null;
}

const any = (...phrases: string[]) => phrases.map(phrase);

const BANK = [
  any("beginning balance", "opening balance", "balance brought forward", "previous balance", "balance as of"),
  any("ending balance", "closing balance", "balance carried forward", "new balance", "daily balance"),
  any("statement period", "statement date", "statement of account", "account statement", "bank statement"),
  any("consolidated statement", "e-statement", "statement closing date", "rekeningafschrift", "kontoauszug"),
  any("account summary", "account number", "account no", "account activity", "account details"),
  any("savings account", "checking account", "current account", "personal account", "iban"),
  any("deposits", "deposit", "total credits", "payments and credits", "total incoming", "money in"),
  any("withdrawals", "withdrawal", "total debits", "checks paid", "purchases", "total outgoing", "money out"),
  any("transaction details", "transaction history", "date description", "transactions", "counterparty"),
  any("minimum payment due", "credit limit", "payment due date", "interest charged"),
];
const BANK_ENOUGH = 4;
/** Lines that begin with a date and end with an amount. */
const POSTING = /^\d{1,4}[ ./-](?:\d{1,2}|[a-z]{3,4})\b.*\d[.,]\d{2}\b\D{0,4}$/gm;
const POSTINGS_ENOUGH = 5;

/** Words found only on receipts, and words found on receipts among others. */
const PAID = any("receipt", "payment received", "paid in full", "amount tendered", "change due");
const RECEIPT = [
  PAID,
  any("subtotal", "sub-total", "sub total"),
  any("visa", "mastercard", "amex", "card ending", "approval code", "auth code", "paid by", "payment method"),
];
const RECEIPT_TOO = [
  any("total", "grand total", "amount paid", "total paid"),
  any("tax", "sales tax", "vat", "gst"),
  any("thank you", "come again", "customer copy"),
  any("sales associate", "cashier", "server", "register", "terminal", "cash"),
  any("tip", "gratuity"),
];
const RECEIPT_ENOUGH = 4;
/** Maximum length of a receipt, in lines. */
const RECEIPT_LINES = 90;

const INVOICE = [
  any("invoice", "invoice date", "invoice no", "invoice number"),
  any("due date", "payment due", "amount due", "balance due", "payment terms", "net 30"),
  any("bill to", "billed to", "ship to", "remit to", "p.o. number", "purchase order"),
];
const INVOICE_ENOUGH = 2;

/** Evidence of payments and donations. */
const PROOFS: { words: RegExp[]; atLeast: number }[] = [
  { words: any("no goods or services were provided", "no goods or services were given"), atLeast: 1 },
  { words: any("contribution", "donation", "501(c)(3)", "tax-deductible"), atLeast: 2 },
  { words: any("property tax", "parcel", "assessed value", "real estate tax"), atLeast: 2 },
  { words: any("explanation of benefits", "amount billed", "patient responsibility"), atLeast: 2 },
];

const BOOKS = any(
  "profit and loss",
  "profit & loss",
  "income statement",
  "statement of operations",
  "balance sheet",
  "trial balance",
  "general ledger",
  "rent roll",
  "mileage log",
  "depreciation schedule",
  "fixed asset schedule",
  "capitalization table",
);
/** A heading stands above this share of the page, or in one of its first lines. */
const HEADING = 0.3;
const HEADING_LINES = 4;
const HEADING_CHARACTERS = 80;

/** Best match of a page's layout, or null. */
export function guessByLayout(page: Page): Guess | null {
  const bank = counted(page, BANK) + (hasPostings(page) ? 1 : 0);
  if (bank >= BANK_ENOUGH) return guess("bank-statement", sure(bank, BANK_ENOUGH));
  const invoice = counted(page, INVOICE) + (headed(page, INVOICE[0] ?? []) ? 1 : 0);
  const isPaid = counted(page, [PAID]) > 0;
  if (invoice >= INVOICE_ENOUGH && !isPaid) return guess("other", sure(invoice, INVOICE_ENOUGH), "Invoice");
  if (headed(page, BOOKS)) return guess("spreadsheet", 0.75);
  const own = counted(page, RECEIPT);
  const receipt = 2 * own + (headed(page, PAID) ? 1 : 0) + counted(page, RECEIPT_TOO);
  if (own > 0 && receipt >= RECEIPT_ENOUGH && page.lines.length <= RECEIPT_LINES) {
    return guess("receipt", sure(receipt, RECEIPT_ENOUGH));
  }
  const isProof = PROOFS.some(
    ({ words, atLeast }) =>
      counted(
        page,
        words.map((word) => [word]),
      ) >= atLeast,
  );
  return isProof ? guess("receipt", 0.65) : null;
}

function guess(classification: Classification, confidence: number, name: string | null = null): Guess {
  return { classification, confidence, name };
}

function hasPostings({ text }: Page): boolean {
  return [...text.matchAll(POSTING)].length >= POSTINGS_ENOUGH;
}

function counted({ text }: Page, groups: RegExp[][]): number {
  return groups.filter((group) => group.some((words) => text.search(words) >= 0)).length;
}

function headed(page: Page, phrases: RegExp[]): boolean {
  return phrases.some((words) => {
    const at = page.text.search(words);
    const line = at < 0 ? undefined : lineAt(page, at);
    if (!line || line.text.length >= HEADING_CHARACTERS) return false;
    return line.top < HEADING || page.lines.indexOf(line) < HEADING_LINES;
  });
}

function sure(found: number, enough: number): number {
  return Math.min(0.92, 0.62 + 0.08 * (found - enough + 1));
}
