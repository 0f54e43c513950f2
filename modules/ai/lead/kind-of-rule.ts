/** The kind of rule that a question asks for, and the kind that a section states in its opening. */
import { firstTextUnit, ownText, type Statute } from "../statute/statute.ts";

export type RuleKind =
  "deduction" | "credit" | "exclusion" | "tax" | "penalty" | "basis" | "report" | "deadline" | "liable";

const ASKED: [RuleKind, RegExp][] = [
  [
    "penalty",
    /\b(?:penalt(?:y|ies)|penalized|fine[ds]?|punish\w*|prison|jail|crime|criminal|what happens|consequences?|sanctions?)\b/i,
  ],
  ["credit", /\bcredits?\b(?! (?:cards?|unions?|reports?))/i],
  [
    "deduction",
    /\b(?:deduct\w*|write[- ]?offs?|writ(?:e|ten|ing)\b[^?.]{0,40}\boff|expens(?:e|ing) (?:it|them))\b/i,
  ],
  ["basis", /\b(?:basis|step(?:ped)?[- ]up|cost for figuring)\b/i],
  [
    "report",
    /\b(?:report(?:ed|ing|s)?|1099\S*|w-2s?|information returns?|statements?|disclos\w+|(?:file|send|furnish|make) (?:a|the|an|what) (?:return|form|statement|notice))\b/i,
  ],
  [
    "exclusion",
    /\b(?:exclu\w+|tax[- ]free|exempt\w*|leave out|escape|not (?:be )?taxed|without (?:paying )?tax)\b/i,
  ],
  [
    "tax",
    /\b(?:(?:what|which|how much|how high|is there an?) (?:\w+ )?(?:tax|excise|levy)\b|excise|tax (?:on|rate)|rates? of tax|taxed at|at (?:what|which) rate|surtax)/i,
  ],
];

const STATED: [RuleKind, RegExp][] = [
  [
    "penalty",
    /\b(?:penalty|penalties|shall be (?:fined|guilty)|shall forfeit|addition to (?:the )?tax|added to the tax)\b/i,
  ],
  [
    "credit",
    /\b(?:allowed as a credit|shall be credited|credit determined under this section|credit (?:for any taxable year )?(?:is|shall be) an amount)\b/i,
  ],
  [
    "deduction",
    /\b(?:allowed (?:as )?a deduction|as deductions?|deduction shall be allowed|no deduction|deductions? (?:otherwise )?(?:allowed|allowable)|shall be deducted|not chargeable to capital account|be deductible)\b/i,
  ],
  ["basis", /\bbasis\b[^.]{0,80}\b(?:shall be|is|determined|adjusted|increased|reduced)\b/i],
  [
    "report",
    /\b(?:shall make (?:a|the) (?:return|report|statement)|make a return|shall furnish|shall file|shall report|returns? (?:with respect to|shall be made))\b/i,
  ],
  [
    "exclusion",
    /\b(?:gross income (?:does|shall|of .{0,80} does|of .{0,80} shall) not include|shall not be (?:included|subject)|exempt from (?:tax|income tax)|no gain or loss shall be recognized|excluded? from gross income|no tax shall be)\b/i,
  ],
  [
    "tax",
    /\b(?:is hereby imposed|shall be imposed|there is imposed|shall pay a tax|tax (?:equal to|of) \d)/i,
  ],
];

/** Every kind that the question's words name. */
export function askedKinds(question: string): Set<RuleKind> {
  return new Set(ASKED.filter(([, pattern]) => pattern.test(question)).map(([kind]) => kind));
}

/** The kinds of the first subsection, of the section's heading and of its chapter. */
export function statedKinds(statute: Statute): Set<RuleKind> {
  const { section, units } = statute;
  const first = units.find(({ depth }) => depth === 1) ?? units[0];
  const top = first && firstTextUnit(statute, first);
  const below = first ? first.children.slice(0, 2).map((child) => ownText(statute, units[child]!)) : [];
  const opening = [
    section.heading,
    first?.unit.heading ?? "",
    top ? ownText(statute, top) : "",
    ...below,
  ].join(" ");
  const kinds = new Set(STATED.filter(([, pattern]) => pattern.test(opening)).map(([kind]) => kind));
  const chapter = section.hierarchy.find(({ label }) => label.startsWith("Chapter "))?.label.slice(8) ?? "";
  if (["68", "75"].includes(chapter)) kinds.add("penalty");
  if (/^credit\b|\bcredit\b/i.test(section.heading)) kinds.add("credit");
  return kinds;
}
