/** Fallback: classification by file name. */
import type { Classification } from "#modules/intake/schema";
import { fold } from "./fold.ts";

const NAMES: [RegExp, Classification][] = [
  [/(?:w-?2g|w-?9|w-?4|w-?3|1098|1095|5498|k-?1)(?![0-9])/, "other"],
  [/(?<![a-z0-9])w[- ]?2c?(?![a-z0-9])/, "w2"],
  [/1099/, "1099"],
  [/invoice/, "other"],
  [/receipt/, "receipt"],
  [/(?:1040|1065|1120|tax[- ]?return)/, "tax-return"],
  [/(?:bank|account|card|checking|savings)[- ]?(?:statement|stmt)|e-?statement/, "bank-statement"],
];

export function guessByName(fileName: string): Classification | null {
  const name = fold(fileName).replace(/[_.]+/g, " ");
  return NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
