/** Writes the words of a document of another shelf that stand above the fold. */
import type { Range } from "#modules/authority/schema";
import type { AnswerSection } from "../answer-sections.ts";
import type { Draft } from "../drafting.ts";
import { quotableLaw, type Quotable } from "../quotable.ts";
import { decidingWords, writeSentences } from "../readers/prose.ts";
import { paragraphFor, writeParagraph } from "../readers/regulation.ts";

interface Asked {
  question: string;
  /** The year that the answer is for. */
  year: number;
}

/** The paragraph that decides. */
export function writeDecidingDocument(
  { question, year }: Asked,
  draft: Draft,
  answered: AnswerSection,
): void {
  if (answered.section.shelf === "regulation") {
    draft.line("The rule is in the regulations:");
    return writeUnderTheCode({ question, year }, draft, answered);
  }
  writeDocument(question, draft, { answered });
}

/** What the regulation adds to the section of the Code that leads. */
export function writeUnderTheCode({ question, year }: Asked, draft: Draft, answered: AnswerSection): void {
  const found = paragraphFor({ draft, question, answered, year });
  if (found) writeParagraph(found);
}

/** What a document of another shelf says beside what leads. */
export function writeBeside({ question, year }: Asked, draft: Draft, answered: AnswerSection): void {
  if (answered.section.shelf !== "regulation")
    return writeDocument(question, draft, { answered, maximum: BESIDE_WORDS });
  const found = paragraphFor({ draft, question, answered, year });
  if (!found) return;
  draft.line("");
  draft.line("The regulations say:");
  writeParagraph(found);
}

/** Words of a document that only stands beside what leads, but for its first paragraph. */
const BESIDE_WORDS = 120;

function writeDocument(
  question: string,
  draft: Draft,
  { answered, maximum }: { answered: AnswerSection; maximum?: number },
): void {
  const quotable = quotableLaw(answered.section);
  writeSaid(draft, answered, decidingWords(question, quotable, { answered, maximum }));
}

/** Words of a document, under its name. */
export function writeSaid(draft: Draft, { section }: AnswerSection, ranges: Range[]): void {
  if (ranges.length === 0) return;
  const quotable = quotableLaw(section);
  if (draft.toString() !== "") draft.line("");
  draft.line(introduced(section, quotable));
  const { text } = quotable;
  if (ranges.some(({ start, end }) => PARTIES.test(text.slice(start, end)))) draft.line(WHO_THEY_ARE);
  writeSentences(draft, quotable, ranges);
}

/** A headnote's names of the parties. */
const PARTIES = /(?<![A-Z. ]|\()\bPs?(?:['’]s?)? (?!v\.)|\bR(?:['’]s)? (?!v\.)/;
const WHO_THEY_ARE = "(P is the taxpayer, R the IRS.)";

/** "The Tax Court has held in A v. Commissioner, 160 T.C. 1:", "Notice 2031-4, Windmills, says:" */
function introduced(
  { shelf, facts, heading, citation }: AnswerSection["section"],
  { marks }: Quotable,
): string {
  const name = heading.replace(/[.\s]+$/, "");
  const court = typeof facts.court === "string" ? facts.court.replace(/^United States /, "") : "court";
  const said =
    shelf === "opinion" && facts.court
      ? `The ${court} has held in ${[name, citation].filter(Boolean).join(", ")}:`
      : `${[citation, name].filter(Boolean).join(", ")}, says:`;
  const mark = marks?.[0];
  return mark ? `${said} (${mark.sentence})` : said;
}
