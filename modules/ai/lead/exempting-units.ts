/**
 * Units of a section found near the one that leads which take the question's case out of the tax that it imposes: 26 USC
 * 4402 beside 4401, 4373 beside 4371.
 */
import type { AnswerSection } from "../answer-sections.ts";
import { createRelevance } from "../statute/relevance.ts";
import { lineage, ownText, readStatute, type Statute, type StatuteUnit } from "../statute/statute.ts";

/** "The tax imposed by section 4371 shall not apply to—" */
const EXEMPTS =
  /\b(?:no tax shall be imposed|shall not (?:apply|be imposed)|(?:is|are|shall be) exempt from the tax)\b/i;

/** With the units to quote, in the role of a touched partner; null where none is about the question. */
export function exempting(
  question: string,
  { lead, beside }: { lead: AnswerSection; beside: AnswerSection },
): AnswerSection | null {
  if (lead.section.shelf !== "statute" || lead.section.citation === beside.section.citation) return null;
  const statute = readStatute(beside.section);
  const relevance = createRelevance(question, statute, beside);
  const names = namesTaxOf(lead, beside);
  const isExempting = (unit: StatuteUnit) => {
    const text = ownText(statute, unit);
    return EXEMPTS.test(text) && names.test(text);
  };
  const isAbout = (unit: StatuteUnit) => relevance.touches(wordsOf(statute, unit));
  const found = statute.units
    .filter((unit) => !unit.unit.status && isExempting(unit))
    .flatMap((unit) => {
      const items = unit.children.map((child) => statute.units[child]!);
      if (items.length === 0 || ASKS_FOR_ALL.test(question)) return [unit];
      return items.filter(isAbout);
    })
    .filter((unit) => isAbout(unit) || ASKS_FOR_ALL.test(question))
    .toSorted((a, b) => relevance(b) - relevance(a));
  return found[0] ? { ...beside, role: "touched partner", units: [found[0].index] } : null;
}

/** "Which premiums are exempt?" */
const ASKS_FOR_ALL = /\b(?:which|what|who)\b[^?]*\b(?:exempt\w*|exceptions?|excepted)\b/i;

/** Of the sections close to the one that leads and those beside it. */
export function exemptionsBeside(
  question: string,
  [lead, ...close]: AnswerSection[],
  near: AnswerSection[],
): AnswerSection[] {
  return lead ? [...close, ...near].flatMap((beside) => exempting(question, { lead, beside }) ?? []) : [];
}

function wordsOf(statute: Statute, unit: StatuteUnit): string {
  const below = statute.units.filter((other) => lineage(statute, other).includes(unit));
  return [
    ...lineage(statute, unit).map((step) => step.unit.heading ?? ""),
    ...below.map((one) => ownText(statute, one)),
  ].join(" ");
}

/** The tax of the leading section, by its number or as that of the subchapter or chapter that both stand in. */
function namesTaxOf({ section }: AnswerSection, { section: other }: AnswerSection): RegExp {
  const place = (level: string, { hierarchy }: AnswerSection["section"]) =>
    hierarchy.find(({ label }) => label.startsWith(`${level} `))?.label;
  const shared = ["Subchapter", "Chapter"].filter((level) => {
    const own = place(level, section);
    return (
      own !== undefined &&
      own === place(level, other) &&
      place("Chapter", section) === place("Chapter", other)
    );
  });
  const places = shared.length > 0 ? [`this (?:${shared.join("|").toLowerCase()})`] : [];
  return new RegExp(
    String.raw`\bby (?:(?:subsection \(\w+\) of )?sections? ${section.key}\b|${[...places, "\\b\\B"].join("|")})`,
    "i",
  );
}
