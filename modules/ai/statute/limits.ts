/** The wording by which the Code marks a limit or an exception. */
import { refersTo } from "./cross-references.ts";
import { rankingProfile } from "../profile.ts";
import { descriptiveHeading, lineage, ownText, type Statute, type StatuteUnit } from "./statute.ts";

/** What an answer quotes before its limits: the rule and the unit on the point asked, which may be the same. */
export interface Quoted {
  rule: StatuteUnit;
  point: StatuteUnit;
}

interface Candidate extends Quoted {
  statute: Statute;
  unit: StatuteUnit;
  text: string;
  ruleText: string;
}

/** How plainly a unit limits the rule or the point asked; about 0 to 4. */
export function limitStrength(statute: Statute, unit: StatuteUnit, { rule, point }: Quoted): number {
  const { perLevelBelowParagraph } = rankingProfile().selection.limitSigns;
  const candidate: Candidate = {
    ...{ statute, unit, rule, point },
    text: ownText(statute, unit),
    ruleText: ownText(statute, rule),
  };
  return (
    strengthOfText(candidate, strengthOfHeadings(candidate)) +
    proximity(statute, unit, point) +
    perLevelBelowParagraph * Math.max(0, unit.depth - 2)
  );
}

const LIMIT_HEADING =
  /\b(?:limit|maximum|exception|only 1|not to apply|inapplicab|denial|disallow|phaseout|reduction|nonapplication|terminat|recapture|waiver)/i;
const SPECIAL_HEADING = /\b(?:special rule|coordination|requirement|election)/i;

function strengthOfHeadings({ statute, unit }: Candidate): number {
  const signs = rankingProfile().selection.limitSigns;
  const headings = [
    descriptiveHeading(statute, unit) ?? "",
    ...lineage(statute, unit).map((step) => step.unit.heading ?? ""),
  ];
  let strength = 0;
  if (headings.some((heading) => LIMIT_HEADING.test(heading))) strength += signs.limitHeading;
  else if (headings.some((heading) => SPECIAL_HEADING.test(heading))) strength += signs.specialRuleHeading;
  if (isUnderLimitHeading(statute, unit)) strength += signs.underLimitHeading;
  return strength;
}

function isUnderLimitHeading(statute: Statute, unit: StatuteUnit): boolean {
  return LIMIT_HEADING.test(lineage(statute, unit)[0]?.unit.heading ?? "");
}

const LIMIT_TEXT =
  /\bshall not (?:apply|exceed|exclude|be (?:allowed|taken|treated|construed))|\bdoes not (?:include|exceed)|\bnot in excess of|\bshall (?:be limited|apply only)|\bshall cease|\bshall be exempt from|\bby substituting|\bbut only (?:if|to)|\bshall be reduced|\bshall be treated as [^.;]{0,40}\bnot\b|\bno (?:deduction|credit|exclusion) shall/i;
const WHOLE_SECTION = /\bthis section shall not apply\b/i;
/** "This section shall not apply to any taxable year beginning after December 31, 2017": the rule has ended. */
const ENDS_RULE =
  /\b(?:this section|subsection \(\w+\)) shall not apply to (?:any |taxable |amounts |property |months )[^.;]{0,90}\bafter (?:January|February|March|April|May|June|July|August|September|October|November|December) \d/i;
const OF_ITS_SUBSECTION =
  /\b(?:this (?:subsection|paragraph|subparagraph|clause)|the preceding sentence) shall not apply\b/i;
/** "This section shall apply to the portion of any underpayment which …": when the rule applies at all. */
const SCOPE = /^this section (?:shall apply|applies) to (?!taxable years)/i;
const RULE_YIELDS = /\bexcept as (?:otherwise )?provided in (?:this section|subsection)/i;

/** @param strength of the headings, to which the text adds */
function strengthOfText(candidate: Candidate, strength: number): number {
  const { statute, unit, rule, point, text, ruleText } = candidate;
  const signs = rankingProfile().selection.limitSigns;
  if (LIMIT_TEXT.test(text)) strength += signs.limitText;
  if (refersTo(text, unit, rule) || refersTo(text, unit, point) || WHOLE_SECTION.test(text))
    strength += signs.namesRule;
  else if (isUnderLimitHeading(statute, unit) && /\bparagraph \(\w+\)/i.test(text))
    strength += signs.namesParagraphUnderLimitHeading;
  if (ENDS_RULE.test(text)) strength += signs.endsRule;
  if (OF_ITS_SUBSECTION.test(text) && isInOtherSubsection(statute, unit, [rule, point]))
    strength += signs.limitsOtherSubsection;
  if (replacesWordsOf(text, ruleText)) strength += signs.replacesAmount;
  if (refersTo(ruleText, rule, unit)) strength += signs.namedByRule;
  if (reversesRule(ruleText, text)) strength += signs.reversesRule;
  if (SCOPE.test(text) && /\bthis section applies\b/.test(ruleText)) strength += signs.scopeOfSection;
  if (RULE_YIELDS.test(ruleText) && unit.depth <= 2) strength += signs.ruleYields;
  return strength;
}

/** Whether a unit is in another subsection than all of these. */
function isInOtherSubsection(statute: Statute, unit: StatuteUnit, quoted: StatuteUnit[]): boolean {
  const [own] = lineage(statute, unit);
  return !quoted.some((other) => lineage(statute, other)[0] === own);
}

/** "Subsection (a) shall be applied by substituting “$2,200” for “$1,000”", where the rule has the second amount. */
function replacesWordsOf(text: string, ruleText: string): boolean {
  return [...text.matchAll(/\bsubstituting “[^”]+” for “([^”]+)”/g)].some(([, replaced]) =>
    ruleText.includes(replaced!),
  );
}

const INCLUDES = /\bgross income includes\b/i;
const EXCLUDES = /\bgross income (?:does|shall) not include\b/i;

/** Whether one includes in gross income and the other excludes from it. */
function reversesRule(ruleText: string, text: string): boolean {
  return (INCLUDES.test(ruleText) && EXCLUDES.test(text)) || (EXCLUDES.test(ruleText) && INCLUDES.test(text));
}

/** A limit in the subsection of the point counts more, and one far from it in a long section less. */
function proximity(statute: Statute, unit: StatuteUnit, point: StatuteUnit): number {
  const { sameSubsection, distantSubsection, distantSubsectionSteps } = rankingProfile().selection.limitSigns;
  const [own] = lineage(statute, unit);
  const [other] = lineage(statute, point);
  if (own === other) return sameSubsection;
  const subsections = statute.units.filter(({ depth }) => depth === 1);
  const steps = Math.abs(subsections.indexOf(own!) - subsections.indexOf(other!));
  return other && steps > distantSubsectionSteps ? distantSubsection : 0;
}
