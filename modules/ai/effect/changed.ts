/** Law that was changed for other years than the one asked about, as the notes of its section tell. */
import {
  changeText,
  formatPath,
  inForceFor,
  readChanges,
  type Change,
  type DocumentText,
} from "#modules/authority";
import type { Lead } from "../leads.ts";
import type { Quotation, Warning } from "../schema.ts";
import type { AskedYear } from "../years/year.ts";

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
  const ofDocument = ({ citation }: Quotation) => isOf(citation, document.citation);
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

function isMissing(change: Change, year: number): boolean {
  const state = inForceFor(change, year);
  return state === "none" || (state === null && change.year > year);
}

function isOf(citation: string, above: string): boolean {
  return citation === above || citation.startsWith(`${above}(`);
}

/** Whether a change is of the quoted unit, of one above it, or of one struck out beside it. */
function touches({ citation }: DocumentText, change: Change, quotation: Quotation): boolean {
  const unit = `${citation}${formatPath(change.path)}`;
  if (isOfWhole(change)) return isOf(quotation.citation, citation);
  if (change.path.length > 0 && isOf(quotation.citation, unit))
    return !isMinor(change) && (quotation.citation === unit || !isOfOpening(change));
  if (isOf(unit, quotation.citation))
    return (
      substitutes(change) ||
      change.replaced.some(({ after }) => after !== "" && quotation.text.includes(after))
    );
  const beside = `${citation}${formatPath(change.path.slice(0, -1))}`;
  return change.path.length > 1 && formerText(change) !== null && isOf(quotation.citation, beside);
}

/** "amended section generally" */
function isOfWhole({ path, words }: Change): boolean {
  return path.length === 0 && /\bamended (?:section|text) generally\b/.test(words);
}

/** Whether another rule held: a unit added or written anew, an amount or a date of effect for that year replaced. */
function isOfSubstance(change: Change, year: number): boolean {
  const { words, replaced } = change;
  if (/\badded (?:sub)?(?:sec|par|cl)|amended .* generally/.test(words) || formerText(change) !== null)
    return true;
  return replaced.some(({ before, after }) => {
    const ended = /\bbefore (?:January 1, )?(\d{4})/.exec(before)?.[1];
    if (ended && after === "") return Number(ended) <= year;
    return (
      before !== "" && after !== "" && /\d/.test(before + after) && !/^(?:calendar year )?\d{4}$/.test(before)
    );
  });
}

/** A heading or a reference that changed does not change the rule. */
function isMinor({ words }: Change): boolean {
  return !MOVED.test(words) && /\bin heading\.?$|made technical|redesignated/.test(words);
}

/** A change of a unit's heading or opening words leaves the units below it as they were. */
function isOfOpening({ words, replaced }: Change): boolean {
  return replaced.length > 0 && /\bin (?:introductory provisions|heading)\b/.test(words);
}

/** "added subsec. (g). Former subsec. (g) redesignated (h)." */
const MOVED =
  /\badded (?:sub)?(?:sec|par|cl)\w*\. \(\w+\)\. Former (?:sub)?(?:sec|par|cl)\w*\. (\(\w+\)) redesignated (\(\w+\))/;

/** Whether a change was made in a unit that the same law moved, under whose place another stands now. */
function isOfMoved(change: Change, all: readonly Change[]): boolean {
  const place = formatPath(change.path);
  return all.some(
    (other) =>
      other !== change &&
      other.law === change.law &&
      formatPath(other.path) === place &&
      MOVED.test(other.words),
  );
}

function isAddition({ words, replaced }: Change): boolean {
  return MOVED.test(words) || (/\badded (?:sub)?(?:sec|par|cl)/.test(words) && replaced.length === 0);
}

function showsWords({ replaced }: Change, quoted: Quotation[]): boolean {
  return replaced.some(({ after }) => after !== "" && quoted.some(({ text }) => text.includes(after)));
}

const FORMER =
  /(?:struck out|amended).*?(?:text read as follows|which read as follows|Text read as follows):\s*“([^”]+)”/s;

/** Words of a unit that was struck out or amended as a whole, where the note gives them. */
function formerText({ words }: Change): string | null {
  return FORMER.exec(words)?.[1] ?? null;
}

