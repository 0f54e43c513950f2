import type { HierarchyStep, Note, ParsedDocument } from "#modules/authority/schema";
import { Caption } from "./caption.ts";
import { IGNORE, type Attributes, type Handler } from "./handler.ts";
import { NoteReader, NotesReader, PlainText } from "./notes.ts";
import { OperativeText } from "./operative-text.ts";
import { isFootnote, plainDesignator } from "./vocabulary.ts";

/** Reads one section: number, heading, credit, notes and, in `body`, the operative text. */
export class SectionReader implements Handler {
  private readonly body = new OperativeText();
  private readonly section: ParsedDocument;

  constructor(
    attributes: Attributes,
    hierarchy: HierarchyStep[],
    private readonly done: (section: ParsedDocument) => void,
  ) {
    this.section = {
      kind: "code",
      key: numberFromIdentifier(attributes.identifier ?? ""),
      num: "",
      heading: "",
      status: attributes.status ?? null,
      hierarchy,
      text: "",
      structure: { units: [], segments: [], references: [], tables: [], marks: [] },
      sourceCredit: null,
      notes: [],
    };
  }

  open(name: string, attributes: Attributes): Handler | null {
    return this.aside(name, attributes) ?? this.body.open(name, attributes);
  }

  close(name: string): void {
    this.body.close(name);
  }

  text(text: string): void {
    this.body.text(text);
  }

  end(): void {
    const { text, structure } = this.body.finish(this.section.status);
    this.section.text = text;
    this.section.structure = structure;
    this.done(this.section);
  }

  private aside(name: string, attributes: Attributes): Handler | null {
    const { section } = this;
    switch (name) {
      case "toc":
        return IGNORE;
      case "notes":
        return new NotesReader(this.addNote);
      case "note":
        return isFootnote(name, attributes) ? null : new NoteReader(attributes, this.addNote);
      case "sourceCredit":
        return new PlainText((text) => void (section.sourceCredit = text));
      case "num":
        if (!this.body.atSectionLevel) return null;
        if (attributes.value) section.key = plainDesignator(attributes.value);
        return new Caption((text) => void (section.num = text), this.body.addFootnote);
      case "heading":
        if (!this.body.atSectionLevel) return null;
        return new Caption((text) => void (section.heading = text), this.body.addFootnote);
      default:
        return null;
    }
  }

  private readonly addNote = (note: Note): void => void this.section.notes.push(note);
}

/** "/us/usc/t26/s1400Z–2" → "1400Z-2"; the first when there are several. */
function numberFromIdentifier(identifier: string): string {
  return plainDesignator(/\/s([^/\s]+)/.exec(identifier)?.[1] ?? "");
}
