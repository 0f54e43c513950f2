/** Sections of a law, each read alone, as one text with one structure. */
import type { HierarchyStep, ParsedDocument, Segment, Structure, Unit } from "#modules/authority/schema";
import { assignUnitIds } from "../unit-ids.ts";

export interface LawSection {
  section: Pick<ParsedDocument, "key" | "num" | "heading" | "text" | "structure">;
  /** Titles, subtitles and so on above it, outermost first. */
  divisions: HierarchyStep[];
}

export function joinSections(sections: readonly LawSection[]): Pick<ParsedDocument, "text" | "structure"> {
  const joined = new JoinedLaw();
  for (const section of sections) joined.add(section);
  return joined.finish();
}

class JoinedLaw {
  private text = "";
  private readonly structure: Structure = { units: [], segments: [], references: [], tables: [], marks: [] };
  private readonly open: { step: HierarchyStep; unit: number }[] = [];

  constructor() {
    this.openUnit(-1, "section", [], null);
  }

  add({ section, divisions }: LawSection): void {
    this.enter(divisions);
    const parent = this.open.at(-1)?.unit ?? 0;
    const unit = this.openUnit(parent, "section", [section.key], section.heading || null);
    this.writeLine(unit, section.num, section.heading);
    this.append(unit, section);
    this.stretch(unit);
  }

  finish(): Pick<ParsedDocument, "text" | "structure"> {
    assignUnitIds(this.structure.units);
    this.stretch(0);
    return { text: this.text, structure: this.structure };
  }

  private enter(divisions: readonly HierarchyStep[]): void {
    const shared = this.open.findIndex(({ step }, at) => step !== divisions[at]);
    if (shared >= 0) this.open.length = shared;
    for (const step of divisions.slice(this.open.length)) {
      const parent = this.open.at(-1)?.unit ?? 0;
      const path = [...this.structure.units[parent]!.path, step.label];
      const unit = this.openUnit(parent, "part", path, step.heading || null);
      this.writeLine(unit, `${step.label}`, step.heading);
      this.open.push({ step, unit });
    }
  }

  private openUnit(parent: number, kind: Unit["kind"], path: string[], heading: string | null): number {
    const start = this.text === "" ? 0 : this.text.length + 1;
    this.structure.units.push({ id: "", kind, path, parent, heading, status: null, start, end: start });
    return this.structure.units.length - 1;
  }

  private writeLine(unit: number, num: string, heading: string): void {
    if (this.text !== "") this.text += "\n";
    for (const [role, words] of [
      ["num", num.trim()],
      ["heading", heading],
    ] as const) {
      if (words === "") continue;
      if (role === "heading" && !this.text.endsWith("\n") && this.text !== "") this.text += " ";
      this.structure.segments.push({
        role,
        unit,
        start: this.text.length,
        end: this.text.length + words.length,
      });
      this.text += words;
    }
  }

  private append(unit: number, { text, structure }: LawSection["section"]): void {
    if (text === "") return;
    this.text += "\n";
    const offset = this.text.length;
    const base = this.structure.units.length - 1;
    const moved = <T extends { start: number; end: number }>(one: T): T => ({
      ...one,
      start: one.start + offset,
      end: one.end + offset,
    });
    const { path } = this.structure.units[unit]!;
    const index = (of: number): number => (of === 0 ? unit : base + of);
    this.structure.units.push(
      ...structure.units.slice(1).map((one) => ({
        ...moved(one),
        path: [...path, ...one.path],
        parent: index(one.parent),
      })),
    );
    this.structure.segments.push(
      ...structure.segments.map((one): Segment => ({ ...moved(one), unit: index(one.unit) })),
    );
    for (const kind of ["references", "tables", "marks"] as const)
      (this.structure[kind] as { start: number; end: number }[]).push(...structure[kind].map(moved));
    this.text += text;
  }

  /** A unit and those above it reach to the end of the text. */
  private stretch(unit: number): void {
    for (let at = unit; at >= 0; at = this.structure.units[at]!.parent)
      this.structure.units[at]!.end = this.text.length;
  }
}
