/** The figure of the year for an amount that a question names, or that only its base is held. */
import type { FilingStatus, Resolved } from "#modules/authority";
import { resolveHeld, wordsOf } from "../../statute/held-units.ts";
import { FIRST_CODE_YEAR } from "../../effect/effect-leads.ts";
import type { Lead } from "../../leads.ts";
import type { Warning } from "../../schema.ts";
import { yearsBeside } from "../../years/compared-years.ts";
import type { AskedYear } from "../../years/year.ts";
import { filingStatus, rowsFor } from "../filing-status.ts";
import { gainsLead } from "../gains.ts";
import { paperQuotation } from "../paper-quotation.ts";
import { missingAmount, paperFor } from "../papers.ts";
import { baseOf } from "./base-lead.ts";
import { conditionsOf } from "./conditions.ts";
import { formerFigure, type FormerFigure } from "./former-figure.ts";
import { filingYear, meansEitherYear } from "./filing-year.ts";
import { amountsAsked } from "./matching.ts";
import { namedAmounts, unitFor, type NamedAmount } from "./named-amount.ts";
import { publishedLead } from "./published-figure.ts";
import { rateTableAnswer } from "./rate-table.ts";
import type { NamedAnswer, NamedRequest } from "./request.ts";
import { rowsOf, rowWords, type ChosenRow } from "./rows.ts";
import { bracketAnswer } from "./bracket-answer.ts";
import { totalOf, sumsAsked, workedProduct } from "./worked.ts";

const CONFIDENCE = { row: 0.94, base: 0.82 };

/** Null when the question names no amount, or the library does not hold its unit. */
export async function namedAnswer(request: NamedRequest): Promise<NamedAnswer | null> {
  if (request.asked.year < FIRST_CODE_YEAR) return null;
  const rates = (await bracketAnswer(request)) ?? (await rateTableAnswer(request));
  if (rates) return rates;
  const sums = sumsAsked(request.question);
  const all = namedAmounts();
  const amounts =
    sums.length > 0
      ? sums.flatMap((id) => all.filter((one) => one.id === id))
      : withCompanions(amountsAsked(all, request.question), request.question);
  const found = await Promise.all(amounts.map((amount) => answerFor(amount, request)));
  const held = found.filter((one) => one !== null);
  if (held.length === 0) return null;
  const units = held.flatMap((one) => one.units);
  const isFirst = ({ citation }: Resolved, at: number) =>
    units.findIndex((other) => other.citation === citation) === at;
  const leads = held.flatMap((one) => one.leads);
  const total = sums.length > 1 ? totalOf(sums, { question: request.question, leads }) : null;
  const [first, ...others] = leads;
  const led = total ? [{ ...first!, text: `${total} ${first!.text}` }, ...others] : leads;
  return { leads: led, units: units.filter(isFirst) };
}

const ONLY_CATCH_UP =
  /\bcatch[- ]?up (?:contributions?|amounts?|limits?)\b|\b(?:is|are) (?:the |my )?catch[- ]?ups?\b/i;

/** Elective deferrals beside the catch-up that comes on top of them. */
function withCompanions(amounts: NamedAmount[], question: string): NamedAmount[] {
  const has = (id: string) => amounts.some((one) => one.id === id);
  if (!has("catch-up") || has("elective-deferrals") || ONLY_CATCH_UP.test(question)) return amounts;
  return [...namedAmounts().filter(({ id }) => id === "elective-deferrals"), ...amounts];
}

