import type { HierarchyStep, Note } from "#modules/authority/schema";
import type { Block, Prose } from "../blocks.ts";
import { ProseCollector } from "./prose-collector.ts";
import { TableCollector } from "./table.ts";

/** Elements that set their text aside as a note of the section. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ["EDNOTE", "editorialNote"],
  ["EFFDNOT", "effectiveDateNote"],
  ["NOTE", "note"],
  ["XREF", "crossReference"],
  ["CROSSREF", "crossReference"],
  ["APPRO", "approval"],
]);
const CREDITS = new Set(["CITA", "SECAUTH", "AUTH", "SOURCE", "PARAUTH"]);
const GRAPHICS = new Set(["IMG", "img", "MATH", "GPH", "BGRAPHIC"]);
const TABLES = new Set(["TABLE", "GPOTABLE"]);
const PARAGRAPH = /^(?:P|P-\d|PSPACE|FP\d?|FP\d?-\d|FP1-\d|LI|HD\d|HEADING|STARS|RESERVED|WIDE|FRP)$/;
const FLUSH = /^FP/;

export interface ReadSection {
  caption: string;
  hierarchy: HierarchyStep[];
  blocks: Block[];
  credits: string[];
  notes: Note[];
  graphics: number;
}

/** Collects the blocks of one `<DIV8 TYPE="SECTION">`. */
export class SectionReader {
  private readonly read: ReadSection;
  private collector: ProseCollector | null = null;
  private element = "";
  private table: TableCollector | null = null;
  private tableDepth = 0;
  private inExample = 0;
  private inFootnote = false;
  private aside: { name: string; lines: string[]; heading: string } | null = null;
  private caption: Prose | null = null;

  constructor(hierarchy: HierarchyStep[]) {
    this.read = { caption: "", hierarchy, blocks: [], credits: [], notes: [], graphics: 0 };
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.table) return this.openInTable(name, attributes);
    if (TABLES.has(name)) return this.openTable();
    if (GRAPHICS.has(name)) this.read.graphics += 1;
    if (this.collector && !PARAGRAPH.test(name)) return this.collector.openInline(name, attributes);
    this.endParagraph();
    if (name === "EXAMPLE") this.inExample += 1;
    else if (name === "FTNT") this.inFootnote = true;
    else if (!this.aside && (NOTES.has(name) || CREDITS.has(name)))
      this.aside = { name, lines: [], heading: "" };
    if (name === "HEAD" || name === "HED" || CREDITS.has(name) || PARAGRAPH.test(name)) this.begin(name);
  }

  close(name: string): void {
    if (this.table) return this.closeInTable(name);
    if (this.collector && this.collector.depth > 0 && name !== this.element)
      return this.collector.closeInline();
    this.endParagraph();
    if (name === "EXAMPLE") this.inExample -= 1;
    else if (name === "FTNT") this.inFootnote = false;
    else if (this.aside?.name === name) this.endAside();
  }

  text(text: string): void {
    if (this.table) return this.table.text(text);
    if (!this.collector && text.trim() !== "") this.begin("P");
    this.collector?.write(text);
  }

  finish(): ReadSection {
    this.endParagraph();
    return this.read;
  }

  private begin(name: string): void {
    this.collector = new ProseCollector();
    this.element = name;
  }

  private endParagraph(): void {
    if (!this.collector) return;
    const prose = this.collector.finish();
    this.collector = null;
    if (prose.text === "") return;
    if (this.aside) this.addAside(prose);
    else if (this.element === "HEAD" && this.read.caption === "") this.read.caption = prose.text;
    else if (this.element === "HED" && this.inExample > 0) this.caption = prose;
    else this.addBlock(prose);
  }

  private addBlock(prose: Prose): void {
    const { blocks } = this.read;
    const { caption } = this;
    this.caption = null;
    if (this.inFootnote) blocks.push({ kind: "footnote", prose });
    else if (caption)
      blocks.push({ kind: "example", prose: joined(caption, prose), caption: caption.text.length });
    else
      blocks.push({
        kind: "paragraph",
        prose,
        flush: FLUSH.test(this.element),
        inExample: this.inExample > 0,
      });
  }

  private addAside(prose: Prose): void {
    const aside = this.aside!;
    if (this.element === "HED" && aside.lines.length === 0) aside.heading = prose.text;
    else aside.lines.push(prose.text);
  }

  private endAside(): void {
    const { name, lines, heading } = this.aside!;
    this.aside = null;
    const topic = NOTES.get(name);
    if (topic) this.read.notes.push({ topic, heading: heading.replace(/:$/, ""), paragraphs: lines });
    else this.read.credits.push([heading, ...lines].filter(Boolean).join(" "));
  }

  private openTable(): void {
    this.endParagraph();
    this.table = new TableCollector();
    this.tableDepth = 1;
  }

  private openInTable(name: string, attributes: Record<string, string>): void {
    if (TABLES.has(name)) this.tableDepth += 1;
    else this.table!.open(name, attributes);
  }

  private closeInTable(name: string): void {
    if (!TABLES.has(name)) return this.table!.close(name);
    this.tableDepth -= 1;
    if (this.tableDepth > 0) return;
    const { header, rows } = this.table!;
    this.table = null;
    if (header.length + rows.length === 0) return;
    if (this.aside) this.aside.lines.push(...[...header, ...rows].map((row) => row.join("\t")));
    else this.read.blocks.push({ kind: "table", header, rows, page: null });
  }
}

function joined(caption: Prose, prose: Prose): Prose {
  const offset = caption.text.length + 1;
  return {
    text: `${caption.text} ${prose.text}`,
    marks: [
      { kind: "i", start: 0, end: caption.text.length },
      ...prose.marks.map((mark) => ({ ...mark, start: mark.start + offset, end: mark.end + offset })),
    ],
    pages: [],
  };
}
