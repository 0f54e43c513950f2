import type { Mark, Range } from "#modules/authority/schema";
import type { Attributes, Handler } from "./handler.ts";
import { InlineReader } from "./inline.ts";
import { TextBuilder } from "./text-builder.ts";
import { FRACTION_SLASH } from "../signs.ts";
import { trimEdges } from "./vocabulary.ts";

/** Reads a number or heading as one line, without footnote marks. */
export class Caption implements Handler {
  private readonly builder = new TextBuilder();
  private readonly inline: InlineReader;

  constructor(
    private readonly done: (text: string) => void,
    onFootnote: (text: string) => void = () => {},
  ) {
    this.inline = new InlineReader(this.builder, onFootnote);
  }

  open(name: string, attributes: Attributes): Handler | null {
    return this.inline.open(name, attributes);
  }

  close(): void {
    this.inline.close();
  }

  text(text: string): void {
    this.builder.write(text);
  }

  end(): void {
    const text = this.builder.finish();
    this.done(headingText(text, { start: 0, end: text.length }, this.inline.finds.marks));
  }
}

/** Heading as plain text: trimmed, without superscript footnote marks. A superscript numerator stays. */
export function headingText(text: string, range: Range, marks: Mark[]): string {
  let kept = "";
  let from = range.start;
  for (const mark of marks) {
    const isFootnoteMark = mark.kind === "sup" && text[mark.end] !== FRACTION_SLASH;
    if (!isFootnoteMark || mark.start < from || mark.end > range.end) continue;
    kept += text.slice(from, mark.start);
    from = mark.end;
  }
  return trimEdges(kept + text.slice(from, range.end));
}
