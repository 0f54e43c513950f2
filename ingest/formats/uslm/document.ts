import type { HierarchyStep, ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { Caption } from "./caption.ts";
import { IGNORE, type Attributes, type Handler } from "./handler.ts";
import { PlainText } from "./notes.ts";
import { SectionReader } from "./section.ts";
import { DIVISIONS, plainDesignator } from "./vocabulary.ts";

/** Metadata of the file, known before its first section. */
export interface UslmHead {
  /** "26" */
  title: string;
  /** "119-100"; null when the file does not state it. */
  release: string | null;
  /** ISO date on which the House made the file; null when the file does not state it. */
  created: string | null;
}

export interface DocumentEvents {
  onHead(head: UslmHead): void;
  onSection(section: ParsedDocument): void;
}

/** Walks a title from its root and reports each section when its element closes. */
export class DocumentReader implements Handler {
  private readonly divisions: HierarchyStep[] = [];
  private readonly uses = new Map<string, number>();
  private readonly head: UslmHead = { title: "", release: null, created: null };
  private rootSeen = false;
  private headChecked = false;

  constructor(
    private readonly title: string,
    private readonly events: DocumentEvents,
  ) {}

  open(name: string, attributes: Attributes): Handler | null {
    if (!this.rootSeen) this.openRoot(name, attributes);
    else if (name === "meta") return new MetaReader(this.head);
    else if (name === "section") return this.openSection(attributes);
    else if (name === "title") this.checkHead();
    else if (DIVISIONS.has(name))
      this.divisions.push({ level: name, number: "", label: capitalize(name), heading: "" });
    else if (name === "num") return this.openNumber(attributes);
    else if (name === "heading") return this.openHeading();
    else if (name !== "main") return IGNORE;
    return null;
  }

  close(name: string): void {
    if (name !== "title" && DIVISIONS.has(name)) this.divisions.pop();
  }

  text(): void {}

  end(): void {
    this.checkHead();
    if (this.uses.size > 0) return;
    throw new DomainError(
      "unsupported",
      `The file holds no section of Title ${this.title}; nothing was read from it.`,
    );
  }

  private openRoot(name: string, attributes: Attributes): void {
    if (name !== "uscDoc") {
      throw new DomainError(
        "unsupported",
        `The file is no title of the United States Code in USLM: it begins with <${name}> instead of <uscDoc>.`,
      );
    }
    this.rootSeen = true;
    this.head.title = /^\/us\/usc\/t(\w+)/.exec(attributes.identifier ?? "")?.[1] ?? "";
  }

  private openNumber(attributes: Attributes): Handler {
    const division = this.divisions.at(-1);
    if (division && division.number === "" && attributes.value) {
      division.number = plainDesignator(attributes.value);
      division.label = `${capitalize(division.level)} ${division.number}`;
    }
    return IGNORE;
  }

  private openHeading(): Handler {
    const division = this.divisions.at(-1);
    return division ? new Caption((text) => void (division.heading ||= text)) : IGNORE;
  }

  private openSection(attributes: Attributes): Handler {
    this.checkHead();
    if (!attributes.identifier?.startsWith(`/us/usc/t${this.title}/s`)) return IGNORE;
    return new SectionReader(attributes, [...this.divisions], (section) => {
      this.events.onSection(this.withUniqueNumber(section));
    });
  }

  /** The Code has had two sections with the same number; the second is stored as "45X~2". */
  private withUniqueNumber(section: ParsedDocument): ParsedDocument {
    const use = (this.uses.get(section.key) ?? 0) + 1;
    this.uses.set(section.key, use);
    return use === 1 ? section : { ...section, key: `${section.key}~${use}` };
  }

  private checkHead(): void {
    if (this.headChecked) return;
    this.headChecked = true;
    if (this.head.title.toLowerCase() !== this.title.toLowerCase()) {
      throw new DomainError(
        "unsupported",
        `The file holds Title ${this.head.title || "(none)"} of the United States Code, not Title ${this.title}.`,
      );
    }
    this.events.onHead(this.head);
  }
}

/** Reads title number, release point and date from `meta`. */
class MetaReader implements Handler {
  constructor(private readonly head: UslmHead) {}

  open(name: string): Handler | null {
    if (name === "docNumber") return new PlainText((text) => void (this.head.title = text));
    if (name === "created") return new PlainText((text) => void (this.head.created = isoDate(text)));
    if (name !== "docPublicationName") return IGNORE;
    return new PlainText((text) => void (this.head.release = /@(\S+)/.exec(text)?.[1] ?? null));
  }

  close(): void {}
  text(): void {}
  end(): void {}
}

/** "2026-07-18" of "2026-07-18T07:49:41". */
function isoDate(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(text.trim())?.[0] ?? null;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
