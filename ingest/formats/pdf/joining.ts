import type { Mark } from "#modules/authority/schema";
import type { Prose } from "../prose.ts";
import type { HyphenEvidence } from "./hyphens.ts";

/** A printed line as far as joining needs it. */
export interface JoinedLine {
  page: number;
  text: string;
  marks: Mark[];
}

/** Joins the lines of one paragraph; quotation marks set as two single ones become one. */
export function joinLines(
  lines: readonly JoinedLine[],
  hyphens: HyphenEvidence,
  pageBefore: number | null,
): Prose {
  let text = "";
  const marks: Mark[] = [];
  const pages: Prose["pages"] = [];
  let page = pageBefore;
  for (const line of lines) {
    if (text !== "") text = withJoint(text, line.text, hyphens);
    if (line.page !== page) pages.push({ page: line.page, start: text.length });
    page = line.page;
    for (const mark of line.marks)
      addMark(marks, text, { ...mark, start: mark.start + text.length, end: mark.end + text.length });
    text += line.text;
  }
  return withQuotes({ text, marks: marks.filter((mark) => mark.start < mark.end), pages });
}

function withJoint(text: string, next: string, hyphens: HyphenEvidence): string {
  if (/[\p{L}\p{N})]-$/u.test(text)) return hyphens.keeps(text, next) ? text : text.slice(0, -1);
  return /[–—/]$/.test(text) ? text : `${text} `;
}

function addMark(marks: Mark[], text: string, mark: Mark): void {
  const last = marks.at(-1);
  if (last?.kind === mark.kind && /^[ ]?$/.test(text.slice(last.end)) && mark.start <= text.length)
    last.end = mark.end;
  else marks.push(mark);
}

/** "‘‘A’’" → "“A”", with every range moved along. */
function withQuotes({ text, marks, pages }: Prose): Prose {
  if (!/‘‘|’’/.test(text)) return { text, marks, pages };
  const removed: number[] = [];
  const joined = text.replace(/‘‘|’’/g, (pair, at: number) => {
    removed.push(at + 1);
    return pair === "‘‘" ? "“" : "”";
  });
  const moved = (at: number): number => at - removed.filter((one) => one < at).length;
  return {
    text: joined,
    marks: marks.map((mark) => ({ ...mark, start: moved(mark.start), end: moved(mark.end) })),
    pages: pages.map((one) => ({ ...one, start: moved(one.start) })),
  };
}
