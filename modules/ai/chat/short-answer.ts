/** An answer that is known already, with one sentence before it and only the words of law that decide. */
import { PLACES, REST } from "../answer-headings.ts";
import type { RetrievalAnswer } from "../schema.ts";

/** With so many words of law a short answer is long enough; the first line is kept in any case. */
const WORDS = 110;
const NUMBER = /”\s*\[(\d{1,3})\]/g;

/** Without what is folded, what could change it, and the sources of what is left away. */
export function shortened(answer: RetrievalAnswer, sentence: string): RetrievalAnswer {
  const lines = decidingLines(answer);
  const kept = [...new Set(lines.flatMap(numbersIn))];
  const renumbered = (line: string) =>
    line.replace(NUMBER, (_, number) => `” [${kept.indexOf(Number(number)) + 1}]`);
  const quoted = lines.join("\n");
  return {
    ...answer,
    answer: [sentence, "", ...lines.map(renumbered)].join("\n").trim(),
    bottomLine: sentence,
    warnings: [],
    sources: kept.map((number) => answer.sources[number - 1]!),
    quotations: answer.quotations
      .filter(({ text, source }) => kept.includes(source) && quoted.includes(`“${text}” [${source}]`))
      .map((quotation) => ({ ...quotation, source: kept.indexOf(quotation.source) + 1 })),
  };
}

/** The first quoted lines of what decides: those under "Why", or whatever is quoted first. */
function decidingLines({ answer }: RetrievalAnswer): string[] {
  const above = answer.split(`\n${REST}`)[0]!.split(`\n${PLACES}`)[0]!;
  const why = above.split("\n## Why\n")[1]?.split("\n## ")[0] ?? above.split("\n## ")[0]!;
  const lines = [why, above].map(quotedLines).find((found) => found.length > 0) ?? [];
  let words = 0;
  return lines.filter((line, at) => {
    words += line.split(/\s+/).length;
    return at === 0 || words <= WORDS;
  });
}

/** Quotations, and the citation at the head of a list of them. */
function quotedLines(text: string): string[] {
  const lines = text.split("\n");
  return lines.filter(
    (line, at) =>
      numbersIn(line).length > 0 ||
      (/^\d+ (?:USC|CFR) .*:$/.test(line) && numbersIn(lines[at + 1] ?? "").length > 0),
  );
}

function numbersIn(line: string): number[] {
  return [...line.matchAll(NUMBER)].map(([, number]) => Number(number));
}
