/**
 * What a question wants to hear of a rule (who, by when, how many, what it costs), and the words of a unit that tell it.
 */

export type Facet =
  "who" | "deadline" | "count" | "percent" | "dollars" | "penalty" | "basis" | "loss" | "exception";

interface FacetWords {
  asked: RegExp;
  told: RegExp;
}

export const FACETS: Record<Facet, FacetWords> = {
  who: {
    asked:
      /\bwho(?:m|se)?\b (?:\w+ ){0,2}(?:pays?|owes?|must|is|are|has|files?|conducts?|speaks?|gets?|decides?|can|may)|\bfrom whom\b/i,
    told: /\bshall be (?:paid|liable|made|furnished|conducted) by\b|\bliab(?:le|ility) for\b|\bpaid by\b|\bperson required\b|\bshall pay\b|\btax(?:ed|able) to\b/i,
  },
  deadline: {
    asked:
      /\b(?:by when|when must|when (?:do|does|is|are) .{0,40}(?:due|file|pay|elect)|deadline|how (?:long|soon|late)|how many (?:days|months|years|weeks)|within how many|until (?:when|what|which))/i,
    told: /\b(?:not later than|no later than|within (?:\d|the)|before the (?:expiration|close|date)|on or before|\d+[- ](?:day|month|year|week)s?|due date|at any time)\b/i,
  },
  count: {
    asked: /\bhow many\b/i,
    told: /\b(?:\d+|two|three|four|five|six|seven|ten|twelve) ?-?(?:days?|months?|years?|weeks?|hours?|persons?|employees|shareholders|individuals|quarters?|taxable years?)\b/i,
  },
  percent: {
    asked:
      /\bpercent|\bwhat (?:share|part|fraction)|\brate\b|\bhow (?:large|big) a (?:share|part)|\bhow much of\b/i,
    told: /\bpercent\b|\bone-(?:half|third)\b/i,
  },
  dollars: {
    asked:
      /\bhow (?:much|large|small|high|big)\b|\bfrom what amount\b|\bwhat (?:is|are) the (?:\w+ )?(?:limit|maximum|amount|fine|penalty)|\babove which\b|\bat what income\b|\bup to what\b/i,
    told: /\$\d/,
  },
  penalty: {
    asked: /\bpenalt|\bfined?\b|\bpunish|\bwhat happens\b|\bconsequence|\bwhat does .* (?:pay|owe|cost)/i,
    told: /\bpenalt(?:y|ies)\b|\bshall be (?:fined|liable|guilty)\b|\bshall pay\b|\badded to the tax\b|\bshall be assessed\b|\bterminat|\brevoked\b|\bshall cease\b/i,
  },
  basis: { asked: /\bbasis\b/i, told: /\bbasis\b/i },
  loss: { asked: /\bloss(?:es)?\b/i, told: /\bloss(?:es)?\b/i },
  exception: {
    asked: /\bwhat if\b|\beven if\b|\bdoes (?:it|the rule) apply\b|\bexcept|\btoo\?$/i,
    told: /\bshall not apply\b|\bexcept\b/i,
  },
};

const ASKS_DEFINITION =
  /\bwhat (?:is|are|counts as|does .* mean)\b|\bdefin\w+|\bmean(?:s|ing)?\b|\bcounts? as\b/i;

export function asksDefinition(question: string): boolean {
  return ASKS_DEFINITION.test(question);
}
