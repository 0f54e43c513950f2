/** Marks what a chat model says without a quotation behind it. */
import type { SourcedAnswer } from "./retrieval-answer.ts";

export const UNQUOTED = "(not quoted from the library)";

/** Adds the mark to each paragraph that neither holds a checked quotation nor introduces one. */
export function withMarks<Answer extends SourcedAnswer>(answer: Answer): Answer {
  const marked = markUnquoted(answer.checked.answer);
  return { ...answer, checked: { ...answer.checked, answer: marked } };
}

export function markUnquoted(answer: string): string {
  const lines = answer.split("\n");
  return lines.map((line, index) => (needsMark(lines, index) ? `${line} ${UNQUOTED}` : line)).join("\n");
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
