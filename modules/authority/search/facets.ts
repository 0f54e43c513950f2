/** Facets of what a search found: what each choice of one facet would leave, the other facets staying as they are. */
import type { Facet, FacetName, Facets, FindOptions } from "../contract.ts";
import type { Match, MatchedDocument } from "../query/match-store.ts";
import { SHELVES, type Shelf } from "../schema.ts";
import { standingsOf } from "../standing/standing.ts";
import { STANDINGS, type StandingMark } from "../standing/standings.ts";

export interface Candidate extends Match {
  document: MatchedDocument;
  marks: StandingMark[];
}

/** Shelves whose documents are decided or published on a day of their own. */
const DATED: readonly Shelf[] = ["ruling", "determination", "opinion", "publication", "register"];
const PERIODS = [
  { value: "2010-", from: 2010, to: 9999 },
  { value: "1990-2009", from: 1990, to: 2009 },
  { value: "-1989", from: 0, to: 1989 },
];

const VALUES: Record<FacetName, (candidate: Candidate) => string[]> = {
  shelf: ({ document }) => [document.shelf],
  standing: ({ marks }) => standingsOf(marks),
  court: ({ document }) => (typeof document.facts.court === "string" ? [document.facts.court] : []),
  decided: ({ document }) => periodOf(document),
};
const NAMES = Object.keys(VALUES) as FacetName[];

/** Whether the chosen facets leave a document in; a facet without a choice leaves all. */
export function isWanted(candidate: Candidate, { facets = {} }: FindOptions, except?: FacetName): boolean {
  return NAMES.every((name) => {
    const chosen = name === except ? [] : (facets[name] ?? []);
    return chosen.length === 0 || VALUES[name](candidate).some((value) => chosen.includes(value));
  });
}

export function countFacets(candidates: Candidate[], options: FindOptions): Facets {
  return Object.fromEntries(
    NAMES.map((name) => {
      const left = candidates.filter((candidate) => isWanted(candidate, options, name));
      return [name, counted(name, left.flatMap(VALUES[name]))];
    }),
  ) as Facets;
}

function counted(name: FacetName, values: string[]): Facet[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const order = orderOf(name);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value) || b.count - a.count);
}

function orderOf(name: FacetName): readonly string[] {
  if (name === "shelf") return SHELVES;
  if (name === "standing") return STANDINGS;
  return name === "decided" ? PERIODS.map(({ value }) => value) : [];
}

function periodOf({ shelf, dated }: MatchedDocument): string[] {
  if (!DATED.includes(shelf)) return [];
  const year = Number(dated.slice(0, 4));
  return PERIODS.filter(({ from, to }) => year >= from && year <= to).map(({ value }) => value);
}
