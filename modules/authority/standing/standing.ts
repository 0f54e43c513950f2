/** What a reader must know of a document before relying on it; safe in a browser. */
import type { Standing, StandingMark } from "./standings.ts";
import { expiryMarks, treatmentMarks, type Treatment } from "./treatment.ts";

interface Judged {
  shelf: string;
  citation: string;
  status: string | null;
  facts: Record<string, unknown>;
  /** What papers in force say that they do to it. */
  treatments?: readonly Treatment[];
  /** "October 7, 2025": the end that a temporary regulation states of itself. */
  expires?: string | null;
}

/** The marks of a document, the gravest first; none for one that simply stands. @param today ISO date */
export function standingMarks(
  document: Judged,
  today = new Date().toISOString().slice(0, 10),
): StandingMark[] {
  const { treatments = [], expires } = document;
  const marks = [...ended(document), ...expiryMarks(expires, today), ...treatmentMarks(treatments)];
  const all = [...marks, ...precedent(document), ...stages(document), ...scanned(document)];
  return all.filter(({ label }, at) => all.findIndex((other) => other.label === label) === at);
}

/** Of a document's marks the ones that a facet offers; one without marks is in force. */
export function standingsOf(marks: StandingMark[]): Standing[] {
  const found = [...new Set(marks.map(({ standing }) => standing))];
  // How words were read says nothing about whether they stand.
  return found.every((standing) => standing === "scanned") ? ["in_force", ...found] : found;
}

/** What a later law or paper did to a document, as the field says it. */
const ENDED: Record<string, string> = {
  superseded: "Superseded",
  revoked: "Revoked",
  obsoleted: "Obsolete",
  obsolete: "Obsolete",
  withdrawn: "Withdrawn",
  removed: "Removed",
  expired: "Expired",
  overruled: "Overruled",
  reversed: "Reversed",
  vacated: "Vacated",
};
const LIMITED: Record<string, string> = {
  modified: "Modified",
  amplified: "Amplified",
  clarified: "Clarified",
  limited: "Limited",
  distinguished: "Distinguished",
  corrected: "Corrected",
  supplemented: "Supplemented",
  suspended: "Suspended",
};
const CODE_STATUS: Record<string, [string, string]> = {
  repealed: ["Repealed", "This section has been repealed."],
  omitted: ["Omitted", "This section is omitted from the Code."],
  transferred: ["Transferred", "This section has been transferred to another place."],
  renumbered: ["Renumbered", "This section has been renumbered."],
  reserved: ["Reserved", "This section number is reserved."],
};

function ended({ status, facts }: Judged): StandingMark[] {
  const marks: StandingMark[] = [];
  const word = status?.toLowerCase() ?? "";
  const by = words(facts.supersededBy);
  if (CODE_STATUS[word]) {
    const [label, sentence] = CODE_STATUS[word];
    marks.push({ standing: "former", label, sentence });
  } else if (ENDED[word] ?? by) {
    const label = ENDED[word] ?? "Superseded";
    marks.push({
      standing: "superseded",
      label,
      sentence: `${label}${by && ` by ${by}`}. Do not rely on it.`,
    });
  } else if (LIMITED[word]) {
    marks.push({ standing: "limited", label: LIMITED[word], sentence: `${LIMITED[word]} by a later paper.` });
  }
  if (typeof facts.formerLaw === "string") {
    marks.push({
      standing: "former",
      label: "Former law",
      sentence: "By its own words, this section is about years gone by.",
    });
  }
  return marks;
}

function precedent({ shelf, citation, facts }: Judged): StandingMark[] {
  if (citation.startsWith("T.C. Summ. Op.")) {
    const sentence = "A summary opinion may not be treated as precedent for any other case: 26 USC 7463(b).";
    return [{ standing: "not_precedent", label: "Not precedent", sentence }];
  }
  const said = facts.notPrecedent;
  if (shelf !== "determination" && !said) return [];
  const sentence =
    shelf === "determination"
      ? "A written determination may not be used or cited as precedent: 26 USC 6110(k)(3)."
      : typeof said === "string"
        ? `This document may not be treated as precedent: ${said}.`
        : "This document says that it is not precedent.";
  return [{ standing: "not_precedent", label: "Not precedent", sentence }];
}

function stages({ status, facts }: Judged): StandingMark[] {
  const marks: StandingMark[] = [];
  if (facts.proposed === true || status === "proposed") {
    const sentence = "This is a proposed rule. It is not in force.";
    marks.push({ standing: "proposed", label: "Proposed", sentence });
  }
  if (facts.temporary === true) {
    marks.push({ standing: "temporary", label: "Temporary", sentence: "This is a temporary regulation." });
  }
  return marks;
}

function scanned({ facts }: Judged): StandingMark[] {
  const pages = Array.isArray(facts.scanned) ? facts.scanned.filter((page) => typeof page === "number") : [];
  if (facts.scanned !== true && pages.length === 0) return [];
  const which = pages.length === 0 ? "" : `${pages.length === 1 ? "page" : "pages"} ${rangesOf(pages)}, `;
  const sentence = `Read by OCR from a scan: ${which}so a letter or a number may be wrong. Compare the official paper.`;
  return [{ standing: "scanned", label: "Read by OCR", sentence }];
}

/** [1, 2, 3, 5] → "1–3, 5" */
function rangesOf(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

function words(value: unknown): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.filter((one) => typeof one === "string").join(", ") : "";
}
