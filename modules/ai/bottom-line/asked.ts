/** What a question wants to hear: yes or no on something, a figure, a time; else what the rule is. */

export type AskedOf = "deduction" | "credit" | "inclusion" | "exclusion" | "recognition" | "other";

export interface Asked {
  kind: "whether" | "money" | "rate" | "time" | "rule";
  /** What a yes or no is about. */
  of: AskedOf;
}

const OPENS_WHETHER =
  /(?:^|[.!?,;:]\s+|\b(?:and|so|but)\s+)(?:can|could|may|is|are|was|am|do|does|did|must|should|will|would)\s+(?:i|we|you|he|she|it|they|my|our|his|her|their|the|an?|any|this|that|\w+)\b/i;
const ENDS_WHETHER =
  /\b(?:taxable|taxed|deductible|deduct (?:it|them|that|this|the \w+)|write (?:it|them) off|(?:is|are) (?:it|that|they) (?:income|taxable|deductible)|report it|tax[- ]free)\s*\??\s*$/i;
const WH =
  /(?:^|[.!?,;:]\s+)(?:(?:in|by|at|for|on|over|from|to|until|under) )?(?:what|how|when|which|who|whose|where|why)\b/i;

const MONEY =
  /\bhow much\b(?! of\b)|\bhow many dollars\b|\b(?:what|which)(?:'s| is| are| was)? the (?:[\w-]+ ){0,4}(?:limit|maximum|amount|exclusion|exemption|deduction|credit|threshold|cap|penalty|floor)\b/i;
const RATE = /\b(?:what|which|at what)\b[^?.]{0,60}\b(?:rate|percentage|percent|share)\b|\bhow much of\b/i;
/** "How much do I report?" asks what counts, not for an amount of the law. */
const OF_WHAT_COUNTS = /\bhow much\b[^?.]{0,50}\b(?:report|declare|include)\b/i;
const TIME =
  /\bhow (?:long|soon|late|old|many (?:days|months|years))\b|\b(?:by |until )?when\b[^?.]{0,12}\b(?:do|does|must|is|are|can|has|have|may|should)\b|\bdeadline\b|\bat what age\b|\bover how many\b/i;

const SUBJECTS: [AskedOf, RegExp][] = [
  ["recognition", /\b(?:recogni[sz]e\w*|gain or loss|swap\b[^?]*\btax\b|without (?:paying )?tax)\b/i],
  ["deduction", /\b(?:deduct\w*|write[- ]?offs?|write\b[^?.]{0,40}\boff)\b/i],
  ["exclusion", /\b(?:exclud\w+|exclusion|tax[- ]free|exempt\w*|escape)\b/i],
  ["inclusion", /\b(?:taxable|taxed|income|report|owe|pay tax|tax)\b/i],
  ["credit", /\bcredit\b/i],
];

export function readAsked(question: string): Asked {
  const of = SUBJECTS.find(([, pattern]) => pattern.test(question))?.[0] ?? "other";
  if (TIME.test(question)) return { kind: "time", of };
  if (MONEY.test(question) && !OF_WHAT_COUNTS.test(question)) return { kind: "money", of };
  if (RATE.test(question)) return { kind: "rate", of };
  if (isWhether(question)) return { kind: "whether", of };
  return { kind: "rule", of };
}

function isWhether(question: string): boolean {
  const last = question
    .trim()
    .split(/[.!?,;:]\s+/)
    .at(-1)!;
  // "Which gifts are taxable?" asks for more than a yes.
  if (ENDS_WHETHER.test(last)) return !WH.test(last);
  return OPENS_WHETHER.test(question) && !WH.test(question);
}
