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
import type { AskedYear } from "../year.ts";

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

/** Changes of quoted units that are not in force for the year; each with what the notes say of the former words. */
export function changedLead(document: DocumentText, quotations: Quotation[], asked: AskedYear): Lead | null {
  const { year, today } = asked;
  const quoted = quotations.filter(({ citation }) => isOf(citation, document.citation));
  const changes = readChanges(document.notes)
    .changes.filter((change) => isMissing(change, year))
    .filter((change) => quoted.some((quotation) => touches(document, change, quotation)))
    .toSorted((a, b) => Number(showsWords(b, quoted)) - Number(showsWords(a, quoted)))
    .slice(0, MAXIMUM);
  const [first] = changes;
  if (!first) return null;
  const kind: Warning["kind"] = year >= today ? "not_yet" : "other_year";
  const sentences = changes.map((change) => describe(document, change));
  const former = rebuilt(document, changes, quoted);
  const opening = `The words quoted are not ${year === today ? "yet those" : "those"} of ${year}.`;
  const closing = former
    ? `For ${year}, rebuilt from the notes: ${former}`
    : `The library does not hold the words for ${year}; today's text may differ from them.`;
  const text = [opening, ...new Set(sentences), closing].join(" ");
  return {
    text,
    quotations: [],
    warnings: [{ kind, text, citation: `${document.citation}${formatPath(first.path)}` }],
    confidence: former ? 0.8 : 0.65,
  };
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
  if (change.path.length > 0 && isOf(quotation.citation, unit)) return !isMinor(change);
  if (isOf(unit, quotation.citation))
    return change.replaced.some(({ after }) => after !== "" && quotation.text.includes(after));
  const beside = `${citation}${formatPath(change.path.slice(0, -1))}`;
  return change.path.length > 1 && formerText(change) !== null && isOf(quotation.citation, beside);
}

/** A heading or a reference that changed does not change the rule. */
function isMinor({ words }: Change): boolean {
  return /\bin heading\.?$|made technical|redesignated/.test(words);
}

function showsWords({ replaced }: Change, quoted: Quotation[]): boolean {
  return replaced.some(({ after }) => after !== "" && quoted.some(({ text }) => text.includes(after)));
}

const FORMER =
  /(?:struck out|amended).*?(?:text read as follows|which read as follows|Text read as follows): “([^”]+)”/s;

/** Words of a unit that was struck out or amended as a whole, where the note gives them. */
function formerText({ words }: Change): string | null {
  return FORMER.exec(words)?.[1] ?? null;
}

function describe({ citation }: DocumentText, change: Change): string {
  const unit = `${citation}${formatPath(change.path)}`;
  const since = changeText(change).replace(/^since /, "");
  const [pair] = change.replaced.filter(({ before, after }) => before !== "" && after !== "");
  const former = formerText(change);
  const what = pair
    ? `${plain(pair.after)} in place of ${plain(pair.before)}`
    : former
      ? `until then: ${plain(former)}`
      : /\badded (?:sub)?(?:sec|par|cl)/.test(change.words)
        ? "added"
        : "";
  return `${unit} was changed by ${since}${what ? ` (${what})` : ""}.`;
}

/** Our own words carry no quotation marks: those announce a checked quotation. */
function plain(words: string): string {
  return words
    .replace(/[“”]/g, "")
    .replace(/[‘’](?=\$|[\s,.;)]|$)/g, "")
    .replace(/\.$/, "");
}

/** The first quoted unit with the changes turned back; null unless each replaced word stands in it once. */
function rebuilt({ citation }: DocumentText, changes: Change[], quoted: Quotation[]): string | null {
  for (const quotation of quoted) {
    const own = changes.filter(({ path }) => quotation.citation === `${citation}${formatPath(path)}`);
    const pairs = own.flatMap(({ replaced }) => replaced);
    if (
      pairs.length === 0 ||
      own.length !== changes.filter((change) => touchesWhole(citation, change, quotation)).length
    )
      continue;
    const text = pairs.reduce<string | null>((words, { before, after }) => {
      if (words === null || after === "" || words.split(after).length !== 2) return null;
      return words.replace(after, before);
    }, quotation.text);
    if (text !== null) return plain(text).concat(".");
  }
  return null;
}

function touchesWhole(citation: string, change: Change, quotation: Quotation): boolean {
  return isOf(quotation.citation, `${citation}${formatPath(change.path)}`);
}
