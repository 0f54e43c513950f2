import type { Mark, Range, Reference } from "#modules/authority/schema";
import type { Attributes, Handler } from "./handler.ts";
import { PlainText } from "./notes.ts";
import type { TextBuilder } from "./text-builder.ts";
import { isFootnote, MARKS } from "./vocabulary.ts";

/** Markup found inside running text. */
export interface InlineFinds {
  references: Reference[];
  marks: Mark[];
}

/** Reads references, emphasis and footnotes inside running text. */
export class InlineReader {
  readonly finds: InlineFinds = { references: [], marks: [] };
  /** What the end of each open element closes; null for elements without meaning here. */
  private readonly opened: (Range | null)[] = [];

  constructor(
    private readonly builder: TextBuilder,
    private readonly onFootnote: (text: string) => void,
  ) {}

  /** Number of open inline elements. */
  get depth(): number {
    return this.opened.length;
  }

  /** Returns a handler for a footnote, whose text is collected apart; other elements end with `close`. */
  open(name: string, attributes: Attributes): Handler | null {
    if (isFootnote(name, attributes)) return new PlainText(this.onFootnote);
    const range = this.recognize(name, attributes);
    this.opened.push(range);
    if (range) this.builder.begin(range);
    return null;
  }

  close(): void {
    const range = this.opened.pop();
    if (range) this.builder.end(range);
  }

  private recognize(name: string, attributes: Attributes): Range | null {
    if (name === "ref" && attributes.class !== "footnoteRef") return this.recognizeReference(attributes.href);
    const kind = name === "ref" ? "sup" : MARKS.get(name);
    if (!kind) return null;
    const mark: Mark = { start: -1, end: -1, kind };
    this.finds.marks.push(mark);
    return mark;
  }

  private recognizeReference(href: string | undefined): Range | null {
    if (!href) return null;
    const reference: Reference = { start: -1, end: -1, href };
    this.finds.references.push(reference);
    return reference;
  }
}