async function answerFor(amount: NamedAmount, asked: NamedRequest): Promise<NamedAnswer | null> {
  const request = { ...asked, asked: filingYear(amount, asked) };
  const units = await basesHeld(amount, request);
  if (!units) return null;
  const former = formerFigure(amount.former, request.asked.year);
  if (former?.money === null) return { leads: [withoutFigure(amount, former, request.asked)], units };
  const figure = await figureOf(amount, request);
  const base = await baseOf(amount, { request, units, figure });
  const more = await conditionsOf(amount, request);
  const other =
    (await furtherYears(amount, { request, units })) ??
    (await otherYear(amount, { asked, request, hasFigure: figure !== null }));
  if (!figure)
    return base
      ? { leads: [joined(withProduct(base, amount, request.question), [more, other])], units }
      : null;
  const product = workedProduct(amount.id, request.question, figure.text);
  const worked = product ? { ...figure, text: `${figure.text} ${product}` } : figure;
  const lead = {
    ...joined(worked, [other, more, base]),
    warnings: base?.warnings.filter(({ kind }) => kind === "base_amount") ?? [],
  };
  return { leads: [lead], units };
}

/** "2026 and 2027": the figures of the other years that are asked, or where they stand. */
async function furtherYears(
  amount: NamedAmount,
  { request, units }: { request: NamedRequest; units: Resolved[] },
): Promise<Remark> {
  const { question, asked } = request;
  const years = yearsBeside(question, asked);
  if (years.length === 0) return null;
  const [unit] = amount.bases;
  const section = /^26 USC (\w+)/.exec(unit!.unit)![1]!;
  const found = await Promise.all(
    years.map(async (year): Promise<NonNullable<Remark>> => {
      const ofYear = { ...request, asked: { ...asked, year } };
      return (
        (await figureOf(amount, ofYear)) ??
        (await statedByCode(amount, { request: ofYear, units })) ?? {
          text: missingAmount(paperFor(section, year), { ...asked, year }),
          quotations: [],
        }
      );
    }),
  );
  return {
    text: found.map(({ text }) => text).join(" "),
    quotations: found.flatMap(({ quotations }) => quotations),
  };
}

/** The Code's own figure where it is that of the year, not yet or never adjusted. */
async function statedByCode(
  amount: NamedAmount,
  { request, units }: { request: NamedRequest; units: Resolved[] },
): Promise<Remark> {
  const base = await baseOf(amount, { request, units, figure: null });
  return base?.warnings.length === 0 ? base : null;
}

async function figureOf(amount: NamedAmount, request: NamedRequest): Promise<Lead | null> {
  return (await rowLead(amount, request)) ?? (await publishedLead(amount, request));
}

/** What comes after a figure, with its words of law. */
type Remark = Pick<Lead, "text" | "quotations"> | null;

function joined(lead: Lead, remarks: Remark[]): Lead {
  const said = remarks.filter((one) => one !== null);
  return {
    ...lead,
    text: [lead.text, ...said.map(({ text }) => text)].filter(Boolean).join(" "),
    quotations: [lead, ...said].flatMap(({ quotations }) => quotations),
  };
}

interface OtherYear {
  /** As the question names the year, and as the amount's paper goes. */
  asked: NamedRequest;
  request: NamedRequest;
  hasFigure: boolean;
}

/** Of a penalty the figure of returns due in the year asked as well; of a year to come, the latest one held. */
async function otherYear(amount: NamedAmount, { asked, request, hasFigure }: OtherYear): Promise<Remark> {
  const { year, today } = request.asked;
  const before = { ...request, asked: { ...request.asked, year: year - 1 } };
  if (!hasFigure) {
    const latest = year === today + 1 ? await figureOf(amount, before) : null;
    return latest && { ...latest, text: `The latest that is held: f${latest.text.slice(1)}` };
  }
  if (year !== asked.asked.year || !meansEitherYear(amount, asked)) return null;
  const due = await figureOf(amount, before);
  const [unit] = amount.bases;
  const paper = paperFor(/^26 USC (\w+)/.exec(unit!.unit)![1]!, year - 1);
  if (!due) return { text: `For returns due in ${year} it stands in ${paper}.`, quotations: [] };
  return due.text.startsWith("F") ? due : null;
}

/** An amount that is not adjusted, with the sum of it that is asked for. */
function withProduct(base: Lead, { id }: NamedAmount, question: string): Lead {
  const isFigure = base.text.startsWith("For ") && base.warnings.length === 0;
  const product = isFigure ? workedProduct(id, question, base.text) : null;
  return product ? { ...base, text: `${base.text} ${product}` } : base;
}

