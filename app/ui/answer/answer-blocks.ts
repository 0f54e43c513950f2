/** Parses the plain text of an answer into blocks, separating quotations from the words between them. */
import { Lexer, type Tokens } from "marked";
import type { Quotation } from "#modules/ai/schema";

export type Part =
  | { kind: "text"; text: string }
  | { kind: "quote"; text: string; source: number }
  | { kind: "cite"; source: number };

export interface Block {
  /** A row: one quotation with tabs between its cells. A table and code are of a model's own. */
  kind: "subhead" | "paragraph" | "item" | "row" | "table" | "code";
  /** Of code its text as it stands. */
  parts: Part[];
  /** Of a subhead: 1 for "#", 6 for "######". */
  level?: number;
  /** Of a table: its rows of cells, the header first. */
  cells?: Part[][][];
}

// Private-use characters replace the quotations while splitting lines, because a quotation may contain line breaks.
const MARK = "\uE000";
const PIECES = new RegExp(`${MARK}(\\d+)${MARK}|\\[(\\d+)\\]`, "g");

export function toBlocks(answer: string, quotations: Quotation[]): Block[] {
  const lines = setAside(answer.replaceAll(MARK, ""), quotations).split("\n");
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const own = codeAt(lines, at, quotations) ?? tableAt(lines, at, quotations);
    const line = lines[at]!.trim();
    if (own) blocks.push(own.block);
    else if (line) addBlock(blocks, toBlock(line, quotations));
    at += own?.lines ?? 1;
  }
  return blocks;
}

/** A line that only marks what is left out ends the words before it: it is no item of its own. */
function addBlock(blocks: Block[], block: Block): void {
  const [only, ...others] = block.parts;
  const before = blocks.at(-1);
  const isMark = only?.kind === "text" && others.length === 0 && OMISSION.test(only.text);
  const takes = before?.kind === "item" || before?.kind === "paragraph";
  if (!isMark || block.kind !== "item" || !takes || before.parts.length === 0) return void blocks.push(block);
  before.parts.push({ kind: "text", text: ` ${only.text}` });
}

/** "… (26 USC 104(a)(1))" */
const OMISSION = /^… \((?:[^()]|\([^()]*\))+\)$/;

interface Taken {
  block: Block;
  /** How many lines it takes. */
  lines: number;
}

/** Code between two fences; while it streams, up to its end. */
function codeAt(lines: string[], at: number, quotations: Quotation[]): Taken | null {
  const fence = /^\s*(`{3,}|~{3,})/.exec(lines[at]!)?.[1];
  if (!fence) return null;
  const close = lines.findIndex((line, index) => index > at && line.trim() === fence);
  const end = close < 0 ? lines.length : close;
  const parts = toParts(lines.slice(at + 1, end).join("\n"), quotations);
  return { block: { kind: "code", parts }, lines: end - at + 1 };
}

/** A table of a model's own, as Markdown writes it: a header, a line of dashes, rows. */
function tableAt(lines: string[], at: number, quotations: Quotation[]): Taken | null {
  if (!lines[at]!.includes("|") || !/^[\s|:-]*-[\s|:-]*$/.test(lines[at + 1] ?? "")) return null;
  const [token] = Lexer.lex(lines.slice(at).join("\n"));
  if (token?.type !== "table") return null;
  const { header, rows, raw } = token as Tokens.Table;
  const cells = [header, ...rows].map((row) => row.map(({ text }) => toParts(text, quotations)));
  return { block: { kind: "table", parts: [], cells }, lines: raw.trimEnd().split("\n").length };
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
  const [, marks, title] = /^(#{1,6}) +(.+)$/.exec(line) ?? [];
  if (marks && title) return { kind: "subhead", level: marks.length, parts: toParts(title, quotations) };
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
