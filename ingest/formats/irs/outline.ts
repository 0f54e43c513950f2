/** How a paper of the IRS is divided: SECTION 4, .01, (1)(a); questions and answers; headings. */
import type { Prose } from "../prose.ts";
import type { Paragraph } from "../pdf/index.ts";

/** What a paragraph begins with. `rest` is where its running text begins. */
export type Opening =
  | { kind: "section"; number: string; heading: string; rest: number }
  | { kind: "numbered"; number: string; rest: number }
  | { kind: "question"; number: string; rest: number }
  | { kind: "answer"; number: string; rest: number }
  | { kind: "heading"; heading: string; level: number }
  | { kind: "text"; designators: Designator[] };

export interface Designator {
  /** "1", "a", "iii", "B" */
  value: string;
  start: number;
  end: number;
}

const SECTION = /^(?:SECTION|SEC\.?|Section)\s+(\d{1,2})\.\s*(.*)$/s;
const NUMBERED = /^\.(\d{2,3})(?=\s|\()\s*/;
const QUESTION = /^(Q|A|FAQ)(?:uestion|nswer)?[-–—\s]?(\d{1,3})[.:]?\s+(?=\S)/;
const DESIGNATOR = /\((\d{1,2}|[a-z]{1,4}|[A-Z]{1,4})\)\s*/y;
const LEADERS = /(?:\.\s?){5,}/;
/** Longer lines are text, however they look. */
const HEADING_LENGTH = 150;

export function isTocLine({ prose }: Paragraph): boolean {
  return LEADERS.test(prose.text);
}

export function openingOf(paragraph: Paragraph): Opening {
  const { text } = paragraph.prose;
  const section = SECTION.exec(text);
  if (section && isTitle(section[2]!)) return sectionOf(text, section);
  const numbered = NUMBERED.exec(text);
  if (numbered) return { kind: "numbered", number: numbered[1]!, rest: numbered[0].length };
  const asked = QUESTION.exec(text);
  if (asked) {
    const kind = asked[1] === "A" ? "answer" : "question";
    return { kind, number: asked[2]!, rest: asked[0].length };
  }
  const level = headingLevel(paragraph);
  if (level !== null) return { kind: "heading", heading: cleanHeading(text), level };
  return { kind: "text", designators: designatorsOf(text, 0) };
}

function sectionOf(text: string, [, number, title]: RegExpExecArray): Opening {
  // "SECTION 3. DEFINITIONS .01 Digital asset. …" on one line: the numbered paragraph begins after the title.
  const inner = title!.search(/\s\.\d\d\s/);
  const heading = inner < 0 ? title! : title!.slice(0, inner);
  return {
    kind: "section",
    number: number!,
    heading: heading.trim(),
    rest: text.length - title!.length + heading.length,
  };
}

/** Titles of sections stand in capitals, or are short. */
function isTitle(title: string): boolean {
  const head = title.split(/\s\.\d\d\s/)[0]!;
  if (head.length > HEADING_LENGTH || head === "") return false;
  const letters = head.replace(/[^A-Za-z]/g, "");
  const capitals = letters.replace(/[a-z]/g, "").length;
  return capitals > letters.length * 0.6 || (head.length < 80 && !/[.;]$/.test(head));
}

/** The designators with which a paragraph begins: "(1)(a)". */
export function designatorsOf(text: string, from: number): Designator[] {
  const found: Designator[] = [];
  DESIGNATOR.lastIndex = from;
  for (let match = DESIGNATOR.exec(text); match; match = DESIGNATOR.exec(text)) {
    found.push({ value: match[1]!, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** 1 for a heading in capitals, 2 for another; null for text. */
function headingLevel({
  prose: { text },
  kind,
  bold,
  italic,
  centered,
  indent,
  prose,
}: Paragraph): number | null {
  if (kind !== "text" || text.length > HEADING_LENGTH || text.length < 3 || /[,;:]$/.test(text)) return null;
  const letters = text.replace(/[^A-Za-z]/g, "");
  if (letters.length < 3) return null;
  if (
    letters === letters.toUpperCase() &&
    letters.length > 3 &&
    (bold || centered || indent < 6 || text.length < 60)
  )
    return 1;
  if (/[.]$/.test(text) && !bold) return null;
  const isItalic = italic || isAllItalic(prose);
  if (bold || (isItalic && text.length < 110)) return 2;
  return /^(?:[IVX]{1,5}|[A-Z]|\d{1,2}|[a-z])\.\s+[A-Z]/.test(text) && text.length < 110 ? 2 : null;
}

function isAllItalic({ text, marks }: Prose): boolean {
  const covered = marks
    .filter(({ kind }) => kind === "i")
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return covered >= text.length - 2;
}

export function cleanHeading(heading: string): string {
  return heading
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\s.:—–-]+$/, "");
}
