import type {
  LawTable,
  Range,
  Segment,
  SegmentRole,
  Structure,
  Unit,
  UnitKind,
} from "#modules/authority/schema";
import { assignUnitIds } from "../unit-ids.ts";
import type { Block, Prose } from "./blocks.ts";
import { afterSpace, headingAt, QUESTION, type Designator } from "./designators.ts";
import { Lines } from "./lines.ts";
import { placeAll, type PlacedDesignator } from "./placing.ts";

/**
 * Text and structure of a section: every unit begins a line, its heading stays on that line as printed, and an
 * undesignated paragraph is a line of the innermost unit.
 */
export function buildBody(blocks: readonly Block[]): { text: string; structure: Structure } {
  const body = new Body();
  const placed = placeAll(blocks);
  for (const block of blocks) body.add(block, placed.get(block) ?? []);
  return body.finish();
}

class Body {
  private readonly lines = new Lines();
  private readonly units: Unit[] = [];
  private readonly segments: Segment[] = [];
  private readonly tables: LawTable[] = [];
  /** Open units by depth, of the section and of the example that stands apart. */
  private readonly sectionStack: number[] = [];
  private readonly exampleStack: number[] = [];
  private example: number | null = null;
  /** Unit that the first level stands in: the section, or a question with its answer. */
  private base = 0;

  constructor() {
    this.openUnit(-1, "section", []);
  }

  add(block: Block, placed: PlacedDesignator[]): void {
    this.lines.break();
    if (block.kind === "table") this.addTable(block);
    else if (block.kind === "footnote")
      this.write("footnote", this.innermost, block.prose, whole(block.prose));
    else if (block.kind === "example") this.addExample(block, placed);
    else this.addParagraph(block, placed);
  }

  finish(): { text: string; structure: Structure } {
    const { units, segments, tables, lines } = this;
    const text = lines.finish();
    assignUnitIds(units);
    giveRoles(text, units, segments);
    markReserved(text, units, segments);
    const pages = lines.pages.length > 0 ? { pages: lines.pages } : {};
    return { text, structure: { units, segments, references: [], tables, marks: lines.marks, ...pages } };
  }

  private get innermost(): number {
    return this.exampleStack.at(-1) ?? this.example ?? this.sectionStack.at(-1) ?? this.base;
  }

  private addParagraph(block: Extract<Block, { kind: "paragraph" }>, placed: PlacedDesignator[]): void {
    if (!block.inExample) this.leaveExample();
    const asked = this.openQuestion(block.prose);
    const rest = this.openAll(block.prose, placed, asked);
    const isFlush = block.flush && rest === 0;
    const unit = isFlush ? this.unitOfFlushText() : this.innermost;
    this.write("content", unit, block.prose, { start: rest, end: block.prose.text.length });
  }

  /** Opens the unit of "Q–1:"; the answer "A–1:" belongs to it. Returns where the words begin that are still to be written. */
  private openQuestion(prose: Prose): number {
    const match = QUESTION.exec(prose.text);
    if (!match) return 0;
    this.sectionStack.length = 0;
    if (match[1] === "Q") this.base = this.openUnit(0, "question", [`Q&A-${match[2]}`]);
    else if (this.base === 0) return 0;
    this.write("num", this.base, prose, { start: 0, end: match[0].length });
    return match[0].length;
  }

  private addExample(
    { prose, caption }: Extract<Block, { kind: "example" }>,
    placed: PlacedDesignator[],
  ): void {
    this.leaveExample();
    const parent = this.sectionStack.at(-1) ?? this.base;
    const name = exampleName(prose.text.slice(0, caption));
    const unit = this.openUnit(parent, "example", [...this.units[parent]!.path, name]);
    this.example = unit;
    const title = headingAt(prose.text, prose.marks, afterSpace(prose.text, caption));
    const end = title ? title.end : caption;
    this.write("heading", unit, prose, { start: 0, end });
    const words = title ? `${name}. ${prose.text.slice(title.start, title.end)}` : name;
    this.units[unit]!.heading = cleanHeading(words);
    const rest = this.openAll(prose, placed, end);
    this.write("content", this.innermost, prose, { start: rest, end: prose.text.length });
  }

  /** Opens the units of a paragraph's designators; returns where its running text begins. */
  private openAll(prose: Prose, placed: PlacedDesignator[], from: number): number {
    let rest = from;
    for (const { designator, placement } of placed) {
      if (placement.depth < 0) break;
      this.lines.break();
      this.openPlaced(prose, designator, placement.depth);
      rest = designator.heading?.end ?? designator.end;
    }
    return rest;
  }

