/** Marks what a chat model says without a quotation behind it. */
import { sentencesOf } from "#modules/authority";

export const UNQUOTED = "(not quoted from the library)";

/**
 * Adds the mark to each paragraph that neither holds a checked quotation nor introduces one, and to each sentence of its
 * own within a paragraph that holds one.
 */
export function markUnquoted(answer: string): string {
  const lines = answer.split("\n");
  const whole = wholeBlocks(lines);
  return lines
    .flatMap((line, index) => {
      const block = whole.find(({ from, to }) => from <= index && index < to);
      if (!block)
        return [isQuoted(line) ? markBetween(line) : needsMark(lines, index) ? `${line} ${UNQUOTED}` : line];
      // A mark within a table or code would change it.
      const isMarked = index === block.to - 1 && !lines.slice(block.from, block.to).every(isQuotedOrRuled);
      return isMarked ? [line, "", UNQUOTED] : [line];
    })
    .join("\n");
}

/** A line with quotations: each of its sentences that has none is marked. */
function markBetween(line: string): string {
  const quotation = /“[^”]*”\s*\[\d{1,3}\]/g;
  // Of one length, so that the places stay; what is quoted ends no sentence of ours.
  const masked = line.replace(quotation, (found) => "_".repeat(found.length));
  const sentences = sentencesOf(masked, { start: 0, end: line.length });
  return sentences
    .map(({ start, end }) => {
      const sentence = line.slice(start, end);
      const isOwn = !masked.slice(start, end).includes("__") && /\p{L}/u.test(sentence);
      return isOwn ? sentence.replace(/(\s*)$/, ` ${UNQUOTED}$1`) : sentence;
    })
    .join("");
}

/** Tables, and code between fences, by their lines. */
function wholeBlocks(lines: string[]): { from: number; to: number }[] {
  const blocks: { from: number; to: number }[] = [];
  for (let at = 0; at < lines.length; at++) {
    const fence = /^\s*(`{3,}|~{3,})/.exec(lines[at]!)?.[1];
    const isTable = lines[at]!.includes("|") && isRule(lines[at + 1] ?? "");
    if (!fence && !isTable) continue;
    const after = lines.findIndex(
      (line, index) => index > at && (fence ? line.trim() === fence : !line.includes("|")),
    );
    const to = after < 0 ? lines.length : after + (fence ? 1 : 0);
    blocks.push({ from: at, to });
    at = to - 1;
  }
  return blocks;
}

function isRule(line: string): boolean {
  return line.includes("|") && /^[\s|:-]*-[\s|:-]*$/.test(line);
}

function isQuotedOrRuled(line: string, at: number): boolean {
  return at === 0 || isRule(line) || isQuoted(line);
}

function needsMark(lines: string[], index: number): boolean {
  const line = lines[index]!.trim();
  if (line === "" || line.startsWith("#") || isQuoted(line)) return false;
  // A sentence stands on the quotation in the list right below it.
  const below = lines.slice(index + 1).find((other) => other.trim() !== "");
  return !(below !== undefined && /^[-*•]/.test(below.trim()) && isQuoted(below) && !/^[-*•]/.test(line));
}

function isQuoted(line: string): boolean {
  return /”\s*\[\d{1,3}\]/.test(line);
}
