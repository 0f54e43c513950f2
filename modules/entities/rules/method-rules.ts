import type { Rule } from "./rule.ts";

export const METHOD_RULES = {
  "cash-corporation": {
    severity: "error",
    text: "{entity} is too large for the cash method (accounting method): {average} a year on average, the limit is {limit}.",
    cpa: "{entity}: 3-year average gross receipts {average}{together} exceed {limit}.",
    citation: "26 USC 448(a)(1)",
    field: "accountingMethod",
    group: "taxElections",
  },
  "cash-partnership": {
    severity: "error",
    text: "{entity} has the corporation {partner} as a partner and is too large for the cash method (accounting method).",
    cpa: "{entity}: C corporation partner {partner}; average {average}{together} exceeds {limit}.",
    citation: "26 USC 448(a)(2)",
    field: "accountingMethod",
    group: "taxElections",
  },
  "cash-shelter": {
    severity: "error",
    text: "{entity} is a tax shelter, which cannot use the cash method (accounting method).",
    cpa: "{entity}: tax shelter; the gross receipts test does not apply.",
    citation: "26 USC 448(a)(3)",
    field: "accountingMethod",
    group: "taxElections",
  },
  "receipts-asked": {
    severity: "question",
    text: "{entity} uses the cash method. What were its gross receipts in the three years before {year} (gross receipts)?",
    cpa: "{entity}: gross receipts of the prior years are not recorded; the 448(c) test is open.",
    citation: "26 USC 448(c)(1)",
    field: "grossReceipts",
    group: "taxElections",
  },
} satisfies Record<string, Rule>;