  private openPlaced(prose: Prose, designator: Designator, depth: number): void {
    const stack = this.example === null ? this.sectionStack : this.exampleStack;
    stack.length = Math.min(stack.length, depth);
    const parent = stack.at(-1) ?? this.example ?? this.base;
    const heading =
      designator.heading && cleanHeading(prose.text.slice(designator.heading.start, designator.heading.end));
    const isExample = heading !== null && /^Example(?!s)\b/.test(heading);
    const unit = this.openUnit(parent, isExample ? "example" : "paragraph", [
      ...this.units[parent]!.path,
      designator.value,
    ]);
    stack.push(unit);
    this.write("num", unit, prose, designator);
    if (!designator.heading) return;
    this.write("heading", unit, prose, designator.heading);
    this.units[unit]!.heading = heading;
  }

  private openUnit(parent: number, kind: UnitKind, path: string[]): number {
    this.units.push({ id: "", kind, path, parent, heading: null, status: null, start: -1, end: 0 });
    return this.units.length - 1;
  }

  private leaveExample(): void {
    this.example = null;
    this.exampleStack.length = 0;
  }

  /** Text after a list belongs to the unit whose words led into the list. */
  private unitOfFlushText(): number {
    const chain = this.example === null ? this.sectionStack : [this.example, ...this.exampleStack];
    for (let at = chain.length - 2; at >= 0; at--) {
      if (this.leadsIn(chain[at]!)) return chain[at]!;
    }
    return this.innermost;
  }

  private leadsIn(unit: number): boolean {
    const own = this.segments.findLast((segment) => segment.unit === unit);
    return own !== undefined && own.role === "content" && this.leadIns.has(own);
  }

  private readonly leadIns = new Set<Segment>();

  private addTable({ header, rows, page }: Extract<Block, { kind: "table" }>): void {
    const written = [...header, ...rows].map((row) => row.join("\t")).join("\n");
    if (written.trim() === "") return;
    const range = this.lines.writeRaw(written, page);
    this.cover("table", this.innermost, range);
    this.tables.push({ ...range, header, rows });
  }

  private write(role: SegmentRole, unit: number, prose: Prose, range: Range): void {
    const written = this.lines.write(prose, range);
    if (written.end === written.start) return;
    const segment = this.cover(role, unit, written);
    if (/[—:]\s*$/.test(prose.text.slice(range.start, range.end))) this.leadIns.add(segment);
  }

  private cover(role: SegmentRole, unit: number, range: Range): Segment {
    const segment: Segment = { role, unit, ...range };
    this.segments.push(segment);
    for (let at = unit; at >= 0; at = this.units[at]!.parent) {
      const one = this.units[at]!;
      if (one.start < 0) one.start = range.start;
      one.end = range.end;
    }
    return segment;
  }
}

/** A unit's words before its list that lead into it, and those after its list. */
function giveRoles(text: string, units: Unit[], segments: Segment[]): void {
  const firstChild = new Map<number, number>();
  for (const [index, unit] of units.entries()) {
    if (unit.start < 0) Object.assign(unit, { start: text.length, end: text.length });
    if (index > 0 && !firstChild.has(unit.parent)) firstChild.set(unit.parent, unit.start);
  }
  for (const [at, segment] of segments.entries()) {
    const child = firstChild.get(segment.unit);
    if (segment.role !== "content" || child === undefined) continue;
    if (segment.start >= child) segment.role = "continuation";
    else if (segments[at + 1]?.unit !== segment.unit && /[—:]$/.test(text.slice(segment.start, segment.end)))
      segment.role = "chapeau";
  }
}

function markReserved(text: string, units: Unit[], segments: Segment[]): void {
  const own = new Map<number, string[]>();
  for (const { unit, role, start, end } of segments) {
    if (role !== "num" && role !== "heading")
      own.set(unit, [...(own.get(unit) ?? []), text.slice(start, end)]);
  }
  for (const [unit, [words, ...others]] of own) {
    if (unit > 0 && others.length === 0 && /^\[Reserved\.?\]\.?$/.test(words!))
      units[unit]!.status = "reserved";
  }
}

export function cleanHeading(heading: string): string {
  const plain = heading.trim().replace(/[\s.:—]+$/, "");
  const quoted = /^(.*)\.”$/.exec(plain);
  return quoted ? `${quoted[1]}”` : plain;
}

/** "Example (2)." → "Example 2", as it is cited. */
function exampleName(caption: string): string {
  return cleanHeading(caption).replace(/[()]/g, "").replace(/\s+/g, " ").trim();
}

function whole(prose: Prose): Range {
  return { start: 0, end: prose.text.length };
}
