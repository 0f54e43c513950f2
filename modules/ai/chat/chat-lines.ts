/** A chat model's reply as it may be shown while it comes: words at once, a quotation once its source holds it. */
import { checkAnswer, type SourcePart } from "../checking.ts";
import type { AnswerPiece } from "../contract.ts";

/** The whole reply of a model that finds no answer in the passages. */
export const NO_ANSWER = "NO ANSWER";

export interface ReplyLines {
  /** Takes the next piece of the reply. */
  push(text: string): AnswerPiece[];
  /** Takes the end of the reply. */
  end(): AnswerPiece[];
  /** Lines that quote what their source does not hold, as the model wrote them. */
  readonly failed: string[];
}

export function readLines(sources: SourcePart[]): ReplyLines {
  const failed: string[] = [];
  let line = "";
  /** Characters of `line` that have been shown. */
  let shown = 0;
  let isBegun = false;

  /** Shows the line up to its first quotation; what follows waits for the end of the line. */
  function showWords(): AnswerPiece[] {
    if (!isBegun && NO_ANSWER.startsWith(line.trim().slice(0, NO_ANSWER.length))) return [];
    isBegun = true;
    const opening = line.indexOf("“");
    const until = opening < 0 ? line.length : opening;
    if (until <= shown) return [];
    const text = line.slice(shown, until);
    shown = until;
    return [{ type: "text", text }];
  }

  function endLine(lineEnd: string): AnswerPiece[] {
    const pieces = showWords();
    const whole = line;
    const rest = shown;
    line = "";
    shown = 0;
    if (!whole.includes("“"))
      return isBegun && lineEnd ? [...pieces, { type: "text", text: lineEnd }] : pieces;
    const { answer, quotations, rejected } = checkAnswer(whole, sources);
    if (rejected > 0) {
      failed.push(whole);
      return [...pieces, { type: "text", text: lineEnd }];
    }
    const text = answer.slice(Math.min(rest, answer.length)) + lineEnd;
    return [
      ...pieces,
      { type: "text", text },
      ...quotations.map((quotation) => ({ type: "quotation" as const, quotation })),
    ];
  }

  return {
    failed,
    push(text) {
      const [first = "", ...others] = text.split("\n");
      line += first;
      const pieces = others.flatMap((other) => {
        const ended = endLine("\n");
        line = other;
        return ended;
      });
      return [...pieces, ...showWords()];
    },
    end: () => endLine(""),
  };
}
