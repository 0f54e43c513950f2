/** Reads a regulation: the paragraph that answers, and an example when the question resembles one. */
import { rankingProfile } from "../profile.ts";
import { label, type QuotingContext } from "../quoting/quotation.ts";
import { writeUnit } from "../quoting/units.ts";
import { createRelevance } from "../statute/relevance.ts";
import {
  firstTextUnit,
  hasText,
  lineage,
  readStatute,
  type Statute,
  type StatuteUnit,
} from "../statute/statute.ts";
import type { Reader, Reading } from "./reader.ts";

export const readRegulation: Reader = (reading) => {
  const found = paragraphFor(reading);
  if (!found) return;
  const { draft, position } = reading;
  if (position > 0) draft.line("");
  draft.line(`### Under the regulations: ${label(found.context, found.context.statute.units[0]!)}`);
  writeParagraph(found);
};

interface FoundParagraph {
  context: QuotingContext;
  paragraph: StatuteUnit | null;
  /** One that resembles the question. */
  example: StatuteUnit | null;
}

/** The paragraph that answers, or an example like the question; null when the regulation has neither. */
export function paragraphFor({
  draft,
  question,
  answered,
  year,
}: Omit<Reading, "position">): FoundParagraph | null {
  const statute = readStatute(answered.section);
  const relevance = createRelevance(question, statute, answered);
  const context = { draft, statute, relevance, year };
  const cited =
    answered.citedUnit === null ? null : firstTextUnit(statute, statute.units[answered.citedUnit]!);
  const rules = rulesOf(statute);
  const ofRule = rules.filter((unit) => !onlyTakesBack(statute, unit));
  const paragraph = cited ?? closest(context, ofRule) ?? closest(context, rules);
  const example = cited ? null : exampleLike(context, paragraph);
  return paragraph || example ? { context, paragraph, example } : null;
}

export function writeParagraph({ context, paragraph, example }: FoundParagraph): void {
  if (paragraph) writeUnit(context, paragraph);
  if (example) writeUnit(context, example);
}

/** Units that state rules: with text of their own, in no example and no paragraph on when the section applies. */
function rulesOf(statute: Statute): StatuteUnit[] {
  return statute.units.filter(
    (unit) => hasText(unit) && !isExample(statute, unit) && !lineage(statute, unit).some(isOnDates),
  );
}

/** What sets no rule: tables of contents, dates of effect, what is reserved. */
const ON_DATES =
  /^\W*(?:effective|applicability|effective\/applicability|expiration) dates?\b|^\W*applicability\.?$|\breserved\b|^\W*(?:table of contents|outline)/i;

function isOnDates({ unit }: StatuteUnit): boolean {
  return ON_DATES.test(unit.heading ?? "");
}

/** "Paragraph (a) of this section does not apply to …": no answer without the rule that it takes back. */
const TAKES_BACK = /^paragraphs? \(\w+\)[^.;]{0,80} (?:do|does|shall) not apply\b/i;

function onlyTakesBack({ quotable: { text } }: Statute, { unit }: StatuteUnit): boolean {
  const own = text.slice(unit.start, unit.end).replace(/^\s*\(\w+\)\s*/, "");
  return TAKES_BACK.test(
    unit.heading
      ? own
          .trimStart()
          .replace(unit.heading, "")
          .replace(/^[\s.—-]+/, "")
      : own,
  );
}

function isExample(statute: Statute, unit: StatuteUnit): boolean {
  return lineage(statute, unit).some(
    (step) => step.unit.kind === "example" || /^Examples?\b/i.test(step.unit.heading ?? ""),
  );
}

/** The most relevant unit, by its own words, what search found in it, and the words of what stands right below it. */
function closest({ relevance }: QuotingContext, units: StatuteUnit[]): StatuteUnit | null {
  const { retrievedWithin } = rankingProfile().selection.point;
  const worth = (unit: StatuteUnit) => relevance(unit) + retrievedWithin * relevance.retrieved(unit);
  const [best] = units.toSorted((a, b) => worth(b) - worth(a) || a.index - b.index);
  return best && worth(best) > 0 ? best : null;
}

/** An example that shares more with the question than the rule does: it tells a case like the asker's. */
function exampleLike(context: QuotingContext, rule: StatuteUnit | null): StatuteUnit | null {
  const { statute, relevance } = context;
  const example = closest(
    context,
    statute.units.filter((unit) => hasText(unit) && isExample(statute, unit)),
  );
  return example && relevance(example) > (rule ? relevance(rule) : 0) ? example : null;
}
