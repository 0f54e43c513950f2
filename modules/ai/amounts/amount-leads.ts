/** What an answer says first about amounts: the year's figure with its paper, and that the Code's own is the base. */
import type { Authority, DocumentText, Passage, StatedAmountRow } from "#modules/authority";
import { withColumns } from "./columns.ts";
import type { Actor } from "#modules/kernel";
import type { AnswerSection } from "../answer-sections.ts";
import type { Lead } from "../leads.ts";
import type { Quotation, Warning } from "../schema.ts";
import type { AskedYear } from "../years/year.ts";
import { asksAmount, asksShare } from "./asks-amount.ts";
import { baseAmountsOf, type BaseAmount } from "./base-amounts.ts";
import { baseBracketLead } from "./base-brackets.ts";
import { asksBracket, bracketLead } from "./brackets.ts";
import { isOfNeighbor } from "./named/neighbors.ts";
import { gainsLead } from "./gains.ts";
import { filingStatus, rowsFor } from "./filing-status.ts";
import { yearOf } from "./due-years.ts";
import { dollars, statedMoney } from "./money.ts";
import { paperQuotation } from "./paper-quotation.ts";
import { missingAmount, paperFor } from "./papers.ts";
import { reductionLead } from "./reductions.ts";
import { describe, headingsOf } from "./row-words.ts";
import { rowOfSection } from "./section-rows.ts";
import { statesElsewhere } from "./stated-elsewhere.ts";
import { chooseRows, sectionsFound } from "./year-rows.ts";
import { isWithin, sectionOf } from "../statute/citations.ts";

export interface AmountRequest {
  question: string;
  asked: AskedYear;
  passages: Passage[];
  sections: AnswerSection[];
  /** What the answer quotes without any lead. */
  quotations: Quotation[];
  authority: Pick<Authority, "amounts" | "resolve">;
  actor: Actor;
}

/** Sure of a year's own row; of a base amount alone. */
const CONFIDENCE = { row: 0.93, otherSection: 0.85, base: 0.72 };
const MAXIMUM_BASES = 2;

export async function amountLeads(request: AmountRequest): Promise<Lead[]> {
  const { question, asked, passages, authority, actor } = request;
  const found = sectionsFound(passages);
  const rows = await authority.amounts(actor, found);
  const reduction = reductionOf(request);
  if (reduction) return [reduction];
  const bracket =
    asksAmount(question) || asksShare(question) || asksBracket(question)
      ? await bracketOf(request, rows)
      : null;
  if (bracket) return [bracket];
  if (asksAmount(question)) {
    const papers = await papersOf(request, rows);
    const status = filingStatus(question);
    const chosen = chooseRows(
      rows.filter((row) => row.taxYear === asked.year && !isOfNeighbor(row, question)),
      { question, sections: found, status, headingsOf: (unit) => headingsOf(unit, sectionsOf(request)) },
    );
    if (!chosen) {
      const own = rows.filter((row) => !isOfNeighbor(row, question));
      const ofBase = rowsOfBase(request, own);
      if (ofBase.length > 0) return [rowLead(request, rowsFor(ofBase, status), papers)];
    }
    if (chosen && !statesOnlyRate(request)) {
      const lead =
        gainsLead({ ...chosen, question, year: asked.year, papers }) ??
        rowLead(request, withColumns(chosen.rows, rows), papers);
      return [lead, ...restOf(basesOf(request, await rowsQuoted(request, rows)), lead)];
    }
  }
  return basesOf(request, await rowsQuoted(request, rows));
}

/** With the rows of sections that no passage was found in, such as those of a practice note: bases are quoted from them too. */
async function rowsQuoted(request: AmountRequest, rows: StatedAmountRow[]): Promise<StatedAmountRow[]> {
  const { authority, actor, passages } = request;
  const known = sectionsFound(passages);
  const others = sectionsOf(request)
    .map(({ citation }) => citation)
    .filter((citation) => !known.includes(citation));
  return others.length > 0 ? [...rows, ...(await authority.amounts(actor, others))] : rows;
}

/** An amount of the leading section that the statute reduces by the income that the question states. */
function reductionOf({ question, asked, sections, quotations }: AmountRequest): Lead | null {
  const [leading] = sections;
  if (leading?.section.shelf !== "statute") return null;
  const [first] = quotations;
  const status = filingStatus(question);
  return reductionLead(leading.section, { question, status, year: asked.year, deciding: first?.citation });
}

