/** Units of other sections that the deciding unit refers to as part of its own rule: "control (as defined in section 368(c))". */
import type { AnswerSection } from "../answer-sections.ts";
import { createDraft } from "../drafting.ts";
import { rankingProfile } from "../profile.ts";
import { readForQuestion } from "./statute-reading.ts";
import { ownText } from "./statute.ts";

const REFERENCE =
  /\b(?:as defined in|within the meaning of|described in|determined under|allow(?:ed|able) under|notwithstanding|except as provided in|under the rules of) section (\d+[A-Z]?(?:-\d+)?(?:\(\w+\))*)(?! of (?:the|title)\b)/gi;

/** Pin cites without the title, in the order of the text: "368(c)". */
export function referencedSections(
  answered: AnswerSection,
  { question, year }: { question: string; year: number },
): string[] {
  if (answered.section.kind !== "code") return [];
  const reading = readForQuestion(answered, { draft: createDraft(), question, year });
  if (!reading) return [];
  const { statute } = reading.context;
  const items = reading.deciding.children.map((child) => statute.units[child]!);
  const text = [reading.deciding, ...items].map((unit) => ownText(statute, unit)).join(" ");
  const pins = [...text.matchAll(REFERENCE)].map(([, pin]) => pin!);
  const others = pins.filter(
    (pin) => !/^\d+[A-Z]?(?:-\d+)?$/.test(pin) && !pin.startsWith(`${answered.section.key}(`),
  );
  return [...new Set(others)].slice(0, rankingProfile().selection.sections.referencedMaximum);
}
