/** Text and structure of a paper of the IRS out of its paragraphs. */
import {
  headingCase,
  type LawTable,
  type Segment,
  type SegmentRole,
  type Structure,
  type Unit,
  type UnitKind,
} from "#modules/authority/schema";
import { Lines } from "../cfr/lines.ts";
import type { Paragraph } from "../pdf/index.ts";
import type { Prose } from "../prose.ts";
import { assignUnitIds } from "../unit-ids.ts";
import { DesignatorStack } from "./designator-stack.ts";
import { cleanHeading, designatorsOf, isTocLine, openingOf, type Designator } from "./outline.ts";

/** @param onlyHeadings whether the paper has no sections and numbers, as publications have none */
export function buildPaper(paragraphs: readonly Paragraph[]): { text: string; structure: Structure } {
  const body = new PaperBody();
  for (const paragraph of withoutContents(paragraphs)) body.add(paragraph);
  return body.finish();
}

/** The table of contents names sections that come later; it is no text of them. */
export function withoutContents(paragraphs: readonly Paragraph[]): Paragraph[] {
  const at = paragraphs.findIndex(({ prose }) => /^(?:table of )?contents$/i.test(prose.text));
  if (at < 0) return paragraphs.filter((one) => !isTocLine(one));
  const first = sectionNumberOf(paragraphs.slice(at + 1).find((one) => sectionNumberOf(one) !== null));
  const again = paragraphs.findIndex(
    (one, index) => index > at + 1 && first !== null && sectionNumberOf(one) === first && isSecond(index),
  );
  const kept = again < 0 ? paragraphs : [...paragraphs.slice(0, at), ...paragraphs.slice(again)];
  return kept.filter((one) => !isTocLine(one));

  function isSecond(index: number): boolean {
    return paragraphs.slice(at + 1, index).some((one) => sectionNumberOf(one) === first);
  }
}

function sectionNumberOf(paragraph: Paragraph | undefined): string | null {
  if (!paragraph || paragraph.kind !== "text") return null;
  const opening = openingOf(paragraph);
  return opening.kind === "section" ? opening.number : null;
}

class PaperBody {
  private readonly lines = new Lines();
  private readonly units: Unit[] = [];
  private readonly segments: Segment[] = [];
  private readonly tables: LawTable[] = [];
  private readonly stack = new DesignatorStack();
  /** Open units: of a section or heading, of a number in it, of a question. */
  private top = 0;
  private numbered = -1;
  private readonly leadIns = new Set<Segment>();

  constructor() {
    this.open(-1, "section", [], null);
  }

  add(paragraph: Paragraph): void {
    this.lines.break();
    if (paragraph.kind === "table") return this.addTable(paragraph);
    const { prose } = paragraph;
    if (paragraph.kind === "footnote")
      return this.write("footnote", this.innermost, prose, [0, prose.text.length]);
    const opening = openingOf(paragraph);
    if (opening.kind === "text") this.addText(prose, opening.designators, 0);
    else if (opening.kind === "heading") this.addHeading(prose, opening.heading, opening.level);
    else if (opening.kind === "section") this.addSection(prose, opening);
    else if (opening.kind === "numbered") this.addNumbered(prose, opening.number, opening.rest);
    else this.addQuestion(prose, opening);
  }

  finish(): { text: string; structure: Structure } {
    const { units, segments, tables, lines } = this;
    const text = lines.finish();
    for (const unit of units)
      if (unit.start < 0) Object.assign(unit, { start: text.length, end: text.length });
    if (units[0]) Object.assign(units[0], { start: 0, end: text.length });
    assignUnitIds(units);
    this.giveRoles();
    const pages = lines.pages.length > 0 ? { pages: lines.pages } : {};
    return { text, structure: { units, segments, references: [], tables, marks: lines.marks, ...pages } };
  }

  private get innermost(): number {
    return this.stack.unit ?? (this.numbered >= 0 ? this.numbered : this.top);
  }

  private addSection(
    prose: Prose,
    { number, heading, rest }: { number: string; heading: string; rest: number },
  ): void {
    this.leave();
    this.numbered = -1;
    this.top = this.open(0, "part", [number], headingCase(cleanHeading(heading)));
    const start = prose.text.indexOf(heading, number.length);
    this.write("num", this.top, prose, [0, start]);
    this.write("heading", this.top, prose, [start, rest]);
    this.addRest(prose, rest);
  }

  /** What follows a title on its line. */
  private addRest(prose: Prose, from: number): void {
    if (prose.text.slice(from).trim() === "") return;
    this.lines.break();
    const numbered = /^\s*\.(\d{2,3})\s+/.exec(prose.text.slice(from));
    if (numbered) this.addNumbered(prose, numbered[1]!, from + numbered[0].length, from);
    else this.addText(prose, [], from);
  }

  private addNumbered(prose: Prose, number: string, rest: number, from = 0): void {
    this.leave();
    const title = titleAt(prose, rest);
    this.numbered = this.open(
      this.top,
      "subsection",
      [...this.units[this.top]!.path, number],
      title === null ? null : cleanHeading(prose.text.slice(rest, title)),
    );
    this.write("num", this.numbered, prose, [from, rest]);
    const text = title ?? rest;
    if (title !== null) this.write("heading", this.numbered, prose, [rest, title]);
    this.addText(prose, designatorsOf(prose.text, afterSpace(prose.text, text)), text);
  }

