import type { HierarchyStep, ParsedDocument } from "#modules/authority/schema";
import { DomainError } from "#modules/kernel";
import type { XmlListener } from "../../xml.ts";
import { readAuthority } from "../authority-line.ts";
import { finishDocument } from "../document.ts";
import { parseCaption } from "../section-number.ts";
import { amendmentDate } from "./amendment-date.ts";
import { division, divisionHeading } from "./divisions.ts";
import { ProseCollector } from "./prose-collector.ts";
import { SectionReader } from "./section.ts";

export interface EcfrOptions {
  /** Required title: "26". */
  title: string;
  /** ISO date of the words, from the address; else the file's own date of amendment. */
  date?: string;
}

const ROOTS = new Set(["DLPSTEXTCLASS", "ECFR"]);
const DIVISION = /^DIV[1-9]$/;
/** Read outside sections; all else there is contents, covers and codes of the composition. */
const CAUGHT = new Set(["HEAD", "AUTH", "AMDDATE", "IDNO"]);

interface OpenDivision {
  step: HierarchyStep | null;
  ties: Map<string, string[]>;
}

/** Walks the divisions of a title and reports each section when its element closes. */
export class EcfrReader implements XmlListener {
  private readonly divisions: OpenDivision[] = [];
  private section: SectionReader | null = null;
  private caught: { name: string; text: ProseCollector } | null = null;
  private title: string | null = null;
  private date: string | undefined;
  private rootSeen = false;
  private sections = 0;
  private readonly uses = new Map<string, number>();

  constructor(
    private readonly options: EcfrOptions,
    private readonly onDocument: (document: ParsedDocument) => void,
  ) {
    this.date = options.date;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (!this.rootSeen) this.openRoot(name);
    if (this.section) return this.section.open(name, attributes);
    if (DIVISION.test(name)) this.openDivision(attributes);
    else if (this.caught) this.caught.text.openInline(name, attributes);
    else if (CAUGHT.has(name)) this.caught = { name, text: new ProseCollector() };
  }

  close(name: string): void {
    if (this.section) {
      if (DIVISION.test(name)) this.closeSection();
      else this.section.close(name);
    } else if (this.caught && this.caught.text.depth > 0) {
      this.caught.text.closeInline();
      if (name === "P" || name === "PSPACE" || name === "HED") this.caught.text.write(" ");
    } else if (this.caught) this.closeCaught();
    else if (DIVISION.test(name)) this.divisions.pop();
  }

  text(text: string): void {
    if (this.section) this.section.text(text);
    else this.caught?.text.write(text);
  }

  end(): void {
    if (this.sections > 0) return;
    throw new DomainError(
      "unsupported",
      `The file holds no section of Title ${this.options.title} of the CFR; nothing was read from it.`,
    );
  }

  private openRoot(name: string): void {
    this.rootSeen = true;
    if (ROOTS.has(name) || DIVISION.test(name)) return;
    throw new DomainError(
      "unsupported",
      `The file is no eCFR XML: it begins with <${name}> instead of <DLPSTEXTCLASS> or a division.`,
    );
  }

  private openDivision(attributes: Record<string, string>): void {
    this.title ??= titleOf(attributes);
    if (attributes.TYPE === "SECTION") {
      this.requireTitle();
      const hierarchy = this.divisions.flatMap(({ step }) => step ?? []);
      this.section = new SectionReader(hierarchy);
      return;
    }
    this.divisions.push({ step: division(attributes), ties: new Map() });
  }

  private closeCaught(): void {
    const { name, text } = this.caught!;
    this.caught = null;
    const words = text.finish().text;
    const open = this.divisions.at(-1);
    if (name === "IDNO") this.title = words;
    else if (name === "AMDDATE") this.date = this.options.date ?? amendmentDate(words);
    else if (name === "AUTH" && open) open.ties = readAuthority(words);
    else if (open?.step) open.step.heading ||= divisionHeading(open.step, words);
  }

  private closeSection(): void {
    const reader = this.section!;
    this.section = null;
    const draft = reader.finish();
    const caption = parseCaption(draft.caption);
    if (!caption) return;
    const ties = this.divisions.flatMap((open) => open.ties.get(caption.key) ?? []);
    const document = finishDocument(
      { ...draft, ...caption, officialTies: ties, ...(this.date ? { date: this.date } : {}) },
      this.options.title,
    );
    this.sections += 1;
    this.onDocument(this.withUniqueKey(document));
  }

  /** Two sections of one number in one file: the second is stored as "1.41-4~2", as in the Code. */
  private withUniqueKey(document: ParsedDocument): ParsedDocument {
    const use = (this.uses.get(document.key) ?? 0) + 1;
    this.uses.set(document.key, use);
    return use === 1 ? document : { ...document, key: `${document.key}~${use}` };
  }

  private requireTitle(): void {
    if (this.title === this.options.title) return;
    throw new DomainError(
      "unsupported",
      `The file holds Title ${this.title ?? "(none)"} of the CFR, not Title ${this.options.title}.`,
    );
  }
}

/** The title of `NODE="26:1.0.1"`, of the path of the API, or of `<DIV1 N="26">`. */
function titleOf(attributes: Record<string, string>): string | null {
  const node = /^(\d+):/.exec(attributes.NODE ?? "")?.[1];
  const path = /\/title-(\d+)\b/.exec(attributes.hierarchy_metadata ?? "")?.[1];
  return node ?? path ?? (attributes.TYPE === "TITLE" ? (attributes.N ?? null) : null);
}
