/** Headings of an opinion: centered words, and numbers in the styles I., A., 1., a. */
import { SMALL_WORDS } from "#modules/authority/schema";
import type { Paragraph } from "./paragraphs.ts";

export interface OpinionHeading {
  /** "Discussion", "II", "A" */
  designator: string;
  /** Style of the designator; words in the middle of the line stand above all numbers. */
  style: "words" | "roman" | "capital" | "number" | "letter";
  heading: string;
}

const NUMBERED = /^(?:([IVXL]{1,7})|([A-Z])|(\d{1,2})|([a-z]))\.\s+(?=\S)/;
const CENTERED_NUMBER = /^(?:([IVX]{1,5})|([A-Z])|(\d{1,2}))$/;
const MAX_LENGTH = 220;
/** An abbreviation may end a heading; a sentence may not. */
const ENDS_SENTENCE =
  /(?<!\b(?:Inc|Corp|Co|Ltd|Jr|Sr|Nos?|L\.P|LLC|U\.S|al|etc|Cos|I\.R\.C|Trans|P\.C))[.;:,][”’]?$|\b(?:and|or)$|[;]|\.—/;
/** Words in the place of a title that open the opinion. */
const TITLE = /^(?:MEMORANDUM |SUMMARY )?(?:FINDINGS OF FACT(?: AND OPINION)?|OPINION)$/;
const SENTENCE = /^(?:[A-Z]+, (?:Chief |Special Trial |Senior )?Judge|[A-Z]{2,}, (?:C\.)?J\.)/;

/** The heading that a paragraph is, or null. @param before the heading before it in each style */
export function headingOf(paragraph: Paragraph, before: (style: OpinionHeading["style"]) => string | null) {
  const text = paragraph.lines.map((line) => line.text).join(" ");
  if (TITLE.test(text))
    return { designator: titleCase(text), style: "words" as const, heading: titleCase(text) };
  if (paragraph.kind === "centered") return centered(paragraph, text, before);
  if (paragraph.kind !== "text" || text.length > MAX_LENGTH || paragraph.lines.length > 4) return null;
  const match = NUMBERED.exec(text);
  if (!match || ENDS_SENTENCE.test(text)) return null;
  const rest = text.slice(match[0].length);
  if (!/^[“‘(§]?[A-Z0-9]/.test(rest)) return null;
  const style = styleOf(match, before);
  return { designator: (match[1] ?? match[2] ?? match[3] ?? match[4])!, style, heading: rest };
}

function centered(
  { lines }: Paragraph,
  text: string,
  before: (style: OpinionHeading["style"]) => string | null,
): OpinionHeading | null {
  const number = CENTERED_NUMBER.exec(text);
  if (number) return { designator: text, style: styleOf(number, before), heading: "" };
  if (!/[A-Za-z]{3}/.test(text) || text.length > 120 || SENTENCE.test(text)) return null;
  const isSet = lines.every((line) => line.italic) || text === text.toUpperCase();
  const isKnown =
    /^(?:Background|Discussion|Conclusion|Introduction|Opinion|Findings of Fact|Analysis|Syllabus)$/i;
  if (!isSet && !isKnown.test(text)) return null;
  if (/\d{3,}|[.;:]$/.test(text)) return null;
  const words = titleCase(text);
  return { designator: words, style: "words", heading: words };
}

/** "I", "V", "X", "C" are letters where the letter before them came last. */
function styleOf(
  [, roman, capital, number]: RegExpExecArray,
  before: (style: OpinionHeading["style"]) => string | null,
): OpinionHeading["style"] {
  if (roman !== undefined) return isNext(before("capital"), roman) ? "capital" : "roman";
  if (capital !== undefined) return "capital";
  if (number !== undefined) return "number";
  return "letter";
}

function isNext(before: string | null, letter: string): boolean {
  return before?.length === 1 && letter.length === 1 && letter.charCodeAt(0) === before.charCodeAt(0) + 1;
}

const SMALL = new Set([...SMALL_WORDS, "v."]);
const KEPT =
  /^(?:LLC|L\.?L\.?C\.?|L\.?L\.?P\.?|L\.?P\.?|P\.?C\.?|N\.?A\.?|U\.?S\.?A?\.?|I{1,3}|IV|VI{0,3}|IX|IRS|IRC|JJ?\.)[,.]?$/;

/** "TBL", "CSC": letters that make no word. */
const INITIALS = /^(?!(?:MR|MRS|DR|JR|SR|ST|BY)\b)[BCDFGHJ-NP-TV-XZ]{2,4},?$/;

/** "FINDINGS OF FACT" → "Findings of Fact"; words that are in mixed case stay as they are. */
export function titleCase(text: string): string {
  return text
    .split(" ")
    .map((word, at) => {
      if (/[a-z]/.test(word) || KEPT.test(word) || INITIALS.test(word)) return word;
      const lower = word.toLowerCase();
      if (/^[A-Z],?$/.test(word) && at > 0 && word !== "A") return word;
      if (at > 0 && SMALL.has(lower)) return lower;
      if (/^et$|^al\.,?$/.test(lower)) return lower;
      return lower.replace(
        /(^|[-–.(“"&/]|\bO’|\bMc)(\p{L})/gu,
        (_, lead: string, first: string) => lead + first.toUpperCase(),
      );
    })
    .join(" ");
}
