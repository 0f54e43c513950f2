import type { RetrievalAnswer, Warning } from "#modules/ai/schema";
import { toBlocks, type Block } from "./answer-blocks.ts";

/** A heading of an answer with what stands below it; `title` is "" for what comes before any heading. */
export interface AnswerSection {
  title: string;
  blocks: Block[];
}

/** Headings whose text is folded: it is true and seldom needed. */
const FOLDED = new Set(["The rest", "Where it stands"]);

export interface DividedAnswer {
  /** In our own words, without what the warnings say; null where only the rule can be quoted. */
  bottomLine: string | null;
  /** Those that the bottom line does not consist of. */
  warnings: Warning[];
  /** What comes before the first heading. */
  opening: Block[];
  sections: (AnswerSection & { isFolded: boolean })[];
}

/** An answer by its headings, without its bottom line and without warnings, which are shown by themselves. */
export function divideAnswer({ answer, bottomLine, warnings, quotations }: RetrievalAnswer): DividedAnswer {
  const said = bottomLine && answer.startsWith(bottomLine) ? bottomLine : null;
  let text = said ? answer.slice(said.length) : answer;
  // A warning may be part of the bottom line; elsewhere it is a line of its own.
  for (const warning of warnings ?? []) text = text.replace(`\n${warning.text}\n`, "\n");
  text = withoutRemarks(text, warnings ?? []);
  const [opening, ...others] = byHeading(toBlocks(text, quotations));
  const sections = others.map((section) => ({ ...section, isFolded: FOLDED.has(section.title) }));
  const below = sections.filter(({ isFolded }) => !isFolded).flatMap(({ blocks }) => blocks);
  return {
    ...saidOnce(said, warnings ?? []),
    opening: said ? withoutRepeated(opening!.blocks, below) : opening!.blocks,
    sections,
  };
}

/** A remark below that says nothing but warnings, which stand above, goes; the words it rests on stay. */
function withoutRemarks(text: string, warnings: Warning[]): string {
  const isRemark = (line: string) =>
    line.startsWith("- ") &&
    line.trim().length > 2 &&
    warnings.reduce((left, warning) => left.replace(warning.text, ""), line.slice(2)).trim() === "";
  return text
    .split("\n")
    .filter((line) => !isRemark(line))
    .join("\n");
}

/** What the bottom line rests on is shown where it stands in full, when that is in sight below. */
function withoutRepeated(opening: Block[], below: Block[]): Block[] {
  const shown = new Set(below.flatMap(quotedIn));
  return opening.filter((block) => {
    const quoted = quotedIn(block);
    return block.kind !== "item" || quoted.length === 0 || !quoted.every((words) => shown.has(words));
  });
}

function quotedIn({ parts }: Block): string[] {
  return parts.flatMap((part) => (part.kind === "quote" ? [part.text] : []));
}

/** By the headings of the highest level; those below stay with what they head. */
function byHeading(blocks: Block[]): AnswerSection[] {
  const highest = Math.min(...blocks.flatMap(({ level }) => level ?? []));
  const sections: AnswerSection[] = [{ title: "", blocks: [] }];
  for (const block of blocks) {
    if (block.level === highest) sections.push({ title: titleOf(block), blocks: [] });
    else sections.at(-1)!.blocks.push(block);
  }
  return sections;
}

function titleOf({ parts }: Block): string {
  return parts.map((part) => ("text" in part ? part.text : "")).join("");
}

/** A bottom line may hold its warnings word for word; on the screen each is shown once. */
function saidOnce(line: string | null, warnings: Warning[]): Pick<DividedAnswer, "bottomLine" | "warnings"> {
  if (!line) return { bottomLine: null, warnings };
  const rest = warnings.reduce((text, warning) => withoutSentence(text, warning.text), line).trim();
  const bottomLine = rest || line;
  return { bottomLine, warnings: warnings.filter(({ text }) => !bottomLine.includes(text)) };
}

/** What follows a colon stays: the words before it would lose their sense. */
function withoutSentence(line: string, sentence: string): string {
  const [before, ...after] = line.split(sentence);
  if (after.length !== 1 || before!.trimEnd().endsWith(":")) return line;
  return `${before!.trimEnd()} ${after[0]!.trimStart()}`;
}