/** Of a table of rates: where the section with the tables leads, or the question names it. */
async function bracketOf(request: AmountRequest, rows: StatedAmountRow[]): Promise<Lead | null> {
  const { question, asked, sections } = request;
  const leads = sections[0]?.section.citation === "26 USC 1";
  if (!leads && !/\b(?:tax|income) brackets?\b|\btaxable income\b/i.test(question)) return null;
  const papers = await papersOf(request, rows);
  const known = {
    ...{ question, rows, status: filingStatus(question) },
    ...{ stated: statedMoney(question), year: asked.year },
  };
  return bracketLead({ ...known, papers }) ?? baseBracketLead({ ...known, documents: sectionsOf(request) });
}

/** Whether the unit that decides states a share and no sum: a sum of the year is then beside the point. */
function statesOnlyRate({ quotations, question }: AmountRequest): boolean {
  const text = quotations[0]?.text ?? "";
  return (
    /\bpercent\b/.test(text) &&
    !text.includes("$") &&
    !/\b(?:minimum|threshold|limit|amount)\b/i.test(question)
  );
}

type Papers = Map<string, DocumentText>;

async function papersOf({ authority, actor }: AmountRequest, rows: StatedAmountRow[]): Promise<Papers> {
  const names = [...new Set(rows.map(({ paper }) => paper))];
  const documents = await Promise.all(names.map((name) => authority.resolve(actor, name)));
  return new Map(documents.map(({ document }, at) => [names[at]!, document]));
}

/** "For 2026: $17,670, the maximum credit (26 USC 23(b)(1)), by Rev. Proc. 2025-32, § 4.04." */
function rowLead(request: AmountRequest, rows: StatedAmountRow[], papers: Papers): Lead {
  const { asked, sections } = request;
  const [first] = rows;
  const documents = sectionsOf(request);
  const bases = rows
    .flatMap((row) => basesUnder(documents, row.unit))
    .filter((base, at, all) => all.findIndex((other) => other.unit === base.unit) === at)
    .filter(({ firstYear }) => firstYear === null || firstYear <= asked.year)
    .slice(0, 2);
  const figures = rows.map((row) => `${dollars(row.cents!)} ${describe(row, rows, documents)}`);
  const text = `For ${yearOf(first!.unit, asked.year)}: ${figures.join("; ")}, by ${first!.paper}, ${first!.pin}.`;
  const warnings = bases.map((base) => baseWarning(base));
  const leads = sections[0] && isWithin(first!.unit, sections[0].section.citation);
  return {
    text: [text, ...warnings.map((warning) => warning.text)].join(" "),
    quotations: [
      ...rows.map((row) => paperQuotation(papers.get(row.paper)!, row)),
      ...bases.flatMap(({ quotation, indexingQuotation }) => [quotation, indexingQuotation]),
    ],
    warnings,
    confidence: leads ? CONFIDENCE.row : CONFIDENCE.otherSection,
  };
}

function sectionsOf({ sections, passages }: AmountRequest): DocumentText[] {
  const documents = [...sections.map(({ section }) => section), ...passages.map(({ document }) => document)];
  return [
    ...new Map(
      documents.filter(({ shelf }) => shelf === "statute").map((one) => [one.citation, one]),
    ).values(),
  ];
}

/** Warnings that no lead before has stated. */
function restOf(leads: Lead[], said: Lead): Lead[] {
  return leads.flatMap((lead) => {
    const warnings = lead.warnings.filter(
      ({ text, kind }) => kind === "base_amount" && !said.warnings.some((one) => text.startsWith(one.text)),
    );
    if (warnings.length === 0) return [];
    const quotations = lead.quotations.filter(({ quotable, part }) =>
      warnings.some(({ text, citation }) =>
        [quotable.parts[part]!.citation].some((cite) => cite === citation || text.startsWith(`${cite} `)),
      ),
    );
    return [{ ...lead, text: "", warnings, quotations, decides: false }];
  });
}

/** Base amounts of the unit that a row is for, or of units below it or above it. */
function basesUnder(documents: DocumentText[], unit: string): BaseAmount[] {
  const document = documents.find(({ citation }) => isWithin(unit, citation));
  if (!document || document.citation === unit) return [];
  return baseAmountsOf(
    document,
    (citation) => isWithin(citation, unit) || (isWithin(unit, citation) && citation.split("(").length > 2),
  );
}

