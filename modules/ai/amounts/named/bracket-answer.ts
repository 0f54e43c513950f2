/** The tax on a taxable income that a question states, by the year's tables. */
import { resolveHeld } from "../../statute/held-units.ts";
import { readAsked } from "../../bottom-line/asked.ts";
import { baseBracketLead } from "../base-brackets.ts";
import { asksBracket, bracketLead } from "../brackets.ts";
import { filingStatus } from "../filing-status.ts";
import { statedMoney } from "../money.ts";
import { sumBeside } from "../../sums/stated.ts";
import { rowsOfYear } from "./rows.ts";
import { taxOnPay } from "./tax-on-pay.ts";
import type { NamedAnswer, NamedRequest } from "./request.ts";

const SECTION = "26 USC 1";
const ASKS_TAX =
  /\b(?:how much|what|figure|compute|calculate|federal income tax)\b.*\btax(?:es|ed)?\b|\btax(?:es)?\b.*\b(?:how much|what)\b|\btax(?:es)?\W*$|^(?:(?:19|20)\d\d |federal |income )*tax (?:for|of|on)\b/i;

/**
 * Null unless the question states a taxable income, or a year's pay and nothing else, and asks for the tax on it, and the
 * year's tables are held.
 */
export async function bracketAnswer(request: NamedRequest): Promise<NamedAnswer | null> {
  const { question, asked, authority, actor } = request;
  const stated = statedMoney(question);
  const others = question.replace(/\btaxable income\b/gi, "");
  if (stated.length !== 1 || readAsked(question).kind === "whether") return null;
  if (!asksBracket(question) && !(ASKS_TAX.test(others) && asksBracket(`what is my tax? ${question}`)))
    return null;
  const isTaxable = others !== question && sumBeside(question, "taxable income(?: of| is| was)?") !== null;
  if (!isTaxable) return taxOnPay({ ...request, pay: stated[0]! });
  const { rows, papers } = await rowsOfYear(request, [SECTION]);
  const status = filingStatus(question);
  const known = { question: `what is my tax? ${question}`, rows, stated, year: asked.year, papers };
  const leads = (status ? [status] : (["single", "joint"] as const)).flatMap(
    (one) => bracketLead({ ...known, status: one }) ?? [],
  );
  const unit = await resolveHeld(authority, actor, SECTION);
  const all = leads.length > 0 || !unit ? [] : await authority.amounts(actor, [SECTION]);
  const base =
    all.length > 0 && unit
      ? baseBracketLead({ ...known, rows: all, status, documents: [unit.document] })
      : null;
  const [row] = base?.quotations ?? [];
  const stating = row ? await resolveHeld(authority, actor, row.quotable.parts[row.part]!.citation) : null;
  if (base && unit) return { leads: [base], units: [stating ?? unit] };
  const first = rows.find(({ bracket, status: of }) => bracket && of === (status ?? "single"));
  const table = first ? await resolveHeld(authority, actor, first.unit) : unit;
  return leads.length > 0 && table ? { leads, units: [table] } : null;
}
