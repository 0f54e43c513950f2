/** How much a document's standing lowers its place among those of its shelf: `data/standing-factors.json`. */
import type { Knex } from "knex";
import { z } from "zod";
import { readDataFile } from "../data-files.ts";
import type { Shelf } from "../schema.ts";
import { standingMarks } from "./standing.ts";
import { STANDINGS, type Standing, type StandingMark } from "./standings.ts";
import { readStandings } from "../treatment-store.ts";

/** By standing, what a score is multiplied by: 1 for a document that stands. */
const factorsSchema = z.record(z.enum(STANDINGS), z.number().positive().max(1));

let factors: Record<Standing, number> | null = null;

function standingFactors(): Record<Standing, number> {
  factors ??= factorsSchema.parse(JSON.parse(readDataFile("standing-factors.json").toString("utf8")));
  return factors;
}

/** What the standing of a shelf's documents says. The Code has factors and marks of its own law. */
export interface ShelfStanding {
  /** By the document's index, what its standing leaves of its score; the gravest of its marks counts. */
  standingFactors: Float64Array;
  /** The same for a question about proposed rules: these keep their place, and what is in force loses theirs. */
  factorsForProposals: Float64Array;
  /** By citation, what a reader must know; none for a document that simply stands. */
  marks: ReadonlyMap<string, StandingMark[]>;
}

export async function readShelfStanding(
  knex: Knex,
  shelf: Shelf,
  documentIndex: Map<number, number>,
): Promise<ShelfStanding> {
  const read = new Float64Array(documentIndex.size).fill(1);
  const forProposals = new Float64Array(documentIndex.size).fill(standingFactors().proposed);
  const marked = new Map<string, StandingMark[]>();
  for (const row of shelf === "statute" ? [] : await readStandings(knex, shelf)) {
    const index = documentIndex.get(row.documentId);
    const marks = standingMarks(row);
    if (index === undefined || marks.length === 0) continue;
    const graver = marks.filter(({ standing }) => standing !== "proposed");
    const factorOf = (some: StandingMark[]) =>
      Math.min(1, ...some.map(({ standing }) => standingFactors()[standing]));
    read[index] = factorOf(marks);
    if (graver.length < marks.length) forProposals[index] = 1;
    forProposals[index]! *= factorOf(graver);
    marked.set(row.citation, marks);
  }
  return { standingFactors: read, factorsForProposals: forProposals, marks: marked };
}

/** "comments on the proposed fee" */
export function asksForProposals(question: string): boolean {
  return /\bpropos(?:e[ds]?|als?|ing)\b|\bcomments? on\b|\bnotice of intent\b/i.test(question);
}
