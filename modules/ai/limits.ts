/** The signs by which the Code marks a limit or an exception. */
import { lineage, ownText, tellingHeading, type Statute, type StatuteUnit } from "./statute.ts";

const LIMIT_HEADING =
  /\b(?:limit|maximum|exception|only 1|not to apply|inapplicab|denial|disallow|phaseout|reduction|nonapplication|terminat|recapture|waiver)/i;
const SPECIAL_HEADING = /\b(?:special rule|coordination|requirement|election)/i;
const LIMIT_TEXT =
  /\bshall not (?:apply|exceed|exclude|be (?:allowed|taken|treated|construed))|\bdoes not (?:include|exceed)|\bnot in excess of|\bshall (?:be limited|apply only)|\bshall cease|\bshall be exempt from|\bby substituting|\bbut only (?:if|to)|\bshall be reduced|\bshall be treated as [^.;]{0,40}\bnot\b|\bno (?:deduction|credit|exclusion) shall/i;
const RULE_YIELDS = /\bexcept as (?:otherwise )?provided in (?:this section|subsection)/i;

/** "This section shall not apply to any taxable year beginning after December 31, 2017": the rule is no longer in force. */
const ENDS_RULE =
  /\b(?:this section|subsection \(\w+\)) shall not apply to (?:any |taxable |amounts |property |months )[^.;]{0,90}\bafter (?:January|February|March|April|May|June|July|August|September|October|November|December) \d/i;

const WHOLE_SECTION = /\bthis section shall not apply\b/i;

/** How plainly a unit limits the rule or the point asked; about 0 to 4. */
export function limitStrength(
  statute: Statute,
  unit: StatuteUnit,
  rule: StatuteUnit,
  main: StatuteUnit,
): number {
  const text = ownText(statute, unit);
  const headings = [
    tellingHeading(statute, unit) ?? "",
    ...lineage(statute, unit).map((step) => step.unit.heading ?? ""),
  ];
  let strength = 0;
  if (headings.some((heading) => LIMIT_HEADING.test(heading))) strength += 1;
  else if (headings.some((heading) => SPECIAL_HEADING.test(heading))) strength += 0.4;
  const amongLimits = LIMIT_HEADING.test(lineage(statute, unit)[0]?.unit.heading ?? "");
  if (amongLimits) strength += 0.5;
  if (LIMIT_TEXT.test(text)) strength += 1;
  if (names(text, unit, rule) || names(text, unit, main) || WHOLE_SECTION.test(text)) strength += 0.8;
  else if (amongLimits && /\bparagraph \(\w+\)/i.test(text)) strength += 0.6;
  if (ENDS_RULE.test(text)) strength += 1.5;
  if (OF_ITS_SUBSECTION.test(text) && isElsewhere(statute, unit, rule, main)) strength -= 2;
  if (replacesWordsOf(text, ownText(statute, rule))) strength += REPLACES;
  if (names(ownText(statute, rule), rule, unit)) strength += 0.5;
  if (turnsAround(ownText(statute, rule), text)) strength += 1.2;
  if (SCOPE.test(text) && /\bthis section applies\b/.test(ownText(statute, rule))) strength += 1.5;
  if (RULE_YIELDS.test(ownText(statute, rule)) && unit.depth <= 2) strength += 0.4;
  return strength + nearness(statute, unit, main) - 0.3 * Math.max(0, unit.depth - 2);
}

const INCLUDES = /\bgross income includes\b/i;
const EXCLUDES = /\bgross income (?:does|shall) not include\b/i;

/** What the one puts into income, the other leaves out. */
function turnsAround(rule: string, text: string): boolean {
  return (INCLUDES.test(rule) && EXCLUDES.test(text)) || (EXCLUDES.test(rule) && INCLUDES.test(text));
}

/** "This section shall apply to the portion of any underpayment which …": when the rule holds at all. */
const SCOPE = /^this section (?:shall apply|applies) to (?!taxable years)/i;

const OF_ITS_SUBSECTION =
  /\b(?:this (?:subsection|paragraph|subparagraph|clause)|the preceding sentence) shall not apply\b/i;

/** Whether a unit stands in a subsection that is not quoted otherwise. */
function isElsewhere(statute: Statute, unit: StatuteUnit, ...told: StatuteUnit[]): boolean {
  const [own] = lineage(statute, unit);
  return !told.some((other) => lineage(statute, other)[0] === own);
}

/** A rule whose amount is another one by now says little by itself. */
const REPLACES = 2.5;

/** "Subsection (a) shall be applied by substituting “$2,200” for “$1,000”": the words for which others stand. */
function replacesWordsOf(text: string, rule: string): boolean {
  return [...text.matchAll(/\bsubstituting “[^”]+” for “([^”]+)”/g)].some(([, replaced]) =>
    rule.includes(replaced!),
  );
}

/** A limit in the subsection of the point weighs more; one far down a long section weighs less. */
function nearness(statute: Statute, unit: StatuteUnit, main: StatuteUnit): number {
  const [own] = lineage(statute, unit);
  const [of] = lineage(statute, main);
  if (own === of) return 0.5;
  const subsections = statute.units.filter((other) => other.depth === 1);
  const between = Math.abs(subsections.indexOf(own!) - subsections.indexOf(of!));
  return of && between > 6 ? -0.5 : 0;
}

/** Whether a text names a unit: "subsection (a)", "paragraphs (1) and (2)" of its own subsection. */
export function names(text: string, unit: StatuteUnit, other: StatuteUnit): boolean {
  const [subsection, paragraph] = other.unit.path;
  if (subsection && namesOne(text, "subsection", subsection)) return true;
  const sameSubsection = paragraph !== undefined && unit.unit.path[0] === subsection;
  return sameSubsection && namesOne(text, "paragraph", paragraph);
}

function namesOne(text: string, level: string, designator: string): boolean {
  return new RegExp(String.raw`\b${level}s? (?:\(\w+\),? (?:(?:and|or) )?)*\(${designator}\)`, "i").test(
    text,
  );
}
