import type { Range } from "#modules/authority/schema";
import type { Attributes, Handler } from "./handler.ts";
import type { InlineReader } from "./inline.ts";
import type { TextBuilder } from "./text-builder.ts";

/** Table being read: the text range of each cell. */
export interface TableDraft extends Range {
  header: Range[][];
  rows: Range[][];
}

const CELLS = new Set(["td", "th", "caption"]);
const BREAKS_IN_CELL = new Set(["p", "br", "tr", "td", "th", "li"]);

/** Appends an HTML table to the section's text, row by row, with a tab between cells. */
export class TableReader implements Handler {
  private row: Range[] = [];
  private cell: Range | null = null;
  private inHeader = false;
  /** Inline elements open around the cell. */
  private depthOfCell = 0;

  constructor(
    private readonly builder: TextBuilder,
    private readonly inline: InlineReader,
    private readonly draft: TableDraft,
    private readonly done: () => void,
  ) {
    builder.separate("\n");
    builder.begin(draft);
  }

  open(name: string, attributes: Attributes): Handler | null {
    if (this.cell) {
      // A nested table is read as text of the cell.
      if (BREAKS_IN_CELL.has(name)) this.builder.separate(" ");
      return this.inline.open(name, attributes);
    }
    if (name === "thead") this.inHeader = true;
    if (name === "tr" || name === "caption") this.startRow();
    if (CELLS.has(name)) this.startCell();
    return null;
  }

  close(name: string): void {
    if (this.cell && this.inline.depth > this.depthOfCell) return this.inline.close();
    if (CELLS.has(name)) this.endCell();
    if (name === "tr" || name === "caption") this.endRow();
    if (name === "thead") this.inHeader = false;
  }

  text(text: string): void {
    if (this.cell || text.trim() !== "") this.builder.write(text);
  }

  end(): void {
    this.builder.end(this.draft);
    this.done();
  }

  private startRow(): void {
    this.row = [];
    this.builder.startRow();
  }

  private startCell(): void {
    if (this.row.length > 0) this.builder.nextCell();
    this.cell = { start: -1, end: -1 };
    this.depthOfCell = this.inline.depth;
    this.builder.begin(this.cell);
  }

  private endCell(): void {
    if (!this.cell) return;
    this.builder.end(this.cell);
    this.row.push(this.cell);
    this.cell = null;
  }

  private endRow(): void {
    if (this.row.some((cell) => cell.end > cell.start)) {
      (this.inHeader ? this.draft.header : this.draft.rows).push(this.row);
    }
    this.row = [];
  }
}
