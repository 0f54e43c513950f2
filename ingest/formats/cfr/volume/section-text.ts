import type { Note } from "#modules/authority/schema";
import type { Block, Prose } from "../blocks.ts";
import type { HyphenEvidence } from "../../pdf/hyphens.ts";
import { joinLines } from "../../pdf/joining.ts";
import type { Line } from "./page-lines.ts";
import { ParagraphGrouper, type Group } from "./paragraphs.ts";
import { buildTable } from "./tables.ts";

const CREDIT =
  /^\[(?:T\.?\s?D\.?|\d+ FR|Redesignated|Reserved|As amended|Amended|Adopted|Added|IRS|Order|[A-Z][^\]]{0,40}\d+ FR)/i;
const STATUTORY_CREDIT = /^\((?:Secs?\.|Sections?|Approved by|26 U\.S\.C\.|\d+ U\.S\.C)/;
const NOTE =
  /^(EDITORIAL NOTES?|EFFECTIVE DATE NOTES?|EFFECTIVE DATE(?: OF [A-Z ]+)? NOTES?|CROSS REFERENCES?|NOTES?)(?: (?:TO|AT) [^:]{1,60})?:\s*/;
const TOPICS: Record<string, string> = {
  EDITORIAL: "editorialNote",
  EFFECTIVE: "effectiveDateNote",
  CROSS: "crossReference",
};

export interface SectionText {
  blocks: Block[];
  credits: string[];
  notes: Note[];
  graphics: number;
  /** Centered headings after everything else: they belong to the sections that follow. */
  headingsAfter: string[];
}

/** Reads the lines of one section into blocks, source notes and editorial notes. */
export class SectionTextReader {
  private readonly read: SectionText = { blocks: [], credits: [], notes: [], graphics: 0, headingsAfter: [] };
  private readonly grouper = new ParagraphGrouper((group) => this.take(group));
  private inExample = false;
  private note: Note | null = null;
  private page: number | null = null;
  private centered: Prose[] = [];

  constructor(private readonly hyphens: HyphenEvidence) {}

  add(line: Line): void {
    this.grouper.add(line);
  }

  finish(): SectionText {
    this.grouper.end();
    this.read.headingsAfter = this.centered.map(({ text }) => text);
    return this.read;
  }

  private take(group: Group): void {
    if (group.kind === "centered") return void this.centered.push(this.join(group));
    for (const prose of this.centered.splice(0)) this.addText(prose, { small: false, flush: true });
    if (group.kind === "table") return this.addTable(group);
    if (group.kind === "formula") this.read.graphics += 1;
    const prose = this.join(group);
    if (group.kind === "footnote" && !this.note) this.read.blocks.push({ kind: "footnote", prose });
    else this.addText(prose, group);
  }

  private join(group: Group): Prose {
    const prose = joinLines(group.lines, this.hyphens, this.page);
    this.page = group.lines.at(-1)!.page;
    return prose;
  }

  private addTable(group: Group): void {
    const table = buildTable(group.lines, this.hyphens);
    this.page = group.lines.at(-1)!.page;
    if (this.note)
      this.note.paragraphs.push(...[...table.header, ...table.rows].map((row) => row.join("\t")));
    else this.read.blocks.push(table);
  }

  private addText(prose: Prose, { small, flush }: Pick<Group, "small" | "flush">): void {
    const { text } = prose;
    const note = small ? NOTE.exec(text) : null;
    if (note) return this.openNote(note, text);
    if (this.note) return void this.note.paragraphs.push(text);
    if (small && (CREDIT.test(text) || STATUTORY_CREDIT.test(text))) return void this.read.credits.push(text);
    if (!small) this.inExample = false;
    const caption = captionOf(prose);
    if (caption > 0) {
      this.read.blocks.push({ kind: "example", prose, caption });
      this.inExample = small;
    } else this.read.blocks.push({ kind: "paragraph", prose, flush, inExample: this.inExample });
  }

  private openNote(match: RegExpExecArray, text: string): void {
    const heading = match[0].replace(/[:\s]+$/, "");
    const topic = TOPICS[match[1]!.split(" ")[0]!] ?? "note";
    this.note = {
      topic,
      heading: titleCase(heading),
      paragraphs: [text.slice(match[0].length)].filter(Boolean),
    };
    this.read.notes.push(this.note);
  }
}

/** Length of the caption of an example, "*Example (1).*"; 0 for any other paragraph. */
function captionOf({ text, marks }: Prose): number {
  const first = marks[0];
  const match = /^Example(?:\s*\(?\d+[A-Za-z]?\)?)?(?![a-z])/.exec(text);
  if (!match || !first || first.kind !== "i" || first.start > 0) return 0;
  const end = match[0].length;
  return /[.:]/.test(text[end] ?? "") ? end + 1 : end;
}

function titleCase(heading: string): string {
  return heading.replace(/[A-Z]{2,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
