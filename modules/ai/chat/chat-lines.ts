/** A chat model's reply as it may be shown while it comes: words at once, a quotation once its source holds it. */
import { checkAnswer, type CheckedAnswer, type SourcePart } from "../checking.ts";
import type { AnswerPiece } from "../contract.ts";
import { goesOn, heldFrom, isLongQuotation, withCurlyMarks } from "./quotation-marks.ts";

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

/** The check of a reply, of its lines in whatever marks they quote; the words of the question may be quoted, too. */
export function checkReply(reply: string, sources: SourcePart[], question: string): CheckedAnswer {
  const lines = reply.split("\n").map(withCurlyMarks);
  const mustStand = (words: string) => isLongQuotation(words) && !question.includes(words.trim());
  return checkAnswer(lines.join("\n"), sources, mustStand);
}

export function readLines(sources: SourcePart[], question: string): ReplyLines {
  const failed: string[] = [];
  let line = "";
  /** Characters of `line` that have been shown. */
  let shown = 0;
  let isBegun = false;
  /** Within a quotation that began in a line above: each line is checked by itself, so that its rest is asked for again. */
  let isOpen = false;

  /** Shows the line up to its first quotation; what follows waits for the end of the line. */
  function showWords(): AnswerPiece[] {
    if (!isBegun && NO_ANSWER.startsWith(line.trim().slice(0, NO_ANSWER.length))) return [];
    isBegun = true;
    const until = isOpen ? 0 : heldFrom(line);
    if (until <= shown) return [];
    const text = line.slice(shown, until);
    shown = until;
    return [{ type: "text", text }];
  }

  function endLine(lineEnd: string): AnswerPiece[] {
    const pieces = showWords();
    const [whole, held, wasOpen] = [line, line.slice(shown), isOpen];
    line = "";
    shown = 0;
    isOpen = goesOn(whole, wasOpen);
    if (!wasOpen && heldFrom(whole) === whole.length)
      return isBegun && lineEnd ? [...pieces, { type: "text", text: lineEnd }] : pieces;
    const { answer, quotations, rejected } = checkReply(held, sources, question);
    if (rejected > 0 || wasOpen) {
      failed.push(whole);
      return [...pieces, { type: "text", text: lineEnd }];
    }
    return [
      ...pieces,
      { type: "text", text: answer + lineEnd },
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
