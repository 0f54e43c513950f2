import type { Mark } from "#modules/authority/schema";
import type { Prose } from "../blocks.ts";
import { fraction, withSigns } from "../../signs.ts";

const KINDS: ReadonlyMap<string, Mark["kind"]> = new Map([
  ["I", "i"],
  ["B", "b"],
  ["SU", "sup"],
  ["SUP", "sup"],
  ["SUB", "sub"],
]);
/** Emphasis of `<E T="…">`; the rest, such as small capitals (04), is printed as plain text here. */
const EMPHASIS: ReadonlyMap<string, Mark["kind"]> = new Map([
  ["01", "b"],
  ["02", "b"],
  ["03", "i"],
  ["51", "sup"],
  ["52", "sub"],
  ["54", "sub"],
]);

const WHITE_SPACE = /[ \t\r\n]+/g;

/** Collects the text of one paragraph with its emphasis; white space of the XML counts as one space. */
export class ProseCollector {
  private text = "";
  private readonly marks: Mark[] = [];
  private readonly open: (Mark | "fraction" | null)[] = [];
  /** What an open fraction has of its figures: "1/2". */
  private figures = "";

  openInline(name: string, attributes: Record<string, string>): void {
    if (name === "FR") return this.openFraction();
    const kind = name === "E" ? EMPHASIS.get(attributes.T ?? "") : KINDS.get(name);
    if (!kind) return void this.open.push(null);
    const mark: Mark = { kind, start: this.text.length, end: -1 };
    this.open.push(mark);
    this.marks.push(mark);
  }

  closeInline(): void {
    const mark = this.open.pop();
    if (mark === "fraction") this.closeFraction();
    else if (mark) mark.end = this.text.length;
  }

  /** Number of open inline elements. */
  get depth(): number {
    return this.open.length;
  }

  write(raw: string): void {
    if (this.open.includes("fraction")) return void (this.figures += raw.trim());
    let text = raw;
    if (text.includes("\n") || text.includes("  ") || text.includes("\t"))
      text = text.replace(WHITE_SPACE, " ");
    if (text.startsWith(" ") && (this.text === "" || this.text.endsWith(" "))) text = text.slice(1);
    this.text += text;
  }

  finish(): Prose {
    const text = this.text.trimEnd();
    const marks = this.trimmed(text);
    return { text: withSigns(text, marks), marks, pages: [] };
  }

  /** "8 <FR>1/2</FR>" is printed 8½. */
  private openFraction(): void {
    this.open.push("fraction");
    this.figures = "";
  }

  private closeFraction(): void {
    if (/\d $/.test(this.text)) this.text = this.text.trimEnd();
    this.text += fraction(this.text, this.figures);
  }

  /** Marks without spaces at their ends, so that a range is what a person would underline. */
  private trimmed(text: string): Mark[] {
    const kept: Mark[] = [];
    for (const { kind, start, end } of this.marks) {
      let from = start;
      let to = Math.min(end < 0 ? text.length : end, text.length);
      while (from < to && text[from] === " ") from++;
      while (to > from && text[to - 1] === " ") to--;
      const last = kept.at(-1);
      if (to <= from) continue;
      if (last?.kind === kind && last.end === from) last.end = to;
      else kept.push({ kind, start: from, end: to });
    }
    return kept;
  }
}
