/** How much a document's standing lowers its place among those of its shelf: `data/standing-factors.json`. */
import type { Knex } from "knex";
import { z } from "zod";
import { readDataFile } from "./data-files.ts";
import type { Shelf } from "./schema.ts";
import { standingMarks } from "./standing.ts";
import { STANDINGS, type Standing } from "./standings.ts";
import { readStandings } from "./treatment-store.ts";

/** By standing, what a score is multiplied by: 1 for a document that stands. */
const factorsSchema = z.record(z.enum(STANDINGS), z.number().positive().max(1));

let factors: Record<Standing, number> | null = null;

function standingFactors(): Record<Standing, number> {
  factors ??= factorsSchema.parse(JSON.parse(readDataFile("standing-factors.json").toString("utf8")));
  return factors;
}

/** Factor of each document of a shelf, by its index; the gravest of its marks counts. The Code has factors of its own law. */
export async function readStandingFactors(
  knex: Knex,
  shelf: Shelf,
  documentIndex: Map<number, number>,
): Promise<Float64Array> {
  const read = new Float64Array(documentIndex.size).fill(1);
  if (shelf === "statute") return read;
  for (const row of await readStandings(knex, shelf)) {
    const index = documentIndex.get(row.documentId);
    if (index === undefined) continue;
    read[index] = Math.min(1, ...standingMarks(row).map(({ standing }) => standingFactors()[standing]));
  }
  return read;
}
