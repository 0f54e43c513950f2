/** Quoted words that a law already enacted will change: the Code prints them as they stand until then. */
import type { DocumentText } from "#modules/authority";
import type { Draft } from "../drafting.ts";
import type { QuestionContext } from "../statute/relevance.ts";
import { textOf, type Run } from "../statute/statute.ts";

interface Quoting extends QuestionContext {
  draft: Draft;
}

interface ComingChange {
  /** Of the unit that is changed: ["l", "1"]. */
  path: string[];
  /** "Pub. L. 119–21 § 70601(a)" */
  law: string;
  /** "applicable to taxable years beginning after Dec. 31, 2026" */
  from: string;
  /** The year from which on the new words hold. */
  year: number;
}

const HEADING = /^(?:Amendment|Repeal) of Subsection (\((?:[A-Za-z0-9]+)\)(?:\([A-Za-z0-9]+\))*)$/;
const PROVIDED =
  /^Pub\. L\. ([\d–-]+),.*?§\s?([\w()]+).*?provided that, ((?:applicable|effective) [^,]*?[A-Z][a-z]+\.? (\d{1,2}), (\d{4})),/;

const ofSection = new WeakMap<DocumentText, ComingChange[]>();

/** Changes to come of single units, as the notes below a section print them. */
export function comingChanges(section: DocumentText): ComingChange[] {
  const known = ofSection.get(section);
  if (known) return known;
  const found = section.notes
    .filter(({ topic }) => topic === "prospectiveAmendment")
    .flatMap(({ heading, paragraphs }): ComingChange[] => {
      const [, unit] = HEADING.exec(heading) ?? [];
      const [, number, actSection, from, day, year] = PROVIDED.exec(paragraphs[0] ?? "") ?? [];
      if (!unit || !number || !from) return [];
      const path = [...unit.matchAll(/\(([^)]+)\)/g)].map(([, one]) => one!);
      const isAfterYear = /\bafter Dec/.test(from) && day === "31";
      return [
        {
          ...{ path, from, law: `Pub. L. ${number} § ${actSection}` },
          year: Number(year) + Number(isAfterYear),
        },
      ];
    });
  ofSection.set(section, found);
  return found;
}

/** What stands behind such a quotation, once for each change; empty long before the change. */
export function comingMark({ draft, statute, year }: Quoting, run: Run): string {
  const changes = comingChanges(statute.section).filter((change) => year >= change.year - 1);
  const path = changes.length > 0 ? statute.units.find(({ runs }) => runs.includes(run))?.unit.path : null;
  const change = path && changes.find((one) => one.path.every((letter, at) => path[at] === letter));
  if (!change || textOf(statute, run).trim() === "" || draft.toString().includes(change.law)) return "";
  const unit = `${statute.section.citation}${change.path.map((letter) => `(${letter})`).join("")}`;
  return ` (${unit} is amended by ${change.law}, ${change.from}, and quoted as it reads until then)`;
}
