/** Questions about a change itself: since when a rule applies, and what a law changed in a section. */
import { changeText, formatPath, readChanges, type Change, type DocumentText } from "#modules/authority";
import type { Lead } from "../leads.ts";
import type { Quotation } from "../schema.ts";
import { isWithin } from "../statute/citations.ts";

const SINCE =
  /\b(?:when (?:did|does|do|will)\b[^?.]*\b(?:begin|start|take effect|apply|kick in|come into (?:force|effect)|go into effect|become (?:effective|law))|in (?:what|which) (?:tax )?year did\b|since when|from when|(?:starting|beginning|effective|begins?|starts?|in (?:force|effect)|appl(?:y|ies)) (?:in |from |as of |for |with )?(?:when(?=\W*$)|(?:what|which) (?:tax )?(?:year|date))\b|(?:from|since) (?:what|which) (?:year|date)|effective date|(?:start|begin(?:ning)?) (?:date|year)\b|\byear (?:it |this |that )?(?:begins|starts|began|started)(?=\W*$)|when (?:was|were)\b[^?.]*\b(?:added|enacted|introduced|changed|raised|amended|repealed|created))\b/i;
const WHAT =
  /\bwhat (?:changed|changes|has changed|did [^?.]*\bchange|is new|was (?:changed|new))\b|\bhow (?:did|does|has|was) [^?.]*\b(?:change|amend)(?:d|s|ed)?\b|\bwhat(?:'s| is) different\b/i;
/** "at what income does it begin": asks no date. */
const OF_INCOME = /\b(?:what|which) (?:\w+ )?income\b|\b(?:percent|%|tax) (?:rate|bracket)|\bphase/i;
/** "when does the depreciation start": asks when a term of one's own runs. */
const OF_TERM =
  /\bwhen (?:do|does|will)\b[^?.]*\b(?:depreciat\w+|amorti[sz]\w+|write-?offs?|recovery|holding|periods?|clock|years?|months?|days)\b[^?.]*\b(?:begin|start)/i;
const MAXIMUM = 4;

/** What the question asks of changes; null when it asks of something else. */
export function asksChange(asked: string): "since" | "what" | null {
  const question = asked.replace(/\bP(?:ub)?\.? ?L\.?(?: No\.)? /gi, "P.L.").replaceAll(".", "");
  if (WHAT.test(question)) return "what";
  return SINCE.test(question) && !OF_INCOME.test(question) && !OF_TERM.test(question) ? "since" : null;
}

interface AskedChange {
  question: string;
  quoted: Quotation[];
  /** Sentence about a change, with its unit. */
  describe(document: DocumentText, change: Change): string;
  /** The year named by the question; null without one. */
  year: number | null;
}

export function askedChangeLead(document: DocumentText, asked: AskedChange): Lead | null {
  const kind = asksChange(asked.question);
  if (!kind) return null;
  const { begins, changes } = readChanges(document.notes);
  const [deciding] = asked.quoted;
  if (kind === "since") {
    const cause = changes.find((change) => deciding && isCause(document, change, deciding));
    if (cause) return leadOf([asked.describe(document, cause)]);
    const words = begins?.words;
    return words ? leadOf([`${document.citation} applies to ${words}.`]) : null;
  }
  const law = /\bP(?:ub)?\.? ?L\.? ?(?:No\. ?)?(\d+)[-–](\d+)/i.exec(asked.question);
  const isOfLaw = ({ law: name }: Change) => !law || name === `P.L. ${law[1]}-${law[2]}`;
  const isOfYear = ({ year, applies }: Change) =>
    asked.year === null || year === asked.year || applies?.firstTaxYear === asked.year;
  const units = asked.quoted.map(({ citation }) => citation);
  const meant = changes
    .filter((change) => isOfLaw(change) && (law || isOfYear(change)))
    .filter(
      ({ words }) =>
        !/made technical|redesignated (?:sub)?(?:sec|par|cl)\w*\. \(\w+\) as \(\w+\)\.$/.test(words),
    )
    .toSorted((a, b) => near(document, b, units) - near(document, a, units))
    .slice(0, MAXIMUM);
  return meant.length > 0 ? leadOf(meant.map((change) => asked.describe(document, change))) : null;
}

/** Whether the unit that decides was added or written anew by the change, which a "since when" asks for. */
function isCause({ citation }: DocumentText, change: Change, { citation: unit, text }: Quotation): boolean {
  const place = `${citation}${formatPath(change.path)}`;
  const isOfPlace = isWithin(unit, place);
  if (change.path.length > 0 && isOfPlace && /\badded\b|generally/.test(change.words)) return true;
  return (
    (isOfPlace || isWithin(place, unit)) &&
    change.replaced.some(({ after }) => /\d/.test(after) && text.includes(after))
  );
}

/** How near a change is to what is quoted: its own unit, its subsection, elsewhere; and whether it has figures. */
function near({ citation }: DocumentText, { path, replaced }: Change, units: string[]): number {
  const place = `${citation}${formatPath(path)}`;
  const top = `${citation}${formatPath(path.slice(0, 1))}`;
  const own = units.some((unit) => isWithin(unit, place)) ? 4 : 0;
  const beside = units.some((unit) => isWithin(unit, top)) ? 2 : 0;
  return own + beside + (replaced.some(({ after }) => /[$%\d]/.test(after)) ? 1 : 0);
}

function leadOf(sentences: string[]): Lead {
  const text = [...new Set(sentences)].join(" ");
  return { text, quotations: [], warnings: [], confidence: 0.85, decides: false };
}

/** "P.L. 119-21 § 70120, for …" of a change, for sentences about it. */
export function sinceWords(change: Change): string {
  return changeText(change).replace(/^since /, "");
}
