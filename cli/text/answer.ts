import type { AnswerSource, Nearest, RetrievalAnswer } from "#modules/ai/schema";
import { wrap } from "./wrap.ts";

/** An answer as text: the answer, its numbered sources and confidence; a refusal with the nearest sections. */
export function answerText(answer: RetrievalAnswer, width: number | null): string {
  const parts = [wrap(answer.answer, width)];
  if (answer.refused) {
    if (answer.nearest.length > 0)
      parts.push(`Closest in the library:\n${answer.nearest.map(near).join("\n")}`);
  } else {
    parts.push(`Sources:\n${answer.sources.map(source).join("\n")}`);
    parts.push(`Confidence: ${Math.round(answer.confidence * 100)} %`);
  }
  return parts.join("\n\n");
}

function source({ citation, title, url, asOf, marks = [] }: AnswerSource, index: number): string {
  const standing = marks.map(({ label }) => `; ${label.toLowerCase()}`).join("");
  return `  [${index + 1}] ${citation}${title ? `, ${title}` : ""} (as of ${asOf}${standing})\n      ${url}`;
}

function near({ citation, title, url }: Nearest): string {
  return `  ${citation}, ${title}\n      ${url}`;
}
