/** Parses the plain text of an answer into blocks, separating quotations from the words between them. */
import type { Quotation } from "#modules/ai/schema";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "quote"; text: string; source: number }
  | { kind: "cite"; source: number };

export interface Block {
  /** A table row: one quotation with tabs between its cells. */
  kind: "subhead" | "paragraph" | "item" | "row";
  parts: Part[];
}

// Private-use characters replace the quotations while splitting lines, because a quotation may contain line breaks.
const MARK = "\uE000";
const PIECES = new RegExp(`${MARK}(\\d+)${MARK}|\\[(\\d+)\\]`, "g");

export function toBlocks(answer: string, quotations: Quotation[]): Block[] {
  return setAside(answer.replaceAll(MARK, ""), quotations)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => toBlock(line, quotations));
}

/** Replaces each quotation, with its marks and number, by a placeholder, in the order of the list. */
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
