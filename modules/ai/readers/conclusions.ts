/** Where a ruling or a writing of the Chief Counsel says what it holds, in the paragraphs under such a heading. */
import type { Range } from "#modules/authority/schema";
import type { AnswerSection } from "../answer-sections.ts";
import { linesOf } from "./lines.ts";

const HEADING = /^\W*(?:[IVX]+\.\s*)?(?:conclusions?|holdings?)\W*$/i;
/** A short line in capitals, or one of a few words without a sentence. */
const NEXT = /^(?=.{3,60}$)(?:[^a-z]+|\W*(?:[IVX]+\.\s*)?[A-Z][\w ]+)$/;
/** Lines of a conclusion that are looked at. */
const LINES = 6;

/** Empty for an opinion, whose conclusion says what becomes of the case. */
export function conclusionsOf({ text, shelf }: AnswerSection["section"]): Range[] {
  if (shelf !== "ruling" && shelf !== "determination") return [];
  const lines = linesOf(text, { start: 0, end: text.length });
  const read = ({ start, end }: Range) => text.slice(start, end).trim();
  return lines.flatMap((line, at) => {
    if (!HEADING.test(read(line))) return [];
    const after = lines.slice(at + 1, at + 1 + LINES);
    const next = after.findIndex((one) => NEXT.test(read(one)));
    const own = next < 0 ? after : after.slice(0, next);
    return own.length > 0 ? [{ start: own[0]!.start, end: own.at(-1)!.end }] : [];
  });
}
