/** Units of the Code that adjust amounts each year, read from their own words. */
import { formatPath } from "#modules/authority";
import { lineage, ownText, textOf, type Statute, type StatuteUnit } from "../statute/statute.ts";

export interface Indexing {
  unit: StatuteUnit;
  /** Amounts that it names: "$25,000". */
  amounts: string[];
  /** Paths that it refers to; empty when it means the units around it. */
  targets: string[][];
  /** The first year whose amounts are adjusted; null when it does not say. */
  firstYear: number | null;
}

const ADJUSTS =
  /\bshall (?:each )?be (?:increased|adjusted)\b|\bshall adjust\b|\badjusted annually\b|\bprescribe tables\b|\bshall be applied by increasing\b|\bshall be equal to \$[\d,]+,? multiplied\b/i;
const BY_PRICES = /cost[- ]of[- ]living|inflation|\b415\(d\)|\b1\(f\)|subsection \(f\)/i;
/** "In the case of a taxable year beginning after 2025, …": what a unit says at its end is about a part of it. */
const AFTER = /^(?:In the case of|For|With respect to)\b[^,]*?\bafter (?:December 31, )?((?:19|20)\d\d)\b/;

const read = new WeakMap<Statute, Indexing[]>();

export function indexingUnits(statute: Statute): Indexing[] {
  const known = read.get(statute);
  if (known) return known;
  const found = statute.units.filter((unit) => unit.depth > 0 && isIndexing(statute, unit));
  const all = found
    .filter((unit) => !found.some((other) => other !== unit && lineage(statute, unit).includes(other)))
    .map((unit) => toIndexing(statute, unit));
  read.set(statute, all);
  return all;
}

function isIndexing(statute: Statute, unit: StatuteUnit): boolean {
  const own = ownText(statute, unit);
  if (!ADJUSTS.test(own) || /\bto carry out this (?:subsection|paragraph)\b/.test(own)) return false;
  if (!/\$|\bdollar|\bcent amount|\bamounts?\b|\bannually\b|\btables\b|\blimitation/i.test(own)) return false;
  return BY_PRICES.test(textOf(statute, unit.unit)) || BY_PRICES.test(unit.unit.heading ?? "");
}

const LEVELS = ["subsection", "paragraph", "subparagraph", "clause", "subclause"];
const REFERENCE =
  /\b(subsection|paragraph|subparagraph|clause|subclause)s? ((?:\(\w+\))+(?:(?:,? and |,? or |, )(?:(?:subsection|paragraph|subparagraph|clause|subclause)s? )?(?:\(\w+\))+)*)/gi;

function toIndexing(statute: Statute, unit: StatuteUnit): Indexing {
  const text = `${ownText(statute, unit)} ${itemsOf(statute, unit)}`;
  const scope = text.split(/, determined by substituting|, by substituting|by substituting/)[0]!;
  return {
    unit,
    amounts: [...new Set([...scope.matchAll(/\$\d{1,3}(?:,\d{3})*(?:\.\d+)?/g)].map(([amount]) => amount))],
    targets: targetsIn(scope, unit),
    firstYear: firstYearIn(scope),
  };
}

function firstYearIn(scope: string): number | null {
  const [, after] = AFTER.exec(scope) ?? [];
  return after ? Number(after) + 1 : null;
}

/** Items that name what is adjusted ("(A) the $160,000 amount in subsection (b)(1)(A)"), not how. */
function itemsOf(statute: Statute, unit: StatuteUnit): string {
  return unit.children
    .map((child) => ownText(statute, statute.units[child]!))
    .filter((text) => /\$/.test(text) && !/cost-of-living/.test(text))
    .join(" ");
}

/** "Paragraphs (2) and (3) of subsection (a)": the subsection itself is not meant. */
const WITHIN = /^ of (subsection|paragraph) \((\w+)\)/i;

function targetsIn(given: string, from: StatuteUnit): string[][] {
  const targets: string[][] = [];
  const text = given.replace(/\bsubparagraph \(A\)\(ii\) (?:thereof|of section)/g, "");
  let done = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (match.index < done) continue;
    const [whole = "", around, step] = WITHIN.exec(text.slice(match.index + match[0].length)) ?? [];
    done = match.index + match[0].length + whole.length;
    const above = around
      ? [...from.unit.path.slice(0, LEVELS.indexOf(around.toLowerCase())), step!]
      : from.unit.path;
    let level = match[1]!.toLowerCase();
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 14);
    if (/^ (?:thereof|of section)/.test(after)) continue;
    if (/\bexcept as (?:otherwise )?provided (?:in|by) $/i.test(text.slice(0, match.index))) continue;
    for (const part of match[2]!.matchAll(
      /(?:(subsection|paragraph|subparagraph|clause|subclause)s? )?((?:\(\w+\))+)/gi,
    )) {
      level = part[1]?.toLowerCase() ?? level;
      targets.push([...above.slice(0, LEVELS.indexOf(level)), ...part[2]!.match(/\w+/g)!]);
    }
  }
  return targets;
}

const isWithin = (path: readonly string[], above: readonly string[]) =>
  above.every((step, at) => path[at]?.toLowerCase() === step.toLowerCase());

/** What adjusts may stand below the list that states the amount; its own items only refer to it. */
const REFERS = /\bamounts? (?:in|under|contained|described|referred)\b|cost-of-living|\bmultipl/i;

/** Whether a unit that it refers to states its amount: then a like amount of another unit is not meant. */
function namesItsAmount(statute: Statute, { targets, amounts }: Indexing): boolean {
  return statute.units.some(
    (unit) =>
      targets.some((target) => isWithin(unit.unit.path, target)) &&
      amounts.some((amount) => ownText(statute, unit).includes(amount)),
  );
}

/** The unit that adjusts an amount which another unit states; null when none does. @param money "$80,000" */
export function indexingOf(statute: Statute, unit: StatuteUnit, money: string): Indexing | null {
  const { path } = unit.unit;
  const all = indexingUnits(statute);
  const isPart = ({ unit: own }: Indexing) =>
    isWithin(path, own.unit.path) &&
    (own === unit || !ownText(statute, own).includes(money) || REFERS.test(ownText(statute, unit)));
  if (all.some(isPart)) return null;
  const covers = ({ targets, unit: own }: Indexing) =>
    targets.length === 0
      ? isWithin(path, own.unit.path.slice(0, -1))
      : targets.some((target) => isWithin(path, target) || isWithin(target, path));
  const named = all.filter(({ amounts }) => amounts.includes(money));
  return (
    named.find(covers) ??
    named.find((one) => one.unit.unit.path[0] === path[0] && !namesItsAmount(statute, one)) ??
    all.find((indexing) => indexing.amounts.length === 0 && covers(indexing)) ??
    null
  );
}

/** "(b)(2)(D)(ii)" of the unit. */
export function pathOf({ unit }: StatuteUnit): string {
  return formatPath(unit.path);
}
