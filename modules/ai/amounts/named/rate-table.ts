/** The incomes at which the rates of the year's tax tables begin: "when does the 24 percent bracket start?" */
import type { BracketStep, FilingStatus, StatedAmountRow } from "#modules/authority";
import { resolveHeld } from "../../statute/held-units.ts";
import type { Lead } from "../../leads.ts";
import { filingStatus, rowsFor, statusWords } from "../filing-status.ts";
import { dollars, statedMoney } from "../money.ts";
import { paperQuotation } from "../paper-quotation.ts";
import { missingAmount, paperFor } from "../papers.ts";
import { yearsBeside } from "../../years/compared-years.ts";
import type { NamedAnswer, NamedRequest } from "./request.ts";

type Step = StatedAmountRow & { bracket: BracketStep };

const SECTION = "26 USC 1";
const RATE =
  /\b(\d\d)(?: ?%|[- ]percent)(?: \w+){0,2} (?:bracket|rate)\b|\b(?:bracket|rate|tax) (?:of|is|at) (\d\d)(?: ?%| percent)|\b(?:hits?|reach(?:es)?|pays?|paying|taxed at|into|in|at) (?:the |an? )?(\d\d)(?: ?%| ?percent)/i;
const HIGHEST = /\b(?:top|highest|maximum|max) (?:\w+ ){0,3}(?:bracket|rate)\b/i;
const BRACKETS = /\b(?:income |federal )?tax (?:brackets|tables?)\b|^brackets\b|\btax rate schedules?\b/i;
const ASKS_INCOME =
  /\b(?:start\w*|begin\w*|kick\w* in|appl(?:y|ies)|reach\w*|hit|threshold|at what|at which|above what|from what|over what|up to|how (?:much|high)|what income|where|end\w*|top out|brackets?)\b/i;
const OTHER_TAX =
  /\b(?:capital|gains?|long[- ]term|dividends?|estate tax|gift|payroll|employment|social security|medicare|amt|alternative|kiddie|penalt\w*|excise|corporat\w*|controlled groups?|accumulated|withh\w*|backup|bonus\w*|treaty|phase\w*|depletion|credit|interest|trust fund|state|collectibles?|gold|silver|coins?|bullion|paintings?|artworks?|antiques?|jewel\w*|stamps?|crypto\w*|bitcoins?|nfts?|stocks?|shares|rsus?|sold|1250|depreciation|recaptur\w*|qualified|itemiz\w*)\b/i;

/** Null unless the question asks for brackets of the income tax, and the library holds the year's tables. */
export async function rateTableAnswer(request: NamedRequest): Promise<NamedAnswer | null> {
  const wanted = rateAsked(request.question);
  if (wanted === null || statedMoney(request.question).length > 0) return null;
  const found = await tablesOfYear(request, wanted);
  return found && { ...found, leads: await withFurtherYears(found.leads, request, wanted) };
}

type Wanted = number | "highest" | "all";

/** "2025 vs 2026": the tables of the other years that are asked, or where they stand. */
async function withFurtherYears(leads: Lead[], request: NamedRequest, wanted: Wanted): Promise<Lead[]> {
  const [first, ...rest] = leads as [Lead, ...Lead[]];
  const years = yearsBeside(request.question, request.asked);
  const others = await Promise.all(
    years.map(async (year) => {
      const asked = { ...request.asked, year };
      const [other] = (await tablesOfYear({ ...request, asked }, wanted))?.leads ?? [];
      return other ?? { text: missingAmount(paperFor("1", year), asked), quotations: [] };
    }),
  );
  const text = [first, ...others].map((one) => one.text).join(" ");
  return [{ ...first, text, quotations: [first, ...others].flatMap((one) => one.quotations) }, ...rest];
}

async function tablesOfYear(
  { question, asked, authority, actor }: NamedRequest,
  wanted: Wanted,
): Promise<NamedAnswer | null> {
  const stated = await authority.amounts(actor, [SECTION]);
  const steps = stated.filter((row): row is Step => row.bracket !== undefined && row.taxYear === asked.year);
  const status = filingStatus(question);
  const tables = tablesOf(steps, status);
  const [first] = tables[0] ?? [];
  const unit = first && (await resolveHeld(authority, actor, first.unit));
  if (!first || !unit) return null;
  const paper = (await authority.resolve(actor, first.paper)).document;
  const shown = tables.map((table) => rowsOfRate(table, wanted)).filter((rows) => rows.length > 0);
  if (shown.length === 0) return null;
  const texts = shown.map((rows) => `${statusWords(rows[0]!.status!)}: ${rows.map(said).join("; ")}`);
  const lead: Lead = {
    text: `For ${asked.year}, taxable income, ${texts.join(". ")} (${first.unit}; ${first.paper}, ${first.pin}).`,
    quotations: shown.flat().map((row) => paperQuotation(paper, row)),
    warnings: [],
    confidence: 0.92,
  };
  return { leads: [lead], units: [unit] };
}

/** The rate in percent, "highest", or "all"; null for a question of something else. */
export function rateAsked(question: string): Wanted | null {
  if (OTHER_TAX.test(question)) return null;
  const match = RATE.exec(question);
  if (match && ASKS_INCOME.test(question)) return Number(match[1] ?? match[2] ?? match[3]);
  if (HIGHEST.test(question) && ASKS_INCOME.test(question)) return "highest";
  return BRACKETS.test(question) ? "all" : null;
}

/** The table of the filing status; where none is named, those of the commonest for a single rate. */
function tablesOf(steps: Step[], status: FilingStatus | null): Step[][] {
  const statuses: FilingStatus[] = status ? [status] : ["single", "joint", "head", "separate"];
  return statuses.map((one) => rowsFor(steps, one)).filter((table) => table.length > 0);
}

function rowsOfRate(table: Step[], wanted: Wanted): Step[] {
  if (wanted === "all") return table;
  if (wanted === "highest") return table.slice(-1);
  return table.filter(({ bracket }) => bracket.percent === wanted);
}

/** "24 percent over $105,700 up to $201,775" */
function said({ bracket: { percent, over, upTo } }: Step): string {
  const from = over === 0 ? "" : ` over ${dollars(over)}`;
  return `${percent} percent${from}${upTo === null ? "" : ` up to ${dollars(upTo)}`}`;
}
