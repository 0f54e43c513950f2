import type { ParsedDocument, Range, Segment, SegmentRole, Unit, UnitKind } from "#modules/authority/schema";
import type { Attributes, Handler } from "./handler.ts";
import { InlineReader } from "./inline.ts";
import { finishStructure } from "./structure.ts";
import { TableReader, type TableDraft } from "./table.ts";
import { TextBuilder } from "./text-builder.ts";
import { withSigns } from "../signs.ts";
import { LINES, plainDesignator, ROLES, UNITS } from "./vocabulary.ts";

interface OpenUnit {
  unit: Unit;
  index: number;
  footnotes: string[];
  /** Whether the number was the last element: text directly after it stays on its line. */
  afterNumber: boolean;
}

/**
 * Builds the operative text of a section as one string: every unit begins a line; its number is followed by a space,
 * its heading by a line end; footnotes are at the end of the unit with their mark.
 */
export class OperativeText {
  private readonly builder = new TextBuilder();
  readonly addFootnote = (text: string): void => void this.innermost.footnotes.push(text);
  private readonly inline = new InlineReader(this.builder, this.addFootnote);
  private readonly units: Unit[] = [];
  private readonly headings = new Map<Unit, Range>();
  private readonly openUnits: OpenUnit[] = [];
  private readonly segments: Segment[] = [];
  private readonly tables: TableDraft[] = [];
  /** Role of the open text element; `segment` is its current piece. */
  private role: SegmentRole | null = null;
  private segment: Segment | null = null;

  constructor() {
    this.openUnit("section", null);
  }

  /** Whether the reader is directly inside the section, between its provisions. */
  get atSectionLevel(): boolean {
    return this.openUnits.length === 1 && this.role === null;
  }

  open(name: string, attributes: Attributes): Handler | null {
    if (name === "table") return this.openTable();
    if (this.role) return this.openInText(name, attributes);
    this.openInUnit(name, attributes);
    return null;
  }

  close(name: string): void {
    if (this.role === null) return this.closeUnit();
    if (this.inline.depth === 0) return this.closeText();
    this.inline.close();
    if (LINES.has(name)) this.breakLine();
  }

  text(text: string): void {
    if (this.role !== null) this.builder.write(text);
    else if (text.trim() !== "") {
      this.openText("content");
      this.builder.write(text);
      this.closeText();
    }
  }

  finish(status: string | null): Pick<ParsedDocument, "text" | "structure"> {
    this.closeUnit();
    this.units[0]!.status = status;
    const text = withSigns(this.builder.finish(), this.inline.finds.marks);
    const { units, headings, segments, tables } = this;
    return {
      text,
      structure: finishStructure(text, { units, headings, segments, tables, finds: this.inline.finds }),
    };
  }

  private get innermost(): OpenUnit {
    return this.openUnits[this.openUnits.length - 1]!;
  }

  private openInUnit(name: string, attributes: Attributes): void {
    const kind = UNITS.get(name);
    if (kind) return this.openUnit(kind, attributes.status ?? null);
    const role = ROLES.get(name) ?? "content";
    if (role === "num") this.nameUnit(attributes.value ?? "");
    this.openText(role);
  }

  private openInText(name: string, attributes: Attributes): Handler | null {
    const footnote = this.inline.open(name, attributes);
    if (!footnote && LINES.has(name)) this.breakLine();
    return footnote;
  }

  private openUnit(kind: UnitKind, status: string | null): void {
    const parent = this.openUnits.length === 0 ? null : this.innermost;
    const unit: Unit = {
      id: "",
      kind,
      path: parent ? parent.unit.path : [],
      parent: parent ? parent.index : -1,
      heading: null,
      status,
      start: 0,
      end: 0,
    };
    if (parent) {
      parent.afterNumber = false;
      this.builder.separate("\n");
    }
    this.builder.begin(unit);
    this.openUnits.push({ unit, index: this.units.length, footnotes: [], afterNumber: false });
    this.units.push(unit);
  }

  private nameUnit(value: string): void {
    const { unit } = this.innermost;
    const above = this.openUnits[this.openUnits.length - 2]?.unit.path ?? [];
    if (value !== "") unit.path = [...above, plainDesignator(value)];
  }

  private closeUnit(): void {
    const closing = this.innermost;
    for (const footnote of closing.footnotes) {
      this.openText("footnote");
      this.builder.write(footnote);
      this.closeText();
    }
    this.builder.end(closing.unit);
    this.openUnits.pop();
  }

  private openText(role: SegmentRole): void {
    const unit = this.innermost;
    if (role !== "num") this.builder.separate(unit.afterNumber ? " " : "\n");
    unit.afterNumber = role === "num";
    this.role = role;
    this.beginSegment(role);
    if (role === "heading" && this.segment && !this.headings.has(unit.unit))
      this.headings.set(unit.unit, this.segment);
  }

  private closeText(): void {
    this.endSegment();
    this.role = null;
  }

  private beginSegment(role: SegmentRole): void {
    this.segment = { role, unit: this.innermost.index, start: 0, end: 0 };
    this.builder.begin(this.segment);
    this.segments.push(this.segment);
  }

  private endSegment(): void {
    if (this.segment) this.builder.end(this.segment);
    this.segment = null;
  }

  /** Makes the table a segment of its own; the surrounding text resumes after it. */
  private openTable(): Handler {
    this.endSegment();
    this.beginSegment("table");
    const draft: TableDraft = { start: 0, end: 0, header: [], rows: [] };
    this.tables.push(draft);
    this.innermost.afterNumber = false;
    const resume = (): void => {
      this.endSegment();
      if (this.role === null) return;
      this.builder.separate("\n");
      this.beginSegment(this.role);
    };
    return new TableReader(this.builder, this.inline, draft, resume);
  }

  private breakLine(): void {
    if (this.segment && this.segment.start >= 0) this.builder.separate("\n");
  }
}