/** The units that state the amount; null when one is not held or no longer says its figure. */
async function basesHeld(
  { bases }: NamedAmount,
  { authority, actor }: NamedRequest,
): Promise<Resolved[] | null> {
  const units: Resolved[] = [];
  for (const { unit, money } of bases) {
    const held = await resolveHeld(authority, actor, unit);
    if (!held || (money && !wordsOf(held).includes(money))) return null;
    units.push(held);
  }
  return units;
}

async function rowLead(amount: NamedAmount, request: NamedRequest): Promise<Lead | null> {
  const { question, asked, authority, actor } = request;
  const sections = [...new Set(amount.rows.map(({ unit }) => /^26 USC [^(]+/.exec(unit)![0]))];
  const stated = await authority.amounts(actor, sections);
  const ofYear = stated.filter(({ taxYear, bracket }) => taxYear === asked.year && !bracket);
  const chosen = rowsOf(amount, { rows: ofYear, question });
  const status = filingStatus(question);
  const rows = rowsFor(
    chosen.map((one) => ({ ...one, status: one.row.status })),
    chosen.some(({ row }) => row.status) ? status : null,
  );
  if (rows.length === 0) return null;
  const papers = new Map<string, Resolved["document"]>();
  for (const { row } of rows)
    if (!papers.has(row.paper)) papers.set(row.paper, (await authority.resolve(actor, row.paper)).document);
  const gains = gainsLead({ question, year: asked.year, papers, rows: rows.map(({ row }) => row) });
  if (gains) return gains;
  const figures = rows.map((one) => rowWords(one, { year: asked.year, paper: papers.get(one.row.paper)! }));
  const said = `or ${asked.year}, ${amount.name}: ${[...new Set(figures)].join("; ")}${sourceOf(rows, amount, status)}.`;
  const still = stillStated(question, rows);
  return {
    text: still === null ? `F${said}` : `${still ? "Yes" : "No"}: f${said}`,
    quotations: rows.map(({ row }) => paperQuotation(papers.get(row.paper)!, row)),
    warnings: [],
    confidence: CONFIDENCE.row,
  };
}

/** Whether a figure that the question supposes ("is it still 18,000?") is the year's; null when it supposes none. */
function stillStated(question: string, rows: ChosenRow[]): boolean | null {
  const [, figure] =
    /^(?:is|are|isn't|aren't)\b.*?\$?(\d{1,3}(?:,\d{3})+)[^,]*$/i.exec(question.trim()) ?? [];
  if (!figure) return null;
  return rows.some(({ row }) => row.cents === Number(figure.replaceAll(",", "")) * 100);
}

/** " (26 USC 2503(b)(1); Rev. Proc. 2025-32, § 4.42)" */
function sourceOf(rows: ChosenRow[], { bases }: NamedAmount, status: FilingStatus | null): string {
  const [first] = rows as [ChosenRow];
  // Of several rows the one that the question means: its own unit.
  const unit = first.named.asked ? first.row.unit : unitFor(bases, status);
  const pins = [...new Set(rows.map(({ row }) => `${row.paper}, ${row.pin}`))];
  return ` (${unit}; ${pins.join("; ")})`;
}

/** A year before the amount was enacted, or after its end. */
function withoutFigure(
  { name }: NamedAmount,
  { unit, from, to }: FormerFigure,
  { year, today }: AskedYear,
): Lead {
  const isOver = to > today;
  const bounds = isOver ? `only for years before ${from}` : `only for years from ${to + 1} on`;
  const text = `For ${year} there is none: ${unit} is ${bounds} (${name}).`;
  const warnings: Warning[] = [{ kind: isOver ? "ended" : "not_yet", text, citation: unit }];
  return { text, quotations: [], warnings, confidence: CONFIDENCE.base };
}
