/** What papers in force say that they do to others, as a document shows it; safe in a browser. */
import type { StandingMark } from "./standings.ts";

/** One paper's words about another. */
export interface Treatment {
  /** Citation of the paper that says so. */
  by: string;
  /** "modified", "superseded", … */
  treatment: string;
  /** Its sentence, as printed. */
  words: string;
}

const ENDS = new Set(["superseded", "revoked", "obsoleted"]);
const LABELS: Record<string, string> = { obsoleted: "Obsolete" };
/** Words that leave the rest of a paper as it is. */
const PART =
  /\b(?:in part|to the extent|sections?|paragraphs?|Q&A|questions?|appendix|the (?:first|second|third|last)|(?:by|is) (?:revising|adding|removing))\b/i;

/** Marks by treatments, the gravest first; what several papers do in the same way is one mark. */
export function treatmentMarks(treatments: readonly Treatment[]): StandingMark[] {
  const marks = new Map<string, StandingMark>();
  for (const one of treatments) {
    const { standing, label } = gravity(one);
    const said = sentence(label, one);
    const known = marks.get(label);
    if (known) known.sentence += ` ${said}`;
    else marks.set(label, { standing, label, sentence: said });
  }
  return [...marks.values()]
    .map((mark) =>
      mark.standing === "superseded" ? { ...mark, sentence: `${mark.sentence} Do not rely on it.` } : mark,
    )
    .sort((a, b) => Number(b.standing === "superseded") - Number(a.standing === "superseded"));
}

function gravity({ treatment, words }: Treatment): Pick<StandingMark, "standing" | "label"> {
  const label = LABELS[treatment] ?? `${treatment.charAt(0).toUpperCase()}${treatment.slice(1)}`;
  if (!ENDS.has(treatment)) return { standing: "limited", label };
  return PART.test(words)
    ? { standing: "limited", label: `${label} in part` }
    : { standing: "superseded", label };
}

function sentence(label: string, { by, words }: Treatment): string {
  return `${label} by ${by}: “${words.replace(/\.?$/, ".").replaceAll("“", "‘").replaceAll("”", "’")}”`;
}

/** The mark of a regulation that ended on a day that it states itself; none until then. */
export function expiryMarks(expires: string | null | undefined, today: string): StandingMark[] {
  const day = expires ? new Date(`${expires} UTC`) : null;
  if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) >= today) return [];
  const words = `By its own words, this regulation expired on ${expires}. Do not rely on it for later years.`;
  return [{ standing: "superseded", label: "Expired", sentence: words }];
}
