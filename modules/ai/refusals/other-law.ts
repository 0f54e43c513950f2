/** Numbers of other laws: "section 301 of the Trade Act", "California § 83", "31 USC 5314". */
import { findCitations, foreignLaw, type ForeignLaw } from "#modules/authority";
import { withSubject } from "./on-subject.ts";
import type { Border, BorderRequest, BorderRule } from "./rule.ts";
import { asksOfTax, readScope } from "../scope.ts";
import { placeIn } from "./places.ts";

/** "Rule 72(t)" is what people call the rule of section 72(t). */
const COURT = /\b(?:(?:court|civil procedure|evidence|bankruptcy|criminal|frcp|fre)\b|fed\.)/i;

/** "Title VII § 703": titles of acts have Roman numbers. */
const ROMAN_TITLE = /\b(Title (?:[IVX]{1,5}))(?:,| of [\w ]{3,40}?,?)? (?:§+|[Ss]ec(?:tion|\.)?) ?(\d+\w*)/;

export const otherLaw: BorderRule = async (request) => {
  const border = ofOtherLaw(request);
  return border && withSubject(border, request);
};

function ofOtherLaw({ question, isNoted, isSurelyNoted }: BorderRequest): Border | null {
  const [, act, number] = ROMAN_TITLE.exec(question) ?? [];
  if (act && number) return numberOf({ law: `${act} of another Act`, numbers: [number] } as ForeignLaw);
  const foreign = foreignLaw(question).filter(({ law }) => law !== "rules of court" || COURT.test(question));
  if (foreign.length === 0) return null;
  // "Is rent from Section 8 tenants taxable?" describes the tenants, and asks what federal tax makes of the rent.
  if (asksOfTax(question) && foreign.every((law) => isDescription(question, law))) return null;
  // "Section 8 rent help and federal tax": what people call a benefit by, and a note says what tax makes of it.
  if (isNoted && (asksOfTax(question) || readScope(question).namesFederalTax)) return null;
  // "An executor's liability under 31 USC 3713": a note speaks of all of it.
  if (isSurelyNoted) return null;
  if (findCitations(question).some(({ kind }) => kind === "code" || kind === "regulation")) return null;
  return numberOf(foreign[0]!);
}

/** Whether a law is meant by its number alone, without its name, as people describe a thing by it. */
function isDescription(question: string, { start, end }: ForeignLaw): boolean {
  return /^(?:section|§)\s*\d[\w()]*\s?\S?$/i.test(question.slice(start, end));
}

function numberOf({ law, numbers }: ForeignLaw): Border {
  const named = `${numbers.length > 1 ? "Sections" : "Section"} ${numbers.join(", ")}`;
  const title = /^(\d{1,2}) USC$/.exec(law)?.[1] ?? /^title (\d+)/i.exec(law)?.[1];
  const regulations = /^(\d{1,2}) CFR$/.exec(law)?.[1];
  const what = title
    ? `title ${title} of the United States Code`
    : regulations
      ? `title ${regulations} of the Code of Federal Regulations`
      : /^[A-Z]{3,}$|Act|[Cc]ode|Law|Constitution|Statutes|Treaty|of court/.test(law)
        ? `the ${law}`
        : `the law of ${law}`;
  const state = placeIn(law);
  return {
    kind: "other_law",
    text: `${named} of ${what} is another law, not part of the Internal Revenue Code (title 26), and not in this library. ${
      state
        ? "The library holds federal tax law, no State or local law."
        : "A section of the same number in the Code would be about something else."
    }`,
  };
}
