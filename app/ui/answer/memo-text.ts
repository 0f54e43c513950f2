import type { RetrievalAnswer } from "#modules/ai/schema";
import { pinLabel } from "./pin-label.ts";

/** A question with its answer as a memo in plain text, each authority with its address. */
export function toMemo(question: string, answer: RetrievalAnswer, origin: string): string {
  const { sources, bottomLine, warnings, year } = answer;
  const body =
    bottomLine && answer.answer.startsWith(bottomLine)
      ? answer.answer.slice(bottomLine.length)
      : answer.answer;
  const authorities = sources.map(
    ({ citation, title, asOf, url, marks = [] }, index) =>
      `[${index + 1}] ${pinLabel(citation)}, ${title} (as of ${asOf}${marks.map(({ label }) => `; ${label.toLowerCase()}`).join("")}), ${new URL(url, origin).href}`,
  );
  return [
    ["QUESTION", question],
    ...(year ? [["TAX YEAR", String(year)]] : []),
    ...(bottomLine ? [["SHORT ANSWER", bottomLine]] : []),
    ...(warnings?.length ? [["MIND", warnings.map(({ text }) => text).join("\n")]] : []),
    ["LAW", body.replace(/^#+ (.*)$/gm, (_, title: string) => title.toUpperCase()).trim()],
    ["AUTHORITIES", authorities.join("\n")],
  ]
    .map(([head, text]) => `${head}\n${text}`)
    .join("\n\n");
}
