/** What people call the subjects of sections, in their own words. Kept by hand; a line that changes is embedded anew. */
import { ACCOUNTING } from "./accounting.ts";
import { CORPORATIONS } from "./corporations.ts";
import { DEDUCTIONS } from "./deductions.ts";
import { EMPLOYMENT } from "./employment.ts";
import { ESTATES_AND_TRUSTS } from "./estates-and-trusts.ts";
import { EXCISE } from "./excise.ts";
import { EXEMPT_ORGANIZATIONS } from "./exempt-organizations.ts";
import { INCOME } from "./income.ts";
import { INTERNATIONAL } from "./international.ts";
import { PARTNERSHIPS } from "./partnerships.ts";
import { PAYMENT_AND_REFUND } from "./payment-and-refund.ts";
import { PENALTIES } from "./penalties.ts";
import { PROCEDURE } from "./procedure.ts";
import { PROPERTY } from "./property.ts";
import { RATES_AND_CREDITS } from "./rates-and-credits.ts";
import { RETIREMENT } from "./retirement.ts";
import { RETURNS } from "./returns.ts";
import type { PlainWords } from "./plain-words.ts";

const ALL: PlainWords = {
  ...RATES_AND_CREDITS,
  ...INCOME,
  ...DEDUCTIONS,
  ...CORPORATIONS,
  ...PARTNERSHIPS,
  ...RETIREMENT,
  ...ACCOUNTING,
  ...EXEMPT_ORGANIZATIONS,
  ...ESTATES_AND_TRUSTS,
  ...PROPERTY,
  ...INTERNATIONAL,
  ...EMPLOYMENT,
  ...EXCISE,
  ...RETURNS,
  ...PAYMENT_AND_REFUND,
  ...PENALTIES,
  ...PROCEDURE,
};

/** Every phrase with the number of its section and the fragment of its unit: "b-2", empty for the whole section. */
export const plainWords: { number: string; fragment: string; phrase: string }[] = Object.entries(ALL).flatMap(
  ([pin, phrases]) => {
    const [number, ...path] = pin.match(/[\w-]+/g)!;
    return phrases.split("; ").map((phrase) => ({ number: number!, fragment: path.join("-"), phrase }));
  },
);
