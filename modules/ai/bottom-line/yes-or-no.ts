/** "No. 26 USC 274(a)(1) does not allow the deduction." */
import type { Effect, Fact } from "#modules/authority";
import { rankingProfile } from "../profile.ts";
import { citationOf, type QuotingContext } from "../quoting/quotation.ts";
import { lineage, ownText } from "../statute.ts";
import type { Asked, AskedOf } from "./asked.ts";
import type { Decided } from "./decided.ts";

interface Verdict {
  yes: boolean;
  /** Follows the citation. */
  says: string;
}

/** What an effect means for what was asked; an absent pair carries no yes or no. */
const VERDICTS: Partial<Record<AskedOf, Partial<Record<Effect, Verdict>>>> = {
  deduction: {
    denies: { yes: false, says: "does not allow the deduction" },
    allows: { yes: true, says: "allows the deduction" },
  },
  credit: {
    denies: { yes: false, says: "does not allow the credit" },
    allows: { yes: true, says: "allows the credit" },
  },
  inclusion: {
    excludes: { yes: false, says: "leaves it out of income" },
    includes: { yes: true, says: "includes it in gross income" },
    not_recognized: { yes: false, says: "says that no gain or loss is recognized" },
  },
  exclusion: {
    excludes: { yes: true, says: "leaves it out of income" },
    includes: { yes: false, says: "includes it in gross income" },
  },
  recognition: {
    not_recognized: { yes: false, says: "says that no gain or loss is recognized" },
  },
};

/** Null unless the unit is about what was asked and has one effect on it. */
export function yesOrNo(
  context: QuotingContext,
  { unit, question, hasExceptions, asked, facts }: Decided & { asked: Asked; facts: Fact[] },
): string | null {
  const effects = [...new Set(facts.flatMap((fact) => (fact.kind === "rule" ? [fact.effect] : [])))];
  const verdict = effects.length === 1 ? VERDICTS[asked.of]?.[effects[0]!] : undefined;
  if (!verdict || isNegated(question)) return null;
  const text = subjectText(context, unit);
  const { coverageForNo } = rankingProfile().selection.bottomLine;
  const isAboutIt = verdict.yes
    ? context.relevance.missing(text).length === 0
    : context.relevance.coverage(text) >= coverageForNo;
  if (!isAboutIt || isExcepted(context, text)) return null;
  const cite = citationOf(context, unit);
  const isOpen = facts.some(({ kind }) => kind === "exception" || kind === "condition");
  if (verdict.yes && hasExceptions)
    return `It depends: ${cite} ${verdict.says} under conditions, and the limits quoted here touch the question.`;
  if (verdict.yes) return `${isOpen ? "Generally yes" : "Yes"}: ${cite} ${verdict.says}.`;
  const but = isOpen || hasExceptions ? ", apart from the exceptions quoted here" : "";
  return `No: ${cite} ${verdict.says}${but}.`;
}

const EXCEPTED = /\b(?:other than|except(?: for)?|excluding|unless)\b[^.;]{0,80}/gi;
/** "Except as otherwise provided in subsection (b), …" excepts nothing by name. */
const YIELDS = /\bexcept as (?:otherwise )?(?:expressly )?provided in [^,.;]{0,80},/gi;

/** Whether what the question is about stands among what the unit excepts. */
function isExcepted({ relevance }: QuotingContext, text: string): boolean {
  return [...text.replace(YIELDS, "").matchAll(EXCEPTED)].some(([exception]) => relevance.touches(exception));
}

/** "Is it not deductible …": a yes to it is a no to the deduction. */
function isNegated(question: string): boolean {
  return /\b(?:not|n't|never|without)\b/i.test(question.split(/[.!]\s/).at(-1)!);
}

/** The unit's words with those of its headings and items. */
function subjectText({ statute }: QuotingContext, unit: QuotingContext["statute"]["units"][number]): string {
  const headings = lineage(statute, unit).map((step) => step.unit.heading ?? "");
  const items = unit.children.map((child) => ownText(statute, statute.units[child]!));
  return [statute.section.heading, ...headings, ownText(statute, unit), ...items].join(" ");
}
