import type { Rule } from "./rule.ts";

export const OWNERSHIP_RULES = {
  "ownership-missing": {
    severity: "error",
    text: "{entity}: {difference} of the ownership (percentage) is missing {when}. The owners add up to {total}.",
    cpa: "{entity}: recorded shares total {total} {when}; {difference} has no owner. Allocations and K-1s cannot be complete.",
    citation: "26 USC 6031(b)",
    field: "ownershipPercentage",
  },
  "ownership-excess": {
    severity: "error",
    text: "{entity}: {difference} of the ownership (percentage) is too much {when}. The owners add up to {total}.",
    cpa: "{entity}: recorded shares total {total} {when}, {difference} over the whole. Look for a transfer without an end date.",
    citation: "26 USC 6031(b)",
    field: "ownershipPercentage",
  },
  "owner-not-named": {
    severity: "question",
    text: "Who owns {percentage} of {entity}? The owner has not been named yet.",
    cpa: "{percentage} of {entity} is recorded without a holder; class, eligibility and attribution leave it out.",
    citation: "26 USC 6031(b)",
    field: "ownerName",
  },
  "owner-share-unknown": {
    severity: "question",
    text: "How much of {entity} does {owner} own? The percentage is 0.",
    cpa: "{owner} is recorded as a holder of {entity} with 0%.",
    citation: "26 USC 6031(b)",
    field: "percentage",
  },
  "owner-twice": {
    severity: "warning",
    text: "{owner} is recorded twice as an owner of {entity} for the same time. Join the two records, or end one.",
    cpa: "Overlapping owner records of {owner} in {entity}; totals add both.",
    citation: "26 USC 6031(b)",
    field: "from",
  },
  "owner-outside-life": {
    severity: "warning",
    text: "{owner} is recorded as an owner of {entity} on days on which {entity} did not exist (dates).",
    cpa: "Owner record of {owner} lies partly outside the life of {entity}.",
    citation: "26 USC 6031(b)",
    field: "from",
  },
  circle: {
    severity: "error",
    text: "{names} own each other in a circle (owner). Usually one of these records is turned around.",
    cpa: "Circular ownership: {names}. Indirect shares are solved through it; confirm that the cross-holding is real.",
    citation: "26 USC 318(a)(2)",
    field: "parentEntityId",
  },
  "no-ultimate-owner": {
    severity: "error",
    text: "Nobody outside owns {names}: they own only each other (owner). Add the person or company at the end.",
    cpa: "{names} form a closed set that owns itself entirely: there is no ultimate owner.",
    citation: "26 USC 318(a)(2)",
    field: "parentEntityId",
  },
  "life-reversed": {
    severity: "error",
    text: "{entity} ends before it was formed (end date).",
    cpa: "{entity}: end date {end} precedes formation date {start}.",
    citation: "26 USC 443(a)(2)",
    field: "endDate",
  },
  "not-yet-formed": {
    severity: "warning",
    text: "{entity} was formed after the tax year {year} (formation date). Does it belong to this year?",
    cpa: "{entity}: formed {start}, after the end of {year}; no return for this year.",
    citation: "26 USC 443(a)(2)",
    field: "formationDate",
  },
} satisfies Record<string, Rule>;