/** A unit struck out that put other words in place of those of its neighbor: the neighbor's own words did not apply then. */
function substitutes(change: Change): boolean {
  return /\bby substituting\b/.test(formerText(change) ?? "");
}

/** Whether the note gives the former words of the whole unit. */
function givesFormer(change: Change): boolean {
  return formerText(change) !== null || isAddition(change);
}

/** "26 USC 24(h)(2) was changed by P.L. 119-21 § 70104, for … ($2,200 in place of $2,000)." */
export function describe({ citation }: DocumentText, change: Change): string {
  const unit = `${citation}${formatPath(change.path)}`;
  const since = changeText(change).replace(/^since /, "");
  const moved = MOVED.exec(change.words);
  const [pair] = moved ? [] : change.replaced.filter(({ before, after }) => before !== "" && after !== "");
  const former = formerText(change);
  const what = pair
    ? `${closed(pair.after)} in place of ${closed(pair.before)}`
    : former
      ? `until then: ${shortened(plain(former))}`
      : /\badded (?:sub)?(?:sec|par|cl)/.test(change.words)
        ? `added${moved ? `; what was ${moved[1]} until then is ${moved[2]} now` : ""}`
        : "";
  return `${unit} was changed by ${since}${what ? ` (${what})` : ""}.`;
}

/** "$7,500 ($3,750" and "of $600 or more" as they stand alone. */
function closed(words: string): string {
  const said = plain(words).replace(/^of /, "");
  return said + ")".repeat(Math.max(0, said.split("(").length - said.split(")").length));
}

const LONGEST = 70;

/** Former words of more than a few lines stand in the note below the section. */
function shortened(words: string): string {
  const all = words.split(/\s+/);
  return all.length <= LONGEST
    ? all.join(" ")
    : `${all.slice(0, LONGEST).join(" ")} … (the rest is in the note below the section)`;
}

/** Our own words carry no quotation marks: those announce a checked quotation. */
function plain(words: string): string {
  return words
    .replace(/[“”]/g, "")
    .replace(/[‘’](?=\$|[\s,.;)]|$)/g, "")
    .replace(/\.$/, "");
}

/** The quoted units with their changes turned back, as far as the notes allow; null where none can be. */
function rebuilt({ citation }: DocumentText, changes: Change[], quoted: Quotation[]): string | null {
  const units = quoted.flatMap((quotation) => {
    const words = turnedBack(citation, changes, quotation);
    return words === null
      ? []
      : [{ unit: quotation.citation, words: plain(words).replace(/[,;]? (?:and|or)$|[,;]$/, "") }];
  });
  // Words that end open say no rule.
  if (units.length === 0 || units.some(({ words }) => /[—:]$/.test(words.trim()))) return null;
  const said = units.length === 1 ? [units[0]!.words] : units.map(({ unit, words }) => `${unit}: ${words}`);
  return said.join("; ").concat(".");
}

/** The note says that words were replaced more than once in the unit. */
const REPEATED = /\bin (?:two|three|four|\w+) places\b|wherever appearing|each place/;

/** Null unless each replaced word stands in it once, or the note says that it stands there several times. */
function turnedBack(citation: string, changes: Change[], quotation: Quotation): string | null {
  const own = changes.filter(({ path }) => quotation.citation === `${citation}${formatPath(path)}`);
  if (own.length !== changes.filter((change) => touchesWhole(citation, change, quotation)).length)
    return null;
  const pairs = own.flatMap(({ replaced, words }) =>
    replaced.map((pair) => ({ ...pair, isRepeated: REPEATED.test(words) })),
  );
  if (pairs.length === 0) return null;
  return pairs.reduce<string | null>((words, { before, after, isRepeated }) => {
    const places = words === null || after === "" ? 0 : words.split(after).length - 1;
    return places === 1 || (places > 1 && isRepeated) ? words!.replaceAll(after, before) : null;
  }, quotation.text);
}

function touchesWhole(citation: string, change: Change, quotation: Quotation): boolean {
  const unit = `${citation}${formatPath(change.path)}`;
  return isOf(quotation.citation, unit) && (quotation.citation === unit || !isOfOpening(change));
}