/** The year's rows for the first base amount that the answer quotes from its leading section. */
function rowsOfBase(request: AmountRequest, rows: StatedAmountRow[]): StatedAmountRow[] {
  const { asked, sections, quotations } = request;
  const [leading] = sections.map(({ section }) => section);
  const isQuoted = ({ unit, money }: BaseAmount) =>
    quotations.some(
      ({ citation, text }) => isWithin(unit, citation) && money.some((amount) => text.includes(amount)),
    );
  const [base] = leading ? baseAmountsOf(leading, () => true).filter(isQuoted) : [];
  if (!base) return [];
  const ofYear = rows.filter(({ taxYear, bracket }) => taxYear === asked.year && !bracket);
  return ofYear.filter(({ unit }) => isWithin(base.unit, unit) || isWithin(unit, base.unit)).slice(0, 4);
}

/** Warnings for base amounts that the answer quotes: with the year's figure where it is held, else with its paper. */
function basesOf(request: AmountRequest, rows: StatedAmountRow[]): Lead[] {
  const { asked, quotations, question } = request;
  const quoted = (citation: string, money: string[]) =>
    quotations.some((one) => one.citation === citation && money.some((amount) => one.text.includes(amount)));
  const bases = sectionsOf(request)
    .flatMap((document) =>
      baseAmountsOf(document, (citation) => quotations.some((one) => isWithin(citation, one.citation))),
    )
    .filter(
      (base) =>
        quoted(base.unit, base.money) ||
        quotations.some(
          ({ citation, text }) =>
            isWithin(base.unit, citation) && base.money.some((amount) => text.includes(amount)),
        ),
    )
    .filter(({ firstYear }) => firstYear === null || firstYear <= asked.year)
    .slice(0, MAXIMUM_BASES);
  if (bases.length === 0) return [];
  const warnings = bases.flatMap((base) => warningsOf(base, request, rows));
  const texts = [...new Set(warnings.map(({ text }) => text))];
  // Where no amount is asked for the base is a remark: the answer's own first line and sources stay first.
  const quoting = bases.flatMap(({ quotation, indexingQuotation }) => [quotation, indexingQuotation]);
  if (!asksAmount(question)) return [{ text: "", quotations: quoting, warnings, decides: false }];
  return [
    {
      text: texts.join(" "),
      quotations: quoting,
      warnings,
      confidence: CONFIDENCE.base,
    },
  ];
}

function baseWarning({ unit, money, indexedBy }: BaseAmount): Warning {
  return {
    kind: "base_amount",
    text: `${unit} itself says ${listed(money)}. Adjusted each year: this is the base (${indexedBy}).`,
    citation: indexedBy,
  };
}

function warningsOf(base: BaseAmount, { asked }: AmountRequest, rows: StatedAmountRow[]): Warning[] {
  const warning = baseWarning(base);
  const held = rows.filter(
    ({ unit, taxYear, bracket }) =>
      taxYear === asked.year && !bracket && (isWithin(base.unit, unit) || isWithin(unit, base.unit)),
  );
  const [row] = held;
  if (row && held.length === 1)
    return [
      {
        ...warning,
        text: `${warning.text} For ${yearOf(row.unit, asked.year)} it is ${dollars(row.cents!)} (${row.paper}, ${row.pin}).`,
      },
    ];
  if (row)
    return [
      {
        ...warning,
        text: `${warning.text} The amounts for ${yearOf(row.unit, asked.year)} stand in ${row.paper}, ${row.pin}.`,
      },
    ];
  const beside = rowOfSection(rows, base.unit, asked.year);
  if (beside) {
    const text = `${warning.text} Amounts of ${sectionOf(base.unit)} for ${asked.year} stand in ${beside.paper}, ${beside.pin}.`;
    return [{ ...warning, text }];
  }
  if (statesElsewhere(base, rows, asked.year)) return [warning];
  const key = /^26 USC (\w+(?:-\d+)?)/.exec(base.unit)![1]!;
  const missing = missingAmount(paperFor(key, asked.year), asked);
  return [warning, { kind: "not_in_library", text: missing, citation: base.indexedBy }];
}

function listed(money: string[]): string {
  return money.length === 1 ? money[0]! : `${money.slice(0, -1).join(", ")} and ${money.at(-1)}`;
}
