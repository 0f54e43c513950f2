/** To what an amendment applies: effective-date notes, and the entries of laws that they are about. */
import type { Note } from "../schema.ts";
import type { Applies } from "./change.ts";

/** What a note says of a law, or of one section of it. */
export interface Effect {
  /** "119-21"; null for the section as first enacted. */
  law: string | null;
  /** Section of the act without its subsections: "70120"; null for the whole law. */
  actSection: string | null;
  applies: Applies;
}

const OWN_WORDS =
  /^Pub\. L\. (\d+)[–-](\d+),.*?§ ?(\d+[A-Z]*)\S*.*?(?:provided that|as amended.*|provided):?$/;
const APPLICABLE =
  /\b(?:Amendments?|Section|Repeal) (?:made )?(?:by (?:section (\d+[A-Z]*)\S*(?:(?:,| and) \S+)* of )?Pub\. L\. (\d+)[–-](\d+) )?(?:effective and )?applicable (?:to|with respect to) (.+?)(?:, (?:with|except|subject|but)\b.*?)?,? (?:see section (\d+[A-Z]*)\S*.*? of (?:Pub\. L\. (\d+)[–-](\d+))?|except\b)/g;
const SHALL_APPLY =
  /\bshall (?:apply|take effect)(?: only)? (?:to|with respect to|on|in the case of) ([^.;]+?)(?:[.;”]|$)/;

/** @param notes of one section */
export function effectsIn(notes: Note[]): Effect[] {
  const ofDates = notes.filter(
    ({ topic }) => topic === "effectiveDateOfAmendment" || topic === "effectiveDate",
  );
  const dated = ofDates.flatMap((note) => [...provided(note), ...applicable(note)]);
  return [...dated, ...ofDates.flatMap((note) => backdated(note, dated))];
}

const AS_IF =
  /\bAmendments? (?:made )?by (?:sections? ([^.]*?) of )?Pub\. L\. (\d+)[–-](\d+) effective(?:, except [^,]*,)? as if (?:it had been )?(?:included|enacted) in (?:section (\d+[A-Z]*))?.*?Pub\. L\. (\d+)[–-](\d+)/g;
const OWN_AS_IF =
  /\bshall (?:apply|take effect) as if (?:it had been )?(?:included|enacted) in (?:(?:the amendments made by )?section (\d+[A-Z]*))?.*?(?:Pub\. L\.|Public Law) (\d+)[–-](\d+)/;

