/** When payers must furnish their statements to the client: the days of `dueToClient`, for any tax year. */
import { moveToBusinessDay } from "./business-days.ts";

/**
 * Months and days before 26 USC 7503 moves them: W-2 and most 1099s (6051(a), 6041(d)); 1099-B and 1099-S (6045(b));
 * K-1s of partnerships and S corporations (6072(b)); of trusts (6072(a)); 5498 (Form 5498 instructions).
 */
const DAYS = ["01-31", "02-15", "03-15", "04-15", "05-31"];

/** The day for `taxYear` of a statement whose day for `knownYear` is `known`; all ISO dates, moved to business days. */
export function statementDue(known: string, knownYear: number, taxYear: number): string {
  const day = DAYS.find((one) => moveToBusinessDay(`${knownYear + 1}-${one}`) === known) ?? known.slice(5);
  return moveToBusinessDay(`${taxYear + 1}-${day}`);
}
