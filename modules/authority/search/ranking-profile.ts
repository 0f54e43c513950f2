/** The tuned numbers of retrieval: `data/ranking-profile.json`, with the model and the question sets they were fitted on. */
import { z } from "zod";
import { readDataFile } from "../data-files.ts";
import type { Shelf } from "../schema.ts";

const share = z.number().min(0).max(1);
const weight = z.number().min(0);
const count = z.number().int().positive();

/** What ranks a document of another shelf than the Code's. */
const besideCode = z.strictObject({
  /** Parts of a document's own score, as `fusionShares`; their phrases are the words of the heading. */
  shares: z.strictObject({
    text: share,
    phraseText: share,
    passageSimilarity: share,
    sectionSimilarity: share,
    phraseSimilarity: share,
  }),
  /** Part of its own score for the share of the question's words that it has. */
  coverage: weight,
  /** What the own score of a document without search phrases is multiplied by: others have them for two fifths of theirs. */
  withoutPhrases: z.number().min(1),
  /** Share of a score that comes from ties to the sections found in the Code. */
  tieShare: share,
  /** Added for ties to the units of the Code whose phrases are near the question. */
  unitTie: weight,
  /** Taken off for each unit of ln(1 + passages): the best of many passages is a little nearer by chance. */
  lengthLoss: weight,
  /** Taken off a table of contents, an effective date and the like. */
  asideLoss: weight,
  /** What a mention in the heading, and an official tie, add to the logarithm of the mentions. */
  headingTie: weight,
  officialTie: weight,
  /** A tie of this weight counts half of the strongest possible. */
  halfTie: z.number().positive(),
});

const retrieval = z.strictObject({
  /** Robertson and Zaragoza's k1, and b for each kind of text. */
  bm25: z.strictObject({
    saturation: z.number().positive(),
    passageLengthNormalization: share,
    headingLengthNormalization: share,
    phraseLengthNormalization: share,
  }),
  /** What one occurrence of a word counts by where it stands in a chunk; part of the stored word index. */
  passageFieldWeights: z.strictObject({
    unitHeadings: weight,
    leadIn: weight,
    outerHeadings: weight,
    text: weight,
  }),
  sectionEvidence: z.strictObject({
    /** What a section's best, second, third, … passage adds to its score. */
    passagesByRank: z.array(weight).min(1),
    /** Share of the sum over concepts of each one's best passage score. */
    bestPerConcept: weight,
    heading: weight,
    /** A heading counts this plus the share of its words that the question has. */
    headingBase: weight,
  }),
  queryExpansion: z.strictObject({
    /** Weight of a statute's word beside the asker's own. */
    statuteWordWeight: share,
    /** Weight of a word that the question only implies. */
    impliedWordWeight: share,
    /** A longer question asks for more than a definition. */
    definitionMaxWords: count,
  }),
  spelling: z.strictObject({
    /** Shorter words are one typo away from too many others. */
    minWordLength: count,
  }),
  /** Parts of a section's score; the best section of each kind of evidence gets the whole share. */
  fusionShares: z.strictObject({
    text: share,
    phraseText: share,
    passageSimilarity: share,
    sectionSimilarity: share,
    phraseSimilarity: share,
  }),
  similarity: z.strictObject({
    /** A cosine at or below this is no evidence. */
    floor: share,
    /** The same for phrases: they are short, and unrelated ones share more with a question. */
    phraseFloor: share,
    /** From this cosine on a phrase says which unit the question is about. */
    unitPhraseThreshold: share,
    nearestChunks: count,
    nearestSections: count,
    /** Characters of a section's beginning that are embedded with its heading; part of the stored vectors. */
    sectionTextLength: count,
    /** A shelf beside the Code with at most so many chunks is compared in process. */
    chunksInProcess: count,
  }),
  citedScore: z.strictObject({
    /** Score of a passage of a section that the question cites, above everything found. */
    passage: z.number().positive(),
    /** Factor for hits that come after a cited section. */
    factorBelowCitedHit: share,
  }),
  answerPassages: z.strictObject({ sections: count, perSection: count, total: count }),
  /** How documents of the other shelves are ranked beside the Code. */
  otherShelves: z.strictObject({
    /** Regulations are many, and each is about sections of the Code; opinions are long and cite many; all others. */
    regulation: besideCode,
    opinion: besideCode,
    others: besideCode,
    /** Sections of the Code whose ties count. */
    tiedSections: count,
    /** A document that has this many words of the question in a row comes first. */
    sharedRun: count,
    /** Words of a question whose runs are looked for. */
    runWords: count,
    /** Passages that are looked through for the whole question, and for parts of it, those with the most runs first. */
    runCandidates: count,
    partCandidates: count,
    /** Documents of each shelf that give passages to an answer, and passages of each. */
    answerDocuments: count,
    answerPassages: count,
    /** Share of the hits of a search that the statute keeps when other shelves have hits. */
    statuteHits: share,
  }),
});

const rankingProfileSchema = z.object({
  /** Id of the embedding model that the numbers were fitted for. */
  model: z.string().min(1),
  /** ISO date. */
  fitted: z.iso.date(),
  /** Names of the question sets in tests/eval. */
  sets: z.array(z.string()).min(1),
  retrieval,
});

export type BesideCodeNumbers = z.infer<typeof besideCode>;

export type RankingProfile = z.infer<typeof rankingProfileSchema>;

let profile: RankingProfile | null = null;

/** Read once. @throws ZodError when the file does not have the shape above. */
export function rankingProfile(): RankingProfile {
  profile ??= rankingProfileSchema.parse(rankingProfileFile());
  return profile;
}

/** The numbers for documents of a shelf that is not the Code's. */
export function besideCodeNumbers(shelf: Shelf): BesideCodeNumbers {
  const { otherShelves } = rankingProfile().retrieval;
  if (shelf === "regulation" || shelf === "opinion") return otherShelves[shelf];
  return otherShelves.others;
}

/** The whole profile as its file has it: each module checks the part that it reads. */
export function rankingProfileFile(): unknown {
  return JSON.parse(readDataFile("ranking-profile.json").toString("utf8"));
}
