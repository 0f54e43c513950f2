/**
 * Reads a public law in USLM 2 (`pLaw`), the Publishing Office's XML, into one document: each of its sections is a unit,
 * cited as "P.L. 119-21 § 70102(a)". Pages and notes in the margin are left out.
 */
import type { HierarchyStep, ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import { IGNORE, HandlerStack, type Attributes, type Handler } from "../uslm/handler.ts";
import { Caption } from "../uslm/caption.ts";
import { PlainText } from "../uslm/notes.ts";
import { SectionReader } from "../uslm/section.ts";
import { DIVISIONS, localName, plainDesignator } from "../uslm/vocabulary.ts";
import { readXml, type XmlProfile } from "../xml.ts";
import { joinSections, type LawSection } from "./joining.ts";

const PROFILE: XmlProfile = {
  format: "USLM",
  publisher: "govinfo.gov",
  work: "a public law",
  maxDocument: 64_000_000,
};

interface LawHead {
  /** "119-21" */
  key: string | null;
  /** "139 Stat. 72" */
  statute: string | null;
  title: string;
  /** ISO date. */
  approved: string | null;
}

/** @throws DomainError `unsupported` for a file of another kind, and those of `readXml` */
export async function readPublicLaw(bytes: AsyncIterable<Uint8Array>): Promise<ParsedDocument> {
  const law = new LawReader();
  const handlers = new HandlerStack(law);
  const listener = {
    open: (name: string, attributes: Record<string, string>) => handlers.open(localName(name), attributes),
    close: () => handlers.close(),
    text: (text: string) => handlers.text(text),
    end: () => {},
  };
  for await (const _ of readXml(bytes, listener, [], PROFILE));
  return law.finish();
}

class LawReader implements Handler {
  private readonly head: LawHead = { key: null, statute: null, title: "", approved: null };
  private readonly sections: LawSection[] = [];
  private readonly divisions: HierarchyStep[] = [];
  private readonly actions: Record<string, number> = {};
  private rootSeen = false;
  private long = "";

  open(name: string, attributes: Attributes): Handler | null {
    if (!this.rootSeen) return this.openRoot(name);
    if (name === "meta") return new HeadReader(this.head);
    if (name === "longTitle") return new LongTitle((text) => void (this.long = text));
    if (name === "section") return this.openSection(attributes);
    if (DIVISIONS.has(name)) this.divisions.push({ level: name, number: "", label: name, heading: "" });
    else if (name === "num") return this.openNumber(attributes);
    else if (name === "heading" && this.divisions.length > 0)
      return withoutMargin(new Caption((text) => void (this.divisions.at(-1)!.heading ||= text)));
    else if (name !== "main") return IGNORE;
    return null;
  }

  close(name: string): void {
    if (DIVISIONS.has(name)) this.divisions.pop();
  }

  text(): void {}
  end(): void {}

  finish(): ParsedDocument {
    const { key, statute, title, approved } = this.head;
    if (key === null || approved === null || this.sections.length === 0)
      throw new DomainError(
        "unsupported",
        "The file names no public law with a date; get the official file.",
      );
    const { text, structure } = joinSections(this.sections);
    return {
      kind: "public-law",
      key,
      num: `Public Law ${key.replace("-", "–")}`,
      heading: this.long || title.replace(/^Public Law [^:]*: /, ""),
      status: null,
      hierarchy: congressOf(key),
      text,
      structure,
      sourceCredit: statute,
      notes: [],
      date: approved,
      ...(statute && { aliases: [statute] }),
      facts: { approved, ...(statute && { statute }), amendingActions: this.actions },
    };
  }

  private openRoot(name: string): null {
    if (name !== "pLaw")
      throw new DomainError(
        "unsupported",
        `The file is no public law in USLM: it begins with <${name}> instead of <pLaw>.`,
      );
    this.rootSeen = true;
    return null;
  }

  private openNumber(attributes: Attributes): Handler {
    const division = this.divisions.at(-1);
    if (division && attributes.value) {
      division.number ||= plainDesignator(attributes.value);
      division.label = `${division.level.charAt(0).toUpperCase()}${division.level.slice(1)} ${division.number}`;
    }
    return IGNORE;
  }

  private openSection(attributes: Attributes): Handler {
    const divisions = [...this.divisions];
    const inner = new SectionReader(
      attributes,
      [],
      (section) => void this.sections.push({ section, divisions }),
    );
    return withoutMargin(inner, (type) => (this.actions[type] = (this.actions[type] ?? 0) + 1));
  }
}

const MARGIN = new Set(["page", "sidenote", "toc"]);

/** Passes an element on without pages and notes in the margin, which would stand in mid-sentence. */
function withoutMargin(inner: Handler, onAction: (type: string) => void = () => {}): Handler {
  return {
    open(name, attributes) {
      if (MARGIN.has(name)) return IGNORE;
      if (name === "amendingAction") onAction(attributes.type ?? "other");
      const handler = inner.open(name, attributes);
      return handler && withoutMargin(handler, onAction);
    },
    close: (name) => inner.close(name),
    text: (text) => inner.text(text),
    end: () => inner.end(),
  };
}

class HeadReader implements Handler {
  constructor(private readonly head: LawHead) {}

  open(name: string): Handler | null {
    const { head } = this;
    if (name === "title") return new PlainText((text) => void (head.title = text));
    if (name === "approvedDate") return new PlainText((text) => void (head.approved = text.trim()));
    if (name !== "citableAs") return IGNORE;
    return new PlainText((text) => {
      const law = /^Public Law (\d+)[–-](\d+)$/.exec(text.trim());
      if (law) head.key = `${law[1]}-${law[2]}`;
      else if (/^\d+ Stat\. \d+$/.test(text.trim())) head.statute = text.trim();
    });
  }

  close(): void {}
  text(): void {}
  end(): void {}
}

/** The official title, without the notes beside it. */
class LongTitle implements Handler {
  private words = "";
  private isTitle = false;

  constructor(private readonly done: (text: string) => void) {}

  open(name: string): Handler | null {
    if (name === "sidenote") return IGNORE;
    this.isTitle = name === "officialTitle";
    return null;
  }

  close(): void {
    this.isTitle = false;
  }

  text(text: string): void {
    if (this.isTitle) this.words += text;
  }

  end(): void {
    this.done(this.words.replace(/\s+/g, " ").trim());
  }
}

export function congressOf(key: string): HierarchyStep[] {
  const congress = key.split("-")[0]!;
  return [
    { level: "congress", number: congress, label: `${ordinal(Number(congress))} Congress`, heading: "" },
  ];
}

function ordinal(number: number): string {
  const ending = /1\d$/.test(String(number)) ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${ending}`;
}
