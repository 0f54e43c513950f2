/** Quoted regulations that are older than the law they explain: where Congress changed it since then, they need a mark. */
import { readChanges, type Change, type DocumentText } from "#modules/authority";
import type { Draft } from "../drafting.ts";
import { isExample } from "../statute/examples.ts";
import { lineage, textOf, type Run, type Statute } from "../statute/statute.ts";

interface Quoting {
  draft: Draft;
  statute: Statute;
  /** Sections of the Code that a regulation explains. */
  explains?: readonly DocumentText[];
}

/** The section as a whole was written anew: "amended section generally", "in amending section generally". */
const REWRITTEN = /\bamend(?:ed|ing) (?:section|text) generally\b/;
const FIGURES = /(?<!multiple of )\$\d[\d,]*(?:\.\d+)?|\d[\d.]* ?(?:percent\b|%)/g;
/** Ends each decision that the credit names: "[T.D. 7705, 45 FR 46069, July 9, 1980]". */
const DECIDED = /, (\d{4})(?=[\];,. ]|$)/g;

/** What stands behind a quotation, in full once for each change; empty where the law that it explains is still the same. */
export function olderLawMark({ draft, statute, explains = [] }: Quoting, run: Run): string {
  const written = lastWritten(statute.section);
  if (written === null) return "";
  const figures = isOfExample(statute, run) ? [] : figuresOf(textOf(statute, run));
  for (const section of explains) {
    const rewritten = rewriting(section, written);
    if (rewritten)
      return once(draft, written, `${rewritten.law} rewrote ${section.citation} in ${rewritten.year}`);
    for (const figure of figures) {
      const change = readChanges(section.notes).changes.find(
        (one) => one.year > written && tookAway(one, section, figure),
      );
      if (change)
        return once(
          draft,
          written,
          `${change.law} changed ${figure} in ${section.citation} in ${change.year}`,
        );
    }
  }
  return "";
}

/** Whether each section that a regulation explains was written anew after it: it tells of another law. */
export function isOfFormerLaw(regulation: DocumentText, explains: readonly DocumentText[]): boolean {
  const written = lastWritten(regulation);
  return written !== null && explains.length > 0 && explains.every((section) => rewriting(section, written));
}

/** The newest change by which the section was written anew after that year. */
function rewriting(section: DocumentText, after: number): Change | undefined {
  return readChanges(section.notes).changes.find(
    ({ year, path, words }) => year > after && path.length <= 1 && REWRITTEN.test(words),
  );
}

function once(draft: Draft, written: number, change: string): string {
  const full = ` (written in ${written}, before ${change})`;
  return draft.toString().includes(full) ? ` (written in ${written})` : full;
}

/** Year of the last Treasury decision on a regulation; null for other documents, and where the credit names none. */
function lastWritten({ shelf, sourceCredit }: DocumentText): number | null {
  if (shelf !== "regulation") return null;
  const years = [...(sourceCredit ?? "").matchAll(DECIDED)].map(([, year]) => Number(year));
  return years.length > 0 ? Math.max(...years) : null;
}

/** Figures of an example are its own as often as the law's. */
function isOfExample(statute: Statute, run: Run): boolean {
  const unit = statute.units.find(({ runs }) => runs.includes(run));
  return unit !== undefined && lineage(statute, unit).some((step) => isExample(statute, step));
}

/** Whether a change took the figure away, and no other place of the section has it today. */
function tookAway({ replaced }: Change, { text }: DocumentText, figure: string): boolean {
  return (
    replaced.some(
      ({ before, after }) => figuresOf(before).includes(figure) && !figuresOf(after).includes(figure),
    ) && !figuresOf(text).includes(figure)
  );
}

function figuresOf(text: string): string[] {
  return (text.match(FIGURES) ?? []).map((figure) => figure.replace(/ ?%/, " percent"));
}