  private addHeading(prose: Prose, heading: string, level: number): void {
    this.leave();
    const shown = headingCase(heading);
    const isSection = /^\d+$/.test(this.units[this.top]!.path[0] ?? "");
    // Inside numbered sections a heading is one of theirs; elsewhere a heading in capitals begins a part of its own.
    const parent = isSection ? this.top : level === 2 && this.capital > 0 ? this.capital : 0;
    const unit = this.open(parent, "part", [...this.units[parent]!.path, shown], shown);
    if (isSection) this.numbered = unit;
    else [this.top, this.numbered] = [unit, -1];
    if (level === 1 && !isSection) this.capital = unit;
    this.write("heading", unit, prose, [0, prose.text.length]);
  }

  private capital = 0;

  private addQuestion(
    prose: Prose,
    { kind, number, rest }: { kind: string; number: string; rest: number },
  ): void {
    if (kind === "question" || this.asked !== number) {
      this.leave();
      const parent = this.top;
      this.numbered = this.open(parent, "question", [...this.units[parent]!.path, `Q&A-${number}`], null);
      this.asked = number;
    }
    this.write("num", this.numbered, prose, [0, rest]);
    if (kind === "question")
      this.units[this.numbered]!.heading = cleanHeading(prose.text.slice(rest)).slice(0, 200);
    this.write(kind === "question" ? "heading" : "content", this.numbered, prose, [rest, prose.text.length]);
  }

  private asked: string | null = null;

  private addText(prose: Prose, designators: readonly Designator[], from: number): void {
    let rest = from;
    for (const { value, start, end } of designators) {
      const parent = this.stack.parentOf(value);
      if (parent === null) break;
      if (rest < start) this.write("heading", this.innermost, prose, [rest, start]);
      const above = parent.unit ?? (this.numbered >= 0 ? this.numbered : this.top);
      const unit = this.open(
        above,
        KINDS[Math.min(parent.depth, KINDS.length - 1)]!,
        [...this.units[above]!.path, value],
        null,
      );
      this.stack.push(value, unit);
      this.write("num", unit, prose, [start, end]);
      rest = end;
    }
    if (designators.length > 0 && rest > from) {
      const title = titleAt(prose, rest);
      if (title !== null) {
        this.units[this.innermost]!.heading = cleanHeading(prose.text.slice(rest, title));
        this.write("heading", this.innermost, prose, [rest, title]);
        rest = title;
      }
    }
    this.write("content", this.innermost, prose, [rest, prose.text.length]);
  }

  private addTable({ table, prose }: Paragraph): void {
    if (!table || prose.text.trim() === "") return;
    const range = this.lines.writeRaw(prose.text, prose.pages[0]?.page ?? null);
    this.cover("table", this.innermost, range);
    this.tables.push({ ...range, ...table });
  }

  private leave(): void {
    this.stack.clear();
  }

  private open(parent: number, kind: UnitKind, path: string[], heading: string | null): number {
    this.units.push({ id: "", kind, path, parent, heading, status: null, start: -1, end: 0 });
    return this.units.length - 1;
  }

  private write(role: SegmentRole, unit: number, prose: Prose, [start, end]: [number, number]): void {
    const written = this.lines.write(prose, { start, end });
    if (written.end === written.start) return;
    const segment = this.cover(role, unit, written);
    if (role === "content" && /[—:]\s*$/.test(prose.text.slice(start, end))) this.leadIns.add(segment);
  }

  private cover(role: SegmentRole, unit: number, range: { start: number; end: number }): Segment {
    const segment: Segment = { role, unit, ...range };
    this.segments.push(segment);
    for (let at = unit; at >= 0; at = this.units[at]!.parent) {
      const one = this.units[at]!;
      if (one.start < 0) one.start = range.start;
      one.end = range.end;
    }
    return segment;
  }

  /** Words that lead into a unit's list, and those after it. */
  private giveRoles(): void {
    const firstChild = new Map<number, number>();
    for (const [index, unit] of this.units.entries())
      if (index > 0 && !firstChild.has(unit.parent)) firstChild.set(unit.parent, unit.start);
    for (const [at, segment] of this.segments.entries()) {
      const child = firstChild.get(segment.unit);
      if (segment.role !== "content" || child === undefined) continue;
      if (segment.start >= child) segment.role = "continuation";
      else if (this.leadIns.has(segment) && this.segments[at + 1]?.unit !== segment.unit)
        segment.role = "chapeau";
    }
  }
}

const KINDS: readonly UnitKind[] = ["paragraph", "subparagraph", "clause", "subclause", "item"];
/** Longer words before a full stop are a sentence. */
const TITLE_WORDS = 22;

/** End of the title at the beginning of a paragraph, "Tax Rate Tables."; null where its first words are a sentence. */
function titleAt({ text }: Prose, from: number): number | null {
  const match = /^\s*([A-Z“"][^.:;]{2,180}?)(?:\(§[^)]*\)[^.]{0,30})?\.(?=\s+[A-Z(“"§]|\s*$)/.exec(
    text.slice(from, from + 260),
  );
  if (!match) return null;
  const words = match[1]!.split(/\s+/);
  const isSentence =
    /\b(?:is|are|was|were|shall|must|may|has|have|does|provides?|applies|means|will|amends|adds)\b/.test(
      match[1]!,
    );
  const isCut =
    /\b(?:Rev|Proc|Rul|No|Sec|Reg|Treas|Pub|U\.S)$/.test(match[1]!) || /^\W*Section \d/.test(match[1]!);
  return words.length <= TITLE_WORDS && !isSentence && !isCut ? from + match[0].length : null;
}

function afterSpace(text: string, at: number): number {
  return at + /^\s*/.exec(text.slice(at))![0].length;
}
