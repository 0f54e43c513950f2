/** A provision by year as a practice note for the year asked, with the stored units that carry it. */
import type { Authority, DocumentText, Resolved } from "#modules/authority";
import type { Actor } from "#modules/kernel";
import { figuresOf, holdsFigure } from "../practice-notes/figures.ts";
import type { PracticeNote } from "../practice-notes/practice-note.ts";
import { resolveHeld } from "../statute/held-units.ts";
import type { AskedYear } from "../years/year.ts";
import { ofYearFirst } from "./of-year-first.ts";
import { provisionsByYear, type ProvisionByYear } from "./provision.ts";
import { provisionsFor, sayingOf } from "./saying.ts";

export interface ProvisionRequest {
  question: string;
  asked: AskedYear;
  authority: Pick<Authority, "resolve">;
  actor: Actor;
}

export interface ProvisionAnswer {
  note: PracticeNote;
  held: Resolved[];
}

/** A figure that no text held here states, which the sentence itself says. */
const APART = /~(?=[$\d])(\$?[\d,.]*\d(?: (?:percent|%))?)/g;

/** The most specific provision that fits; null without one, and where the library lacks a unit or a figure of it. */
export async function provisionAnswer(request: ProvisionRequest): Promise<ProvisionAnswer | null> {
  for (const provision of provisionsFor(provisionsByYear(), request.question)) {
    const saying = sayingOf(provision, request.question, request.asked);
    const held = saying === null ? null : await carriers(provision, saying, request);
    if (held)
      return { note: noteOf(provision, saying!, request), held: ofYearFirst(held, request.asked.year) };
  }
  return null;
}

function noteOf({ id, when, unless, units }: ProvisionByYear, saying: string, { asked }: ProvisionRequest) {
  const answer = saying.replace(APART, "$1");
  return { ...{ id, when, unless, units, answer }, from: asked.year, to: asked.year };
}

/** Its units; null unless their sections, or the notes below these, hold each figure. */
async function carriers(
  { units }: ProvisionByYear,
  saying: string,
  { authority, actor }: Pick<ProvisionRequest, "authority" | "actor">,
): Promise<Resolved[] | null> {
  const found = await Promise.all(units.map((unit) => resolveHeld(authority, actor, unit)));
  const held = found.filter((one) => one !== null);
  if (held.length < units.length) return null;
  const text = held.map(({ document }) => withNotes(document)).join("\n");
  const figures = figuresOf(saying.replace(APART, " "));
  return figures.every((figure) => holdsFigure(text, figure)) ? held : null;
}

/** The section's words with the notes below it, which give former words. */
function withNotes({ text, notes }: Pick<DocumentText, "text" | "notes">): string {
  return [text, ...notes.flatMap(({ paragraphs }) => paragraphs)].join("\n");
}
