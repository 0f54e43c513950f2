/** From the plain text of an answer to blocks for the page, its quotations told apart from our own words. */
import type { Quotation } from "#modules/ai/schema";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "quote"; text: string; source: number }
  | { kind: "cite"; source: number };

export interface Block {
  /** A row of a table of the law is one quotation with a tab between two cells. */
  kind: "subhead" | "paragraph" | "item" | "row";
  parts: Part[];
}

// A private character stands for a quotation while the text is cut into lines: the law may hold line ends too.
const MARK = "\uE000";
const PIECES = new RegExp(`${MARK}(\\d+)${MARK}|\\[(\\d+)\\]`, "g");

export function toBlocks(answer: string, quotations: Quotation[]): Block[] {
  return setAside(answer.replaceAll(MARK, ""), quotations)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => toBlock(line, quotations));
}

/** Puts a mark in the place of each quotation with its marks and number, in the order in which they are listed. */
function setAside(answer: string, quotations: Quotation[]): string {
  let rest = answer;
  let done = "";
  quotations.forEach(({ text, source }, index) => {
    const quoted = `“${text}”`;
    const at = rest.indexOf(quoted);
    if (at < 0) return;
    const after = rest.slice(at + quoted.length);
    done += `${rest.slice(0, at)}${MARK}${index}${MARK}`;
    rest = after.replace(new RegExp(`^\\s*\\[${source}\\]`), "");
  });
  return done + rest;
}

function toBlock(line: string, quotations: Quotation[]): Block {
  const subhead = /^#{1,6} +(.*)$/.exec(line);
  if (subhead?.[1]) return { kind: "subhead", parts: toParts(subhead[1], quotations) };
  const item = /^[-*•] +(.*)$/.exec(line);
  if (item?.[1]) return itemOf(toParts(item[1], quotations));
  return { kind: "paragraph", parts: toParts(line, quotations) };
}

function itemOf(parts: Part[]): Block {
  const [only, ...others] = parts;
  const isRow = only?.kind === "quote" && others.length === 0 && only.text.includes("\t");
  return { kind: isRow ? "row" : "item", parts };
}

function toParts(line: string, quotations: Quotation[]): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of line.matchAll(PIECES)) {
    if (found.index > from) parts.push({ kind: "text", text: line.slice(from, found.index) });
    from = found.index + found[0].length;
    const quotation = quotations[Number(found[1])];
    if (quotation) parts.push({ kind: "quote", text: quotation.text, source: quotation.source });
    else parts.push({ kind: "cite", source: Number(found[2]) });
  }
  if (from < line.length) parts.push({ kind: "text", text: line.slice(from) });
  return parts;
}
