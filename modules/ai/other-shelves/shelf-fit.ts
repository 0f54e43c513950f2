/** The fitted numbers of when a document of another shelf decides; `tests/eval/fit-other-shelves.ts` writes them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";
import { COMPARED } from "./signals.ts";

export const FILE = "modules/ai/data/other-shelves.json";

const fitSchema = z.strictObject({
  /** Of the log odds. */
  weights: z.record(z.enum(COMPARED), z.number()),
  constant: z.number(),
  /** Chance from which a document decides where the Code answers too. */
  besideTheCode: z.number(),
  /** The same where the Code does not answer. */
  withoutTheCode: z.number(),
  /** Chance from which a regulation stands above the fold, under its section of the Code. */
  underTheCode: z.number(),
  /** Chance from which a regulation decides even under its section of the Code, which then lacks the rule asked for. */
  asItsRule: z.number(),
  /** Chance from which a document decides even where a practice note answers. */
  beforeNotes: z.number(),
  /**
   * By shelf, chances from which its first document is quoted beside the Code: above the fold, and folded; and from
   * which it decides, where that is not `besideTheCode`.
   */
  beside: z.record(
    z.string(),
    z.strictObject({ above: z.number(), folded: z.number(), decides: z.number().optional() }),
  ),
});
export type ShelfFit = z.infer<typeof fitSchema>;

let read: ShelfFit | null = null;

export function shelfFit(): ShelfFit {
  return (read ??= fitSchema.parse(JSON.parse(readFileSync(join(productFolder(), FILE), "utf8"))));
}
