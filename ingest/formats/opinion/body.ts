/** Text and structure of an opinion: its parts as units, footnotes as units right after the paragraph that has their sign. */
import type { LawTable, Mark, Range, Segment, SegmentRole, Structure, Unit } from "#modules/authority/schema";
import type { Prose } from "../prose.ts";
import { Lines } from "../cfr/lines.ts";
import { assignUnitIds } from "../unit-ids.ts";
import type { OpinionHeading } from "./headings.ts";

const DEPTHS: readonly OpinionHeading["style"][] = ["words", "roman", "capital", "number", "letter"];

export type OpinionBlock =
  | { kind: "heading"; prose: Prose; heading: OpinionHeading }
  /** The opinion of another judge begins, without a line of its own. */
  | { kind: "judge"; heading: string }
  | { kind: "paragraph"; prose: Prose; inset: boolean }
  | { kind: "table"; rows: string[][]; page: number }
  | { kind: "footnote"; number: string; paragraphs: Prose[] };

export function buildOpinion(blocks: readonly OpinionBlock[]): { text: string; structure: Structure } {
  const body = new OpinionBody();
  for (const block of blocks) body.add(block);
  return body.finish();
}

class OpinionBody {
  private readonly lines = new Lines();
  private readonly units: Unit[] = [];
  private readonly segments: Segment[] = [];
  private readonly tables: LawTable[] = [];
  private readonly open: { style: OpinionHeading["style"]; unit: number }[] = [];

  constructor() {
    this.openUnit(-1, "section", [], null);
  }

  add(block: OpinionBlock): void {
    this.lines.break();
    if (block.kind === "heading") this.addHeading(block.prose, block.heading);
    else if (block.kind === "judge")
      this.openPart({ designator: block.heading, style: "words", heading: block.heading });
    else if (block.kind === "table") this.addTable(block.rows, block.page);
    else if (block.kind === "footnote") this.addFootnote(block.number, block.paragraphs);
    else this.write("content", this.innermost, block.prose);
  }

  finish(): { text: string; structure: Structure } {
    const { units, segments, tables, lines } = this;
    const text = lines.finish();
    for (const unit of units)
      if (unit.start < 0) Object.assign(unit, { start: text.length, end: text.length });
    assignUnitIds(units);
    const pages = lines.pages.length > 0 ? { pages: lines.pages } : {};
    return {
      text,
      structure: { units, segments, references: [], tables, marks: byStart(lines.marks), ...pages },
    };
  }

  private get innermost(): number {
    return this.open.at(-1)?.unit ?? 0;
  }

  private addHeading(prose: Prose, heading: OpinionHeading): void {
    this.write("heading", this.openPart(heading), prose);
  }

  private openPart({ designator, style, heading }: OpinionHeading): number {
    const depth = DEPTHS.indexOf(style);
    while (this.open.length > 0 && DEPTHS.indexOf(this.open.at(-1)!.style) >= depth) this.open.pop();
    const parent = this.innermost;
    const name = heading || null;
    const unit = this.openUnit(parent, "part", [...this.units[parent]!.path, designator], name);
    this.open.push({ style, unit });
    return unit;
  }

  private addFootnote(number: string, paragraphs: Prose[]): void {
    const unit = this.openUnit(this.innermost, "footnote", [`n.${number}`], null);
    for (const prose of paragraphs) {
      this.lines.break();
      this.write("footnote", unit, prose);
    }
  }

  private addTable(rows: string[][], page: number): void {
    const written = rows.map((row) => row.join("\t")).join("\n");
    const range = this.lines.writeRaw(written, page);
    this.cover("table", this.innermost, range);
    this.tables.push({ ...range, header: [], rows });
  }

  private write(role: SegmentRole, unit: number, prose: Prose): void {
    const range = this.lines.write(prose, { start: 0, end: prose.text.length });
    if (range.end > range.start) this.cover(role, unit, range);
  }

  private openUnit(parent: number, kind: Unit["kind"], path: string[], heading: string | null): number {
    this.units.push({ id: "", kind, path, parent, heading, status: null, start: -1, end: 0 });
    return this.units.length - 1;
  }

  private cover(role: SegmentRole, unit: number, range: Range): void {
    this.segments.push({ role, unit, ...range });
    for (let at = unit; at >= 0; at = this.units[at]!.parent) {
      const one = this.units[at]!;
      if (one.start < 0) one.start = range.start;
      one.end = range.end;
    }
  }
}

function byStart(marks: Mark[]): Mark[] {
  return [...marks].sort((a, b) => a.start - b.start);
}
