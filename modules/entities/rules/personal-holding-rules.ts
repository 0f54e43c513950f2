import type { Rule } from "./rule.ts";

export const PERSONAL_HOLDING_RULES = {
  "personal-holding-asked": {
    severity: "question",
    text: "Do dividends, interest, rents and royalties make up 60% or more of the income of {names}? If so, choose “Personal holding company” (tax class).",
    cpa: "{names}: five or fewer individuals own more than half of the value under 544, and the group's records show dividends, interest or rents. Personal holding company if 60% of adjusted ordinary gross income is such income.",
    citation: "26 USC 542(a)(1)",
    field: "taxClass",
  },
  "personal-holding": {
    severity: "warning",
    text: "{entity} is a personal holding company (tax class): what it does not pay out is taxed again.",
    cpa: "{entity}: personal holding company; {owners} of the stock under 544 in five or fewer hands. Schedule PH, tax of 541.",
    citation: "26 USC 541",
    field: "taxClass",
  },
} satisfies Record<string, Rule>;
