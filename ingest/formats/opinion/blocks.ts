/** Paragraphs of an opinion into blocks: headings told apart, footnotes after the paragraph with their sign. */
import type { Prose } from "../prose.ts";
import { HyphenEvidence } from "../pdf/hyphens.ts";
import { joinLines } from "../pdf/joining.ts";
import type { OpinionBlock } from "./body.ts";
import { FootnoteDealer, footnotesOf, type Footnote } from "./footnotes.ts";
import { headingOf, titleCase, type OpinionHeading } from "./headings.ts";
import { paragraphsOf, type Paragraph } from "./paragraphs.ts";
import type { PrintLine } from "./print-lines.ts";

export class BlockBuilder {
  private readonly hyphens = new HyphenEvidence();
  private page: number | null = null;

  constructor(lines: readonly PrintLine[]) {
    let isBroken = false;
    for (const { text } of lines) {
      this.hyphens.learn(text, isBroken);
      isBroken = text.endsWith("-");
    }
  }

  /** @param feet lines of footnotes of each page */
  blocks(
    paragraphs: readonly Paragraph[],
    feet: readonly PrintLine[][],
    judgeOf: (text: string) => string | null = anotherJudge,
  ): OpinionBlock[] {
    const notes = new FootnoteDealer(footnotesOf(feet));
    const latest = new Map<OpinionHeading["style"], string>();
    const blocks: OpinionBlock[] = [];
    for (const paragraph of paragraphs) {
      for (const note of notes.before(paragraph.lines[0]!.page)) blocks.push(this.footnote(note));
      const text = paragraph.lines.map((line) => line.text).join(" ");
      const judge = judgeOf(text);
      if (judge !== null) blocks.push({ kind: "judge", heading: judge });
      blocks.push(this.block(paragraph, latest));
      for (const note of notes.of(text)) blocks.push(this.footnote(note));
    }
    for (const note of notes.before(Number.POSITIVE_INFINITY)) blocks.push(this.footnote(note));
    return blocks;
  }

  prose(lines: readonly PrintLine[]): Prose {
    const joined = joinLines(lines, this.hyphens, this.page);
    this.page = lines.at(-1)!.page;
    return joined;
  }

  private block(paragraph: Paragraph, latest: Map<OpinionHeading["style"], string>): OpinionBlock {
    const { lines, inset } = paragraph;
    if (paragraph.kind === "table") {
      this.page = lines.at(-1)!.page;
      const rows = lines.map(({ pieces, text }) =>
        pieces.length > 1 ? pieces.map((one) => one.text) : [text],
      );
      return { kind: "table", rows, page: lines[0]!.page };
    }
    const heading = headingOf(paragraph, (style) => latest.get(style) ?? null);
    const prose = this.prose(lines);
    if (!heading) return { kind: "paragraph", prose, inset };
    latest.set(heading.style, heading.designator);
    return { kind: "heading", prose, heading };
  }

  private footnote({ number, pages }: Footnote): OpinionBlock {
    const before = this.page;
    const paragraphs = paragraphsOf(pages).map(({ lines }) => this.prose(lines));
    this.page = before;
    const [first, ...rest] = paragraphs;
    const marked = first ? withNumber(first, number) : undefined;
    return {
      kind: "footnote",
      number,
      paragraphs: (marked ? [marked, ...rest] : rest).map((prose) => ({ ...prose, pages: [] })),
    };
  }
}

const ANOTHER = /^([A-Z][A-Z’'. -]+), (C\.J|J)\.,[^.:]*?(?:,[^:]*?)?\b(concurring|dissenting)[^:.]{0,80}:/;

/** "Marshall, J., dissenting" of "MARSHALL, J., with whom GUIDER, J., joins, dissenting: Rule 121 …" */
function anotherJudge(text: string): string | null {
  const match = ANOTHER.exec(text.slice(0, 400));
  return match && `${titleCase(match[1]!)}, ${match[2]}., ${match[3]}`;
}

/** "1 Unless otherwise indicated, …" */
function withNumber(prose: Prose, number: string): Prose {
  const lead = `${number} `;
  return {
    ...prose,
    text: lead + prose.text,
    marks: prose.marks.map((mark) => ({
      ...mark,
      start: mark.start + lead.length,
      end: mark.end + lead.length,
    })),
  };
}
