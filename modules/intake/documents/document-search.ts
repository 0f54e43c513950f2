/** The search within one intake: names in the database, words in the opened texts of its pages. */
import { setImmediate } from "node:timers/promises";
import type { Knex } from "knex";
import {
  selectAsked,
  selectGuessed,
  selectLabelled,
  selectPapers,
  type AskedTerm,
  type Fit,
  type Paper,
} from "../document-search-store.ts";
import { contextOf } from "./page-context.ts";
import { innerPlaces, rankOf, wordPlaces } from "./page-matching.ts";
import type { PageText, PageTexts } from "./page-texts.ts";
import { HITS_MAX } from "../schema.ts";

/** A search result, by document id. */
export interface Match {
  documentId: string;
  /** Words around the match; matches are enclosed in U+E000 and U+E001. */
  context: string | null;
  /** Page of a PDF, from 1; null for a match in name, category or tags. */
  page: number | null;
}

interface PageFit extends Fit {
  page: PageText;
}

const QUERY_MAX = 200;
const TERMS_MAX = 8;
/** Shorter terms are not looked for inside words. */
const INSIDE_LENGTH = 3;
const INSIDE_FIT = 0.1;
/** Pages that are read before other requests have their turn. */
const PAGES_AT_ONCE = 50;
/** A word, or a token with punctuation inside: W-2, 4,500.25, 12-3456789. */
const TERM = /[\p{L}\p{N}]+(?:[-.,/@'][\p{L}\p{N}]+)*/gu;

interface Searched {
  knex: Knex;
  texts: Pick<PageTexts, "listOfIntake">;
}

/**
 * Documents of one intake, best match first; empty for a query without letters and digits. Every significant word has
 * to match in a document's name, its metadata or its text; if no document has all, those with the most are returned. A
 * word without any match is tried again as a misspelling in names, and then inside words of the texts.
 */
export async function findMatches(
  { knex, texts }: Searched,
  intakeId: string,
  query: string,
): Promise<Match[]> {
  const terms = readTerms(query);
  if (terms.length === 0) return [];
  const asked = await selectAsked(knex, terms);
  const [papers, labelled, opened] = await Promise.all([
    selectPapers(knex, intakeId),
    selectLabelled(knex, intakeId, asked),
    texts.listOfIntake(intakeId),
  ]);
  // The marks of a document are not ours.
  const pages = opened.map((page) => ({ ...page, text: page.text.replace(/[\uE000-\uE002]/g, "") }));
  const worded = await fitsInPages(pages, asked, wordFit);
  const isFound = ({ ord }: AskedTerm, ...fits: Fit[][]) => fits.flat().some((fit) => fit.ord === ord);
  const missed = asked.filter(
    (term) => term.spaced.length >= INSIDE_LENGTH && !isFound(term, labelled, worded),
  );
  const guessed = await selectGuessed(knex, intakeId, missed);
  const sought = missed.filter((term) => !isFound(term, guessed));
  const inside = await fitsInPages(pages, sought, (text, term) =>
    innerPlaces(text, term).length > 0 ? INSIDE_FIT : 0,
  );
  const inPages = [...worded, ...inside];
  return bestPapers(papers, [...labelled, ...guessed], inPages).map(({ id, mimeType }) => {
    const page = bestPage(inPages.filter((fit) => fit.id === id));
    return {
      documentId: id,
      context: page && contextOf(page.text, placesOf(page.text, asked)),
      page: page && mimeType === "application/pdf" ? page.page : null,
    };
  });
}

/** The distinct words of a query, in lower case. */
export function readTerms(query: string): string[] {
  const words = query.slice(0, QUERY_MAX).normalize("NFC").toLowerCase().match(TERM) ?? [];
  return [...new Set(words.map((word) => word.replaceAll("'", "")))].slice(0, TERMS_MAX);
}

function wordFit(text: string, term: string): number {
  return rankOf(wordPlaces(text, term).length);
}

async function fitsInPages(
  pages: PageText[],
  asked: AskedTerm[],
  fitOf: (text: string, term: string) => number,
): Promise<PageFit[]> {
  const fits: PageFit[] = [];
  for (const [index, page] of pages.entries()) {
    for (const { ord, term } of asked) {
      const fit = fitOf(page.text, term);
      if (fit > 0) fits.push({ id: page.documentId, ord, page, fit });
    }
    if (index % PAGES_AT_ONCE === PAGES_AT_ONCE - 1) await setImmediate();
  }
  return fits;
}

/** Those with the most words of the query, best first. */
function bestPapers(papers: Paper[], named: Fit[], inPages: PageFit[]): Paper[] {
  const scored = papers.map((paper) => {
    const ofNames = named.filter(({ id }) => id === paper.id);
    const ofPages = new Map<number, number>();
    for (const { id, ord, fit } of inPages)
      if (id === paper.id) ofPages.set(ord, Math.max(1 + fit, ofPages.get(ord) ?? 0));
    const words = new Set([...ofNames.map(({ ord }) => ord), ...ofPages.keys()]).size;
    return { paper, words, score: sum([...ofNames.map(({ fit }) => fit), ...ofPages.values()]) };
  });
  const most = Math.max(1, ...scored.map(({ words }) => words));
  return scored
    .filter(({ words }) => words === most)
    .toSorted((a, b) => b.score - a.score || newestFirst(a.paper, b.paper))
    .slice(0, HITS_MAX)
    .map(({ paper }) => paper);
}

function newestFirst(a: Paper, b: Paper): number {
  return b.uploadedAt.getTime() - a.uploadedAt.getTime() || (a.id < b.id ? -1 : 1);
}

/** The page with the most words of the query; null without one. */
function bestPage(fits: PageFit[]): PageText | null {
  const pages = [...new Set(fits.map(({ page }) => page))].map((page) => {
    const own = fits.filter((fit) => fit.page === page);
    return { page, words: new Set(own.map(({ ord }) => ord)).size, score: sum(own.map(({ fit }) => fit)) };
  });
  const [best] = pages.toSorted(
    (a, b) => b.words - a.words || b.score - a.score || a.page.page - b.page.page,
  );
  return best?.page ?? null;
}

function placesOf(text: string, asked: AskedTerm[]) {
  const whole = asked.flatMap(({ term }) => wordPlaces(text, term));
  return whole.length > 0 ? whole : asked.flatMap(({ term }) => innerPlaces(text, term));
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
