/** What decides together with an amount, such as the share of pay that limits it as well, from `data/amounts/conditions.tsv`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import type { Lead } from "../../leads.ts";
import { figuresHeld, figuresOf } from "../../practice-notes/figures.ts";
import { expression, readConcepts } from "../../practice-notes/practice-note.ts";
import { withYearFigures } from "../../practice-notes/year-figures.ts";
import { inFull } from "../../statute/citations.ts";
import { resolveHeld } from "../../statute/held-units.ts";
import { wholeQuotation } from "./base-lead.ts";
import type { NamedAmount } from "./named-amount.ts";
import type { NamedRequest } from "./request.ts";

export interface Condition {
  /** Of the named amount. */
  id: string;
  /** Tax years, inclusive; null for an open end. */
  from: number | null;
  to: number | null;
  /** Must not occur in the question. */
  unless: RegExp | null;
  /** One sentence or two. */
  text: string;
  /** Pin cites that carry it, the deciding one first. */
  units: string[];
}

const FILE = "modules/ai/data/amounts/conditions.tsv";

let read: Condition[] | null = null;

export function conditions(): Condition[] {
  read ??= parseConditions(readFileSync(join(productFolder(), FILE), "utf8"), readConcepts());
  return read;
}

/** Below a line of column names: id, years, unless, text, units. @throws Error naming a line that names no unit. */
export function parseConditions(file: string, concepts: Record<string, string>): Condition[] {
  const [, ...lines] = file.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [id = "", years = "", unless = "", text = "", units = ""] = line.split("\t");
    if (!units) throw new Error(`The condition of ${id || line} names no unit.`);
    const [from, to] = years.split("-").map((year) => (year ? Number(year) : null));
    return {
      ...{ id, from: from ?? null, to: to ?? null, text },
      unless: unless ? expression(unless, concepts) : null,
      units: units.split("; ").map(inFull),
    };
  });
}

/** Null without one for the year, and where a unit is not held or no longer holds its figures. */
export async function conditionsOf(
  { id }: NamedAmount,
  { question, asked: { year }, authority, actor }: NamedRequest,
): Promise<Pick<Lead, "text" | "quotations"> | null> {
  const condition = conditions().find(
    (one) =>
      one.id === id && (one.from ?? year) <= year && year <= (one.to ?? year) && !one.unless?.test(question),
  );
  if (!condition) return null;
  const found = await Promise.all(condition.units.map((unit) => resolveHeld(authority, actor, unit)));
  const held = found.filter((one) => one !== null);
  if (held.length < found.length) return null;
  const isHeld = (figure: string) => held.some((one) => figuresHeld(one, [figure]));
  if (!figuresOf(condition.text).every(isHeld)) return null;
  const cites = condition.units.map((unit) => unit.replace(/^26 USC /, "")).join(", ");
  const dated = await withYearFigures(condition.text, { year, held, authority, actor });
  return {
    text: `${dated.text.replace(/\.$/, "")} (${cites}).`,
    quotations: [wholeQuotation(held[0]!), ...dated.figures.map(({ quotation }) => quotation)],
  };
}
