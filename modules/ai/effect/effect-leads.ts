/** What an answer says first about the year: law that has ended, has not begun, or read otherwise in the year asked. */
import type { AnswerSection } from "../answer-sections.ts";
import type { Lead } from "../leads.ts";
import { createRelevance } from "../statute/relevance.ts";
import type { Quotation } from "../schema.ts";
import { readStatute } from "../statute/statute.ts";
import type { AskedYear } from "../years/year.ts";
import { askedChangeLead } from "./asked-change.ts";
import { changedLead, notYetLead } from "./changed.ts";
import { describe } from "./describing.ts";
import { endedLead, partEndedLead } from "./ended.ts";
import { specialYearLead } from "./special-years.ts";
import { struckLead } from "./struck.ts";
import { outsideWindowLead } from "./window.ts";
import { yearListLead } from "./year-list.ts";

/** The Code of 1954 is the oldest whose sections the present ones continue. */
export const FIRST_CODE_YEAR = 1954;

export interface EffectRequest {
  question: string;
  asked: AskedYear;
  sections: AnswerSection[];
  /** What decides the answer without any lead. */
  quotations: Quotation[];
  /** All that the answer quotes without any lead. */
  quoted: Quotation[];
  /** Whether the answer says already what held for the year; its lists by year still give the figure. */
  isTold?: boolean;
}

export function effectLeads({
  question,
  asked,
  sections,
  quotations,
  quoted,
  isTold,
}: EffectRequest): Lead[] {
  const [answered] = sections.filter(({ section }) => section.shelf === "statute");
  if (!answered) return [];
  const { section } = answered;
  const far = farYear(section.asOf, asked, section.citation);
  const begins = notYetLead(section, asked);
  const statute = readStatute(section);
  const ofYear = yearListLead(statute, { quoted: quotations, question }, asked);
  if (isTold) return ofYear && !endedLead(statute, question, asked) ? [ofYear] : [];
  // A law that ends before a year to come is known to have ended by then.
  const over =
    far && asked.year > asked.today
      ? (endedLead(statute, question, asked) ??
        partEndedLead(statute, quotations, { question, asked }) ??
        outsideWindowLead(statute, quotations, asked))
      : null;
  if (over) return [over, far!];
  if (far && ofYear && asked.year > asked.today) return [ofYear, far];
  if (far || begins) return [far ?? begins!];
  const ofChange = askedChangeLead(section, {
    ...{ question, quoted: quotations, describe },
    year: asked.origin === "question" ? asked.year : null,
  });
  if (ofChange) return [ofChange];
  const relevance = createRelevance(question, statute, answered);
  const special = specialYearLead(statute, { relevance, question }, asked);
  if (special) return [special];
  const ended =
    endedLead(statute, question, asked) ?? partEndedLead(statute, quotations, { question, asked });
  if (ended) return [ended];
  const outside =
    struckLead(section, question, asked) ??
    (asked.origin === "today" ? null : outsideWindowLead(statute, quotations, asked));
  if (outside) return [outside];
  const changed = changedLead(section, { decisive: quotations, all: quoted }, asked);
  return [ofYear, changed].filter((lead) => lead !== null);
}

/** A year of another Code, or one that no law is known for. */
function farYear(asOf: string, { year, today }: AskedYear, citation: string): Lead | null {
  if (year >= FIRST_CODE_YEAR && year <= today + 1) return null;
  const text =
    year > today
      ? `The law of ${year} is not known: what follows is the law as of release point ${asOf}, and it may change until then.`
      : `The law of ${year} was the Internal Revenue Code of 1939 or an older one, which this library does not hold: what follows is the law as of release point ${asOf}.`;
  return {
    text,
    quotations: [],
    warnings: [{ kind: "other_year", text, citation }],
    confidence: 0.5,
    decides: true,
  };
}
