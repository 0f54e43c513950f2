/** Law that was changed for other years than the one asked about, as the notes of its section tell. */
import { formatPath, inForceFor, readChanges, type Change, type DocumentText } from "#modules/authority";
import type { Lead } from "../leads.ts";
import type { Quotation, Warning } from "../schema.ts";
import type { AskedYear } from "../years/year.ts";
import { isAddition, isMissing, isOfMoved, isOfSubstance, showsWords, touches } from "./change-kinds.ts";
import { describe, givesFormer } from "./describing.ts";
import { substitutes } from "./former-words.ts";
import { rebuilt } from "./turned-back.ts";
import { isWithin } from "../statute/citations.ts";

const MAXIMUM = 3;

/** When the section itself does not apply to the year yet. */
export function notYetLead({ citation, notes }: DocumentText, { year, today }: AskedYear): Lead | null {
  const { begins } = readChanges(notes);
  if (!begins || inForceFor({ applies: begins }, year) !== "none") return null;
  const verb = year < today ? "was not yet in force" : "Not yet in force";
  const text =
    year < today
      ? `No: ${citation} ${verb} for ${year}: it applies to ${begins.words}.`
      : `${verb} for ${year}: ${citation} applies only to ${begins.words}, by the note below the section.`;
  return { text, quotations: [], warnings: [{ kind: "not_yet", text, citation }], confidence: 0.93 };
}

/** What an answer quotes: what decides it, and all of it. */
export interface Quoted {
  decisive: Quotation[];
  all: Quotation[];
}

/** Changes of quoted units that are not in force for the year; each with what the notes say of the former words. */
export function changedLead(document: DocumentText, quoted: Quoted, asked: AskedYear): Lead | null {
  const ofDocument = ({ citation }: Quotation) => isWithin(citation, document.citation);
  const decisive = quoted.decisive.filter(ofDocument);
  const all = quoted.all.filter(ofDocument);
  return (
    formerWords(document, decisive, asked) ??
    withinYear(document, decisive, asked) ??
    besideFormerWords(document, all, asked)
  );
}

function formerWords(document: DocumentText, quoted: Quotation[], asked: AskedYear): Lead | null {
  const { year, today } = asked;
  const changes = readChanges(document.notes)
    .changes.filter((change) => isMissing(change, year) && isOfSubstance(change, year))
    .filter((change, _, all) => !isOfMoved(change, all))
    .filter((change) => quoted.some((quotation) => touches(document, change, quotation)))
    .toSorted((a, b) => weight(document, b, quoted) - weight(document, a, quoted))
    .slice(0, MAXIMUM);
  const [first] = changes;
  if (!first) return null;
  const sentences = [...changes, ...replacedBeside(document, changes)].map((change) =>
    describe(document, change),
  );
  const lost = ruleOfYear(document, year);
  const former = lost || changes.some(substitutes) ? null : rebuilt(document, changes, quoted);
  const opening = `The words quoted are not ${year === today ? "yet those" : "those"} of ${year}.`;
  const closing = lost
    ? `A rule of its own held for ${year} (${citationOf(document, lost)}, struck out by ${lost.law}), whose words the library does not hold.`
    : former
      ? `For ${year}, rebuilt from the notes: ${former}`
      : changes.every(isAddition)
        ? `The law of ${year} did not have it yet.`
        : changes.every(givesFormer)
          ? ""
          : `The library does not hold the words for ${year}; today's text may differ from them.`;
  const text = [opening, ...new Set(sentences), closing].filter(Boolean).join(" ");
  return { ...leadOf(document, first, { text, asked }), confidence: former ? 0.8 : 0.65 };
}

/** What the law that added a unit replaced beside it: an amount, a percentage or a date that held until then. */
function replacedBeside({ notes }: DocumentText, changes: Change[]): Change[] {
  const additions = changes.filter(isAddition);
  const isBeside = (change: Change) =>
    additions.some(
      ({ law, path, actSection }) =>
        change.law === law &&
        actSection?.split("(")[0] === change.actSection?.split("(")[0] &&
        path[0] === change.path[0],
    );
  const isFigure = ({ replaced }: Change) => replaced.some(({ before }) => /[$%]|percent/.test(before));
  return readChanges(notes)
    .changes.filter((change) => !changes.includes(change) && isFigure(change) && isBeside(change))
    .slice(0, 1);
}

/** A unit struck out since that the notes only name: "subsec. (i) related to special rules for 2021". */
function ruleOfYear({ notes }: DocumentText, year: number): Change | null {
  const named = new RegExp(`\\b(?:related to|relating to)[^.]*\\bfor (?:taxable years? )?${year}\\b`);
  return readChanges(notes).changes.find(({ words }) => named.test(words)) ?? null;
}

function citationOf({ citation }: DocumentText, { path }: Change): string {
  return `former ${citation}${formatPath(path)}`;
}

/** What decides comes first, then what is quoted in the new words. */
function weight(document: DocumentText, change: Change, quoted: Quotation[]): number {
  const isOfFirst = quoted.slice(0, 1).some((quotation) => touches(document, change, quotation));
  return (isOfFirst ? 2 : 0) + Number(showsWords(change, quoted));
}

/** A change in the midst of the year: which words apply depends on the day that it names. */
function withinYear(document: DocumentText, quoted: Quotation[], asked: AskedYear): Lead | null {
  const changes = readChanges(document.notes)
    .changes.filter((change) => inForceFor(change, asked.year) === "part" && showsWords(change, quoted))
    .filter((change) => quoted.some((quotation) => touches(document, change, quotation)))
    .slice(0, MAXIMUM);
  const [first] = changes;
  if (!first) return null;
  const sentences = changes.map((change) => describe(document, change));
  const text = [
    `Two rules hold for ${asked.year}.`,
    ...new Set(sentences),
    "Else the former words apply.",
  ].join(" ");
  return leadOf(document, first, { text, asked });
}

/** New words that the answer quotes beside those that decide it. */
function besideFormerWords(document: DocumentText, quoted: Quotation[], asked: AskedYear): Lead | null {
  const changes = readChanges(document.notes)
    .changes.filter((change) => isMissing(change, asked.year) && isOfSubstance(change, asked.year))
    .filter((change) =>
      quoted.some((quotation) => showsWords(change, [quotation]) && touches(document, change, quotation)),
    )
    .slice(0, MAXIMUM);
  const [first] = changes;
  if (!first) return null;
  const sentences = changes.map((change) => describe(document, change));
  const text = [`Some of the words below are not those of ${asked.year}.`, ...new Set(sentences)].join(" ");
  return { ...leadOf(document, first, { text, asked }), decides: false };
}

function leadOf(
  { citation }: DocumentText,
  { path }: Change,
  { text, asked: { year, today } }: { text: string; asked: AskedYear },
): Lead {
  const kind: Warning["kind"] = year >= today ? "not_yet" : "other_year";
  return { text, quotations: [], warnings: [{ kind, text, citation: `${citation}${formatPath(path)}` }] };
}
