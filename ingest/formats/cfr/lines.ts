import type { Mark, Range, Structure } from "#modules/authority/schema";
import type { Prose } from "./blocks.ts";

/** Writes the text of a section line by line and carries the ranges of each paragraph over. */
export class Lines {
  private readonly parts: string[] = [];
  private atLineStart = true;
  length = 0;
  readonly marks: Mark[] = [];
  readonly pages: NonNullable<Structure["pages"]> = [];

  /** Ends the line; white space is written only before the next characters. */
  break(): void {
    this.atLineStart = true;
  }

  /** Appends a part of a paragraph, trimmed, with a space before it inside a line unless it touches what is there. */
  write(prose: Prose, { start, end }: Range): Range {
    const { text } = prose;
    let from = start;
    let to = end;
    while (from < to && text[from] === " ") from++;
    while (to > from && text[to - 1] === " ") to--;
    this.openPages(prose, from, to);
    if (from === to) return { start: this.length, end: this.length };
    this.separate(start > 0 && text[start - 1] !== " " && text[start] !== " " ? "" : " ");
    const offset = this.length - from;
    for (const mark of prose.marks) {
      if (mark.end <= from || mark.start >= to) continue;
      this.marks.push({
        kind: mark.kind,
        start: Math.max(mark.start, from) + offset,
        end: Math.min(mark.end, to) + offset,
      });
    }
    return this.append(text.slice(from, to));
  }

  /** Appends characters as they are, such as a table. */
  writeRaw(text: string, page: number | null): Range {
    if (page !== null) this.openPage(page, this.length + (this.atLineStart && this.length > 0 ? 1 : 0));
    this.separate(" ");
    return this.append(text);
  }

  finish(): string {
    return this.parts.join("");
  }

  private append(text: string): Range {
    const start = this.length;
    this.parts.push(text);
    this.length += text.length;
    this.atLineStart = false;
    return { start, end: this.length };
  }

  private separate(inLine: "" | " "): void {
    const separator = this.length === 0 ? "" : this.atLineStart ? "\n" : inLine;
    if (separator === "") return;
    this.parts.push(separator);
    this.length += separator.length;
    this.atLineStart = false;
  }

  private openPages(prose: Prose, from: number, to: number): void {
    if (prose.pages.length === 0) return;
    const next = this.length + (this.length === 0 ? 0 : 1);
    for (const { page, start } of prose.pages) {
      if (start < to || (start === to && from === to)) this.openPage(page, next + Math.max(0, start - from));
    }
  }

  private openPage(page: number, start: number): void {
    if ((this.pages.at(-1)?.page ?? -1) < page) this.pages.push({ page, start });
  }
}
