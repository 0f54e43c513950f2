/** Builds small sections of law. */
import type { DocumentText } from "#modules/authority";
import type { Segment, Unit } from "#modules/authority/schema";

export interface UnitParts {
  path: string[];
  heading?: string;
  chapeau?: string;
  content?: string;
  continuation?: string;
}

/** Units in the order of the text; the parent is the last unit whose path is a prefix. */
export function buildSection(parts: UnitParts[], heading = "Test section"): DocumentText {
  let text = "";
  const units: Unit[] = [
    { id: "", kind: "section", path: [], parent: -1, heading: null, status: null, start: 0, end: 0 },
  ];
  const segments: Segment[] = [];
  for (const part of parts) {
    if (text) text += "\n";
    const start = text.length;
    const unit = units.length;
    const add = (role: Segment["role"], words: string | undefined, before: string) => {
      if (!words) return;
      if (text.length > start) text += before;
      segments.push({ role, unit, start: text.length, end: text.length + words.length });
      text += words;
    };
    add("num", `(${part.path.at(-1)})`, "");
    add("heading", part.heading, " ");
    for (const role of ["chapeau", "content", "continuation"] as const)
      add(role, part[role], part.heading ? "\n" : " ");
    const parent = units.findLastIndex(
      (other) =>
        other.path.length === part.path.length - 1 && part.path.join("-").startsWith(other.path.join("-")),
    );
    units.push({
      id: part.path.join("-"),
      kind: "subsection",
      path: part.path,
      parent,
      heading: part.heading ?? null,
      status: null,
      start,
      end: text.length,
    });
    for (let above = parent; above >= 0; above = units[above]!.parent) units[above]!.end = text.length;
  }
  return {
    citation: "26 USC 9001",
    kind: "code",
    key: "9001",
    num: "§ 9001.",
    heading,
    status: null,
    shelf: "statute",
    date: "2026-07-18",
    facts: {},
    treatments: [],
    expires: null,
    url: "/authority/26-usc/9001",
    sourceType: "federal_statute",
    asOf: "119-100",
    contentHash: "",
    hierarchy: [],
    text,
    structure: { units, segments, references: [], tables: [], marks: [] },
    sourceCredit: null,
    notes: [],
  };
}
