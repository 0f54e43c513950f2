import { ProseCollector } from "./prose-collector.ts";

const CELLS = new Set(["TD", "TH", "ENT", "CHED"]);
const ROWS = new Set(["TR", "ROW", "BOXHD"]);
const CAPTIONS = new Set(["TTITLE", "CAPTION", "TDESC", "TCAP"]);

/** Collects one table: HTML as on ecfr.gov (`TABLE`) or GPO's own (`GPOTABLE`). */
export class TableCollector {
  readonly header: string[][] = [];
  readonly rows: string[][] = [];
  private row: string[] = [];
  private isHeaderRow = true;
  private inHead = false;
  private cell: ProseCollector | null = null;

  open(name: string, attributes: Record<string, string>): void {
    if (CELLS.has(name) || CAPTIONS.has(name)) {
      this.cell = new ProseCollector();
      if (name === "TD" || name === "ENT") this.isHeaderRow = false;
    } else if (this.cell) this.cell.openInline(name, attributes);
    else if (name === "THEAD") this.inHead = true;
    else if (ROWS.has(name)) this.startRow();
  }

  close(name: string): void {
    if (CELLS.has(name)) this.endCell();
    else if (CAPTIONS.has(name)) this.endCaption();
    else if (this.cell && this.cell.depth > 0) this.cell.closeInline();
    else if (name === "THEAD") this.inHead = false;
    else if (ROWS.has(name)) this.endRow();
  }

  text(text: string): void {
    this.cell?.write(text);
  }

  private startRow(): void {
    this.row = [];
    this.isHeaderRow = true;
  }

  private endCell(): void {
    if (this.cell) this.row.push(this.cell.finish().text);
    this.cell = null;
  }

  private endCaption(): void {
    const caption = this.cell?.finish().text ?? "";
    this.cell = null;
    if (caption !== "") this.header.push([caption]);
  }

  private endRow(): void {
    if (this.row.some((cell) => cell !== "")) {
      const isHeader = this.inHead || (this.isHeaderRow && this.rows.length === 0);
      (isHeader ? this.header : this.rows).push(this.row);
    }
    this.row = [];
  }
}
