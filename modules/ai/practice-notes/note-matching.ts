/** The tuned numbers of matching practice notes, from a data file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { productFolder } from "#modules/platform";

const matchingSchema = z.strictObject({
  /** What a further condition is worth beside the share of the question that a note speaks of. */
  conditionWorth: z.number().min(0),
  /** Share of the question that a note must speak of where search puts a section first that is none of the note's. */
  apartShare: z.number().min(0).max(1),
  /** Share of a heading that a note must speak of whose conditions it meets only in part, as it asks for no one thing. */
  headingShare: z.number().min(0).max(1),
  /** The same where search finds too little for an answer: less than half of a question may be another field's. */
  besideRefusalShare: z.number().min(0).max(1),
  /** The same for a note that needs no search, where the question does not even resemble others of tax. */
  surelyShare: z.number().min(0).max(1),
  /** The same for a note that a story meets which has no word of tax. */
  storyShare: z.number().min(0).max(1),
  /**
   * For a note that fits by its words beside a document of another shelf: so near in meaning and speaking of such a share
   * of the question it decides, where the document's chance is below `belowChance`; `surely` near, whatever that is.
   */
  besideDocuments: z.strictObject({
    least: z.number(),
    leastShare: z.number(),
    belowChance: z.number(),
    surely: z.number(),
  }),
  /**
   * Of a note that a follow-up completes: its law among so many documents found `nearest` and this share of the follow-up
   * that it speaks of, or this share of all that was said.
   */
  completed: z.strictObject({ nearest: z.number(), ownShare: z.number(), share: z.number() }),
  /** Of a note that says which form, or by when: its law among so many documents, and its share of the subject. */
  ofAttribute: z.strictObject({ nearest: z.number(), share: z.number() }),
  byMeaning: z.strictObject({
    /**
     * For one whose conditions are met and whose law is among the first `rank` sections, though another comes first: so
     * far `ahead` of those on that one; where there are none, of so many `conditions` and speaking of such a share.
     */
    ofMet: z.strictObject({
      least: z.number().min(0).max(1),
      rank: z.number().int().positive(),
      ahead: z.number(),
      conditions: z.number().int(),
      leastShare: z.number(),
    }),
    /**
     * For one that rests on a regulation or a paper found: the notes `behind` the nearest compete with it, and one that
     * is so far `ahead` goes before a note that fits by its words.
     */
    ofPapers: z.strictObject({
      least: z.number(),
      behind: z.number(),
      ahead: z.number(),
      leastChance: z.number(),
      /** Of the question's words that it speaks of. */
      leastShare: z.number(),
    }),
    /** For choosing among the notes of a section. */
    weights: z.strictObject({ cosine: z.number(), held: z.number(), met: z.number() }),
  }),
});

let profile: z.infer<typeof matchingSchema> | null = null;

export function noteMatching(): z.infer<typeof matchingSchema> {
  const path = join(productFolder(), "modules/ai/data/note-matching.json");
  profile ??= matchingSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  return profile;
}
