import type { Range } from "#modules/authority/schema";
import { collapse } from "./vocabulary.ts";

/**
 * Builds the text of a section and the exact ranges in it. White space and separators are buffered until the next
 * visible character, so that no range begins or ends with them.
 */
export class TextBuilder {
  /** Joined once at the end; a concatenated string stays a rope that is slow to read. */
  private readonly parts: string[] = [];
  private length = 0;
  private pending = "";
  private unstarted: Range[] = [];

  /** Inserts this separator before the next characters; a line end wins over a space. */
  separate(separator: " " | "\n"): void {
    if (separator === "\n" || this.pending === "") this.pending = separator;
  }

  startRow(): void {
    this.pending = "\n";
  }

  /** Inserts the tab of an empty cell, too, so that columns stay aligned. */
  nextCell(): void {
    this.pending =
      this.pending.startsWith("\n") || this.pending.startsWith("\t") ? `${this.pending}\t` : "\t";
  }

  begin(range: Range): void {
    range.start = -1;
    this.unstarted.push(range);
  }

  end(range: Range): void {
    if (range.start < 0) {
      this.unstarted.splice(this.unstarted.lastIndexOf(range), 1);
      range.start = this.length;
    }
    range.end = this.length;
  }

  write(raw: string): void {
    let text = collapse(raw);
    if (text.charCodeAt(0) === SPACE) {
      this.separate(" ");
      text = text.slice(1);
    }
    const endsWithSpace = text.charCodeAt(text.length - 1) === SPACE;
    if (endsWithSpace) text = text.slice(0, -1);
    if (text !== "") this.append(text);
    if (endsWithSpace) this.separate(" ");
  }

  finish(): string {
    return this.parts.join("");
  }

  private append(text: string): void {
    if (this.length > 0 && this.pending !== "") {
      this.parts.push(this.pending);
      this.length += this.pending.length;
    }
    this.pending = "";
    if (this.unstarted.length > 0) {
      for (const range of this.unstarted) range.start = this.length;
      this.unstarted.length = 0;
    }
    this.parts.push(text);
    this.length += text.length;
  }
}

const SPACE = 32;
