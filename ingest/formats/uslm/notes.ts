import type { Note } from "#modules/authority/schema";
import type { Attributes, Handler } from "./handler.ts";
import { collapse, isFootnote, LINES, trimEdges } from "./vocabulary.ts";

/** Collects an element's text as one line and reports it at the end. */
export class PlainText implements Handler {
  private collected = "";

  constructor(private readonly done: (text: string) => void) {}

  open(name: string): null {
    if (LINES.has(name)) this.collected += "\n";
    return null;
  }

  close(): void {}

  text(text: string): void {
    this.collected += text;
  }

  end(): void {
    this.done(trimEdges(collapse(this.collected)));
  }
}

/** Reads a section's `notes`: every `note` in it, in order. */
export class NotesReader implements Handler {
  constructor(private readonly done: (note: Note) => void) {}

  open(name: string, attributes: Attributes): Handler | null {
    return name === "note" ? new NoteReader(attributes, this.done) : null;
  }

  close(): void {}
  text(): void {}
  end(): void {}
}

/** Reads one `note`: its heading, its lines, and last its footnotes. */
export class NoteReader implements Handler {
  private readonly note: Note;
  private readonly footnotes: string[] = [];
  private line = "";
  private depth = 0;

  constructor(
    attributes: Attributes,
    private readonly done: (note: Note) => void,
  ) {
    this.note = { topic: attributes.topic ?? "", heading: "", paragraphs: [] };
  }

  open(name: string, attributes: Attributes): Handler | null {
    if (name === "heading" && this.depth === 0 && this.note.heading === "") {
      return new PlainText((text) => void (this.note.heading = text));
    }
    if (isFootnote(name, attributes)) return new PlainText((text) => void this.footnotes.push(text));
    this.depth += 1;
    if (LINES.has(name)) this.breakLine();
    else if (name === "td" || name === "th" || name === "heading") this.line += "\n";
    return null;
  }

  close(name: string): void {
    this.depth -= 1;
    if (LINES.has(name)) this.breakLine();
  }

  text(text: string): void {
    this.line += text;
  }

  end(): void {
    this.breakLine();
    this.note.paragraphs.push(...this.footnotes);
    if (this.note.heading !== "" || this.note.paragraphs.length > 0) this.done(this.note);
  }

  private breakLine(): void {
    if (this.line === "") return;
    const line = trimEdges(collapse(this.line));
    if (line !== "") this.note.paragraphs.push(line);
    this.line = "";
  }
}
