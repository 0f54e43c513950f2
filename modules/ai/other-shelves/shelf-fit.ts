/** The fitted numbers of when a document of another shelf decides; `tests/eval/fit-other-shelves.ts` writes them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";
import { AGAINST, COMPARED } from "./signals.ts";

export const FILE = "modules/ai/data/other-shelves.json";

const fitSchema = z.strictObject({
  /** Of the log odds. */
  weights: z.record(z.enum(COMPARED), z.number()),
  constant: z.number(),
  /** Chance from which its words are compared with the Code's. */
  worthReading: z.number(),
  /** Chance from which a document is read before the Code. */
  besideTheCode: z.number(),
  /** Chance from which it decides where the Code does not answer; and where the question is hardly one of tax. */
  withoutTheCode: z.number(),
  /** From which chance an opinion answers who asks what a court decided. */
  askedOfCourt: z.number(),
  sure: z.number(),
  /** Chance from which a regulation stands above the fold, under its section of the Code. */
  underTheCode: z.number(),
  /** Whether the words of a document decide rather than the Code's and a practice note's, and the chance from which. */
  againstTheCode: z.strictObject({
    weights: z.record(z.enum(AGAINST), z.number()),
    constant: z.number(),
    decides: z.number(),
    /** The same of a document of another subject than the leading section's, unless it is itself this likely. */
    apart: z.strictObject({ decides: z.number(), likely: z.number() }),
    /** By how much less near in meaning than the Code's deciding unit it may be, where no note fits. */
    behind: z.number(),
    /** Chance from which a regulation of the section that leads may decide; else it stands under the section. */
    asItsRule: z.number(),
    /** Share of the question's words that a note has which then says what holds in general. */
    noteSays: z.number(),
  }),
  /** By shelf, chances from which its first document is quoted beside the Code: above the fold, and folded. */
  beside: z.record(z.string(), z.strictObject({ above: z.number(), folded: z.number() })),
});
export type ShelfFit = z.infer<typeof fitSchema>;

let read: ShelfFit | null = null;

export function shelfFit(): ShelfFit {
  return (read ??= fitSchema.parse(JSON.parse(readFileSync(join(productFolder(), FILE), "utf8"))));
}
