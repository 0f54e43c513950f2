import type { HierarchyStep } from "#modules/authority/schema";
import { readAuthority } from "../authority-line.ts";
import type { SectionDraft } from "../document.ts";
import { labelOf } from "../ecfr/divisions.ts";
import { parseCaption } from "../section-number.ts";
import { contentsEntry } from "./front.ts";
import type { HyphenEvidence } from "../../pdf/hyphens.ts";
import { joinLines } from "../../pdf/joining.ts";
import { columnOf } from "./page-geometry.ts";
import type { Line } from "./page-lines.ts";
import { SectionTextReader } from "./section-text.ts";

/** Walks the lines of a volume: front matter of a part, then its sections, up to the finding aids. */
export class VolumeReader {
  /** Numbers of the sections that the contents of the parts list. */
  readonly contents: string[] = [];
  ended = false;
  private caption: Line[] = [];
  private text: SectionTextReader | null = null;
  private front: Line[] = [];
  private inFront = true;
  private readonly divisions: HierarchyStep[] = [];
  private groups: string[] = [];
  private ties = new Map<string, string[]>();

  constructor(
    private readonly hyphens: HyphenEvidence,
    private readonly onSection: (draft: SectionDraft) => void,
  ) {}

  add(line: Line): void {
    if (this.ended) return;
    if (line.role === "display") return this.addDisplay(line);
    if (isCaption(line)) this.openSection(line);
    else if (this.caption.length > 0 && line.bold && this.text === null) this.caption.push(line);
    else if (this.inFront) this.front.push(line);
    else if (this.caption.length > 0) (this.text ??= new SectionTextReader(this.hyphens)).add(line);
  }

  finish(): void {
    this.closeSection();
    this.ended = true;
  }

  private openSection(line: Line): void {
    this.closeSection();
    if (this.inFront) this.closeFront();
    this.caption = [line];
  }

  private closeSection(): void {
    if (this.caption.length === 0) return;
    const lines = this.caption.splice(0);
    const reader = this.text ?? new SectionTextReader(this.hyphens);
    this.text = null;
    const text = reader.finish();
    const heading = joinLines(lines, this.hyphens, null).text;
    const caption = parseCaption(heading);
    if (caption) {
      this.onSection({
        ...caption,
        hierarchy: this.hierarchy(),
        blocks: text.blocks,
        credits: text.credits,
        notes: text.notes,
        graphics: text.graphics,
        officialTies: this.ties.get(caption.key) ?? [],
      });
    }
    if (text.headingsAfter.length > 0) this.groups = text.headingsAfter;
  }

  private hierarchy(): HierarchyStep[] {
    const groups = this.groups.map((heading) => ({
      level: "subject group",
      number: "",
      label: "Subject group",
      heading,
    }));
    return [...this.divisions.map((step) => ({ ...step })), ...groups];
  }

  /** Large sans-serif lines: chapter, subchapter and part begin, or the finding aids. */
  private addDisplay(line: Line): void {
    if (/^FINDING AIDS$/.test(line.text)) return this.finish();
    const match = /^(CHAPTER|SUBCHAPTER|PART) ([0-9A-Za-z]+)(?:—(.*))?$/.exec(line.text);
    if (match) this.openDivision(match[1]!.toLowerCase(), match[2]!, match[3] ?? "");
    else if (this.inFront && this.front.length === 0 && this.divisions.length > 0 && line.size > 9.5) {
      const last = this.divisions.at(-1)!;
      last.heading = `${last.heading} ${line.text}`.trim();
    }
  }

  private openDivision(level: string, number: string, heading: string): void {
    this.closeSection();
    this.inFront = true;
    this.front = [];
    const order = ["chapter", "subchapter", "part"];
    const keep = this.divisions.filter((step) => order.indexOf(step.level) < order.indexOf(level));
    this.divisions.splice(0, this.divisions.length, ...keep, {
      level,
      number,
      label: labelOf(level, number),
      heading: heading.replace(/\s*\(CONTINUED\)$/i, ""),
    });
  }

  /** Contents, authority line and the first headings of a part. */
  private closeFront(): void {
    this.inFront = false;
    const at = this.front.findIndex((line) => line.text.startsWith("AUTHORITY:"));
    const contents = at < 0 ? this.front : this.front.slice(0, at);
    this.contents.push(...contents.flatMap((line) => contentsEntry(line) ?? []));
    if (at < 0) return;
    const small = this.front.slice(at).filter((line) => line.size < 7.4);
    const ties = readAuthority(joinLines(small, this.hyphens, null).text);
    this.ties = new Map([...this.ties, ...ties]);
    const after = this.front
      .slice(at)
      .filter((line) => line.size >= 7.4 && line.text === line.text.toUpperCase());
    this.groups = after.length > 0 ? [joinLines(after, this.hyphens, null).text] : [];
  }
}

/** "§ 1.61–1  Gross income." in bold at the edge of a column. */
function isCaption(line: Line): boolean {
  if (!line.bold || line.size < 7.4 || line.role !== "text") return false;
  return /^§§?\s*\d/.test(line.text) && line.x - columnOf(line.x).left < 3;
}
