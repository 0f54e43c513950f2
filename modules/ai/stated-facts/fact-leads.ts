/**
 * What leads where a question states a fact that a limit of the same provision is about: ages, periods and numbers against
 * the limit's own, and what a follow-up adds against what the provision leaves out.
 */
import type { Lead, LeadQuotation } from "../leads.ts";
import { withoutOpening } from "../practice-notes/opening.ts";
import { isWithin } from "../statute/citations.ts";
import type { Statute, StatuteUnit } from "../statute/statute.ts";
import { stem, stemsOf } from "../stemming.ts";
import { leadOf, statutesOf, type FactRequest } from "./fact-request.ts";
import { leftOut } from "./left-out.ts";
import { measured } from "./measured.ts";
import { touchedUnit } from "./touched-unit.ts";

/** The leads of an answer, after what the facts stated make of them; the same where they make nothing. */
export function withFacts(request: FactRequest, led: Lead[]): Lead[] {
  const lead = factLead(request, led.map(({ text }) => text).join(" "));
  if (!lead) return led;
  if (lead.decides !== false) return [lead, ...led.map(withoutYes)];
  // A fact that a follow-up states is answered first; in a question it is one of several.
  return isFollowUp(request) ? [lead, ...led] : [...led, lead];
}

function isFollowUp({ own, asked }: FactRequest): boolean {
  return own.trim() !== asked.trim();
}

function factLead(request: FactRequest, said: string): Lead | null {
  // The note is about the very fact.
  if (request.noted?.note.ofFact) return null;
  return measured(request, said) ?? (isFollowUp(request) ? added(request) : null);
}

/** What the follow-up adds, against what the note leaves out, or the unit of the section that is about it. */
function added(request: FactRequest): Lead | null {
  const { own, asked, noted, sections, plain } = request;
  const known = asked.slice(0, asked.length - own.trim().length);
  const out = noted ? leftOut(noted.note.answer, own, known) : [];
  for (const { statute, units } of statutesOf(noted ? noted.sections : sections).slice(
    0,
    noted?.sections.length ?? 1,
  )) {
    const near = subsectionsOf(statute, units, plain.deciding);
    const touched = touchedUnit(statute, { own, known: `${known} ${noted?.note.answer ?? ""}`, near });
    // What the note itself is about it has taken up.
    const isTakenUp = (word: string) =>
      noted?.note.when.some((pattern) => pattern.exec(own)?.[0].toLowerCase().includes(word.toLowerCase()));
    if (touched?.words.every(isTakenUp)) continue;
    const quotation = touched && quotationOf(statute, touched.unit, touched.words);
    if (!quotation) continue;
    const { citation } = statute.quotable.parts[touched.unit.index]!;
    if ((plain.deciding && isWithin(plain.deciding, citation)) || plain.bottomLine?.includes(citation))
      continue;
    const words = touched.words.join(", ");
    const text =
      out.length > 0 ? leftOutText(out) : `On what is added (${words}), ${citation} has a rule of its own:`;
    return leadOf(request, text.replace(/:$/, ", quoted first."), [quotation]);
  }
  return out.length > 0 ? leadOf(request, leftOutText(out), []) : null;
}

/** First designations of the units that the answer rests on: "h" of "26 USC 163(h)(3)". A fact belongs to their rule. */
function subsectionsOf(statute: Statute, units: number[], deciding?: string | null): Set<string> {
  const noted = units.flatMap((at) => statute.units[at]!.unit.path[0] ?? []);
  const [, own] = /^26 USC [\w-]+\((\w+)\)/.exec(deciding ?? "") ?? [];
  return new Set(noted.length > 0 || !own ? noted : [own]);
}

function leftOutText(words: string[]): string {
  return `No: the rule leaves out what is added (${words.join(", ")}).`;
}

/** The run of the unit that has most of the words. */
function quotationOf(statute: Statute, unit: StatuteUnit, words: string[]): LeadQuotation | null {
  const sharedBy = ({ start, end }: { start: number; end: number }) => {
    const held = stemsOf(statute.section.text.slice(start, end));
    return words.filter((word) => held.has(stem(word.toLowerCase()))).length;
  };
  const [range] = unit.runs.toSorted((a, b) => sharedBy(b) - sharedBy(a));
  return range ? { quotable: statute.quotable, part: unit.index, range } : null;
}

/** "Yes: required distributions begin …" after a fact that the rule does not reach. */
function withoutYes(lead: Lead): Lead {
  return { ...lead, text: withoutOpening(lead.text, "Yes") };
}