/** "Amendment by Pub. L. 115–141 effective as if included in the provision of Pub. L. 115–97": it holds for the years of that law. */
function backdated({ paragraphs }: Note, dated: Effect[]): Effect[] {
  return paragraphs.flatMap((paragraph, at): Effect[] => {
    const [, congress, number, own] = OWN_WORDS.exec(paragraph) ?? [];
    const [, ownSection, ...ownLaw] = OWN_AS_IF.exec(congress ? quotedAfter(paragraphs, at) : "") ?? [];
    if (congress && ownLaw.length > 0) {
      const applies = yearsOf(ownLaw, ownSection, dated);
      return [{ law: `${congress}-${number}`, actSection: own ?? null, applies }];
    }
    return [...paragraph.matchAll(AS_IF)].flatMap(
      ([, sections, lawCongress, lawNumber, relatedSection, ...related]) => {
        const applies = yearsOf(related, relatedSection, dated);
        const named = sections?.match(/\b\d+[A-Z]*(?=\(|\b)(?<!\(\d+)/g) ?? [null];
        return named.map((actSection) => ({ law: `${lawCongress}-${lawNumber}`, actSection, applies }));
      },
    );
  });
}

/** The year in which a Congress first met: acts as a rule apply to years after it. */
const FIRST_CONGRESS = 1787;

function yearsOf([congress, number]: string[], actSection: string | undefined, dated: Effect[]): Applies {
  const ofLaw = dated.filter(({ law }) => law === `${congress}-${number}`);
  const known = ofLaw.find((effect) => effect.actSection === actSection) ?? ofLaw[0];
  const words = `the years of P.L. ${congress}-${number}, as if included in it`;
  const year = 2 * Number(congress) + FIRST_CONGRESS;
  return {
    ...(known?.applies ?? { after: `${year}-12-31`, event: "year begins" as const, firstTaxYear: null }),
    words,
  };
}

/** "Pub. L. 119–21, title VII, § 70120(c), …, provided that:" and the words below it. */
function provided({ topic, paragraphs }: Note): Effect[] {
  const effects = lawsProvided(paragraphs);
  const [first] = effects;
  // The note of the law that enacted the section is about the section itself.
  return topic === "effectiveDate" && first
    ? [...effects, { ...first, law: null, actSection: null }]
    : effects;
}

function lawsProvided(paragraphs: string[]): Effect[] {
  return paragraphs.flatMap((paragraph, at) => {
    const [, congress, number, actSection] = OWN_WORDS.exec(paragraph) ?? [];
    const inline = /^Pub\. L\. (\d+)[–-](\d+),.*?§ ?(\d+[A-Z]*)\S*.*?provided that: “(.+)/.exec(paragraph);
    const words = inline?.[4] ?? quotedAfter(paragraphs, at);
    const said = SHALL_APPLY.exec(words)?.[1];
    const law = congress ? `${congress}-${number}` : inline ? `${inline[1]}-${inline[2]}` : null;
    if (!law || !said) return [];
    return [{ law, actSection: actSection ?? inline?.[3] ?? null, applies: readApplies(said) }];
  });
}

/** The first paragraph of the provision that states the rule; headings may stand above it. */
function quotedAfter(paragraphs: string[], at: number): string {
  const below = paragraphs.slice(at + 1, at + 1 + ABOVE_RULE);
  const end = below.findIndex((words) => !words.startsWith("“"));
  const provision = end < 0 ? below : below.slice(0, end);
  return provision.find((words) => SHALL_APPLY.test(words) || OWN_AS_IF.test(words)) ?? "";
}

/** "“(e) Effective Date.—", "“(1) In general.—" */
const ABOVE_RULE = 3;

/** "Amendment by section 70201(b) of Pub. L. 119–21 applicable to …, see section …" */
function applicable({ topic, paragraphs }: Note): Effect[] {
  return paragraphs.flatMap((paragraph) =>
    [...paragraph.matchAll(APPLICABLE)].map((match) => {
      const [whole, actSection, congress, number, words, see] = match;
      const isOwn = topic === "effectiveDate" && whole.startsWith("Section");
      return {
        law: congress ? `${congress}-${number}` : null,
        actSection: actSection ?? (isOwn ? null : (see ?? null)),
        applies: readApplies(words!),
      };
    }),
  );
}

const MONTHS: Record<string, string> = {
  ...{ jan: "01", feb: "02", mar: "03", apr: "04", may: "05", jun: "06" },
  ...{ jul: "07", aug: "08", sep: "09", oct: "10", nov: "11", dec: "12" },
};
const AFTER =
  /\b(on or )?after (?:the date of (?:the )?enactment[^,[]*\[)?([A-Z][a-z]{2,8})\.? (\d{1,2}), (\d{4})/;

export function readApplies(words: string): Applies {
  const [, orOn, month, day, year] = AFTER.exec(words) ?? [];
  const number = month && MONTHS[month.slice(0, 3).toLowerCase()];
  const after = number ? dayBefore(`${year}-${number}-${day!.padStart(2, "0")}`, orOn !== undefined) : null;
  const event = /\b(?:taxable|calendar|plan|fiscal)? ?years? (?:of .*? )?beginning\b/i.test(words)
    ? "year begins"
    : /\btaxable years? ending\b/i.test(words)
      ? "year ends"
      : "other";
  const firstTaxYear =
    event === "year begins" && /\btaxable years?\b/i.test(words) && after?.endsWith("-12-31")
      ? Number(after.slice(0, 4)) + 1
      : null;
  return { words: words.trim().replace(/\bDec\. /g, "December "), after, event, firstTaxYear };
}

function dayBefore(date: string, isBefore: boolean): string {
  if (!isBefore) return date;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
