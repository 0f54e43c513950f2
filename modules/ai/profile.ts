/** The tuned numbers of refusal and selection; `ranking-profile.md` beside the file says what each one does. */
import { z } from "zod";
import { rankingProfileFile } from "#modules/authority";

const weights = numbers(
  "passageSimilarity",
  "sectionSimilarity",
  "phraseSimilarity",
  "outOfScopeSimilarity",
  "domainLogOdds",
  "nearestTaxQuestion",
  "nearestOtherQuestion",
  "coverage",
  "taxWords",
  "noTaxWord",
  "namesFederalTax",
  "namesPlace",
  "asksOfPlace",
  "namesOtherField",
  "constant",
);

const answerability = z.strictObject({
  weights,
  minimumLogOdds: z.number(),
  minimumCoverageWithoutVectors: z.number(),
  maximumTaxWords: z.number(),
  ownTexts: numbers("from", "worth"),
  confidence: numbers("logOdds", "margin", "constant", "ceiling"),
  sourceScore: numbers("base", "fadePerSource", "floor"),
});

const selection = z.strictObject({
  sections: numbers(
    "maximum",
    "scoreShare",
    "coverage",
    "passageFade",
    "nearestListed",
    "besideMaximum",
    "besideShare",
    "referencedMaximum",
  ),
  lead: z.strictObject({
    candidateShare: z.number(),
    candidates: z.number(),
    minimumGain: z.number(),
    weights: numbers(
      ...(["score", "unit", "fact", "effect", "kind", "noted", "foreign"] as const),
      ...(["digest", "spoken"] as const),
    ),
  }),
  relevance: numbers(
    "statuteSynonym",
    "headingMatch",
    "retrievedPassage",
    "phraseMatch",
    "requestedFigure",
    "absentWord",
    "phraseSimilarityFloor",
    "phraseSimilarityFull",
    "clearestSimilarity",
    "clearestMargin",
    "touchingShare",
    "touchingUnits",
  ),
  point: numbers(
    "advantageOverRule",
    "bestChild",
    "retrievedWithin",
    "depthFactor",
    "namesRuleFactor",
    "generalRuleShare",
    "shortSectionUnits",
    "maximumParallelImpositions",
    "reversalShare",
    "figureShare",
    "ruleShare",
  ),
  limitSigns: numbers(
    "limitHeading",
    "specialRuleHeading",
    "underLimitHeading",
    "limitText",
    "namesRule",
    "namesParagraphUnderLimitHeading",
    "endsRule",
    "limitsOtherSubsection",
    "replacesAmount",
    "namedByRule",
    "reversesRule",
    "scopeOfSection",
    "ruleYields",
    "sameSubsection",
    "distantSubsection",
    "distantSubsectionSteps",
    "perLevelBelowParagraph",
  ),
  definitionStrengths: z.array(z.number()),
  limitRanking: numbers(
    "minimumStrength",
    "minimumStrengthBesideRelatedProvisions",
    "relevance",
    "retrievedSubsection",
    "relatedProvision",
    "relatedProvisionFade",
    "likelyQuoted",
  ),
  bottomLine: numbers("coverageForNo", "coverageOfSection"),
  quotation: numbers(
    "maximumLimits",
    "limitWords",
    "changes",
    "changeWords",
    "ruleWordsAbove",
    "noteWords",
    "figureWords",
    "companionWords",
    "restWords",
    "restUnits",
    "runWords",
    "briefRunWords",
    "briefListWords",
    "listWords",
    "textWords",
    "listItems",
    "listCrowding",
    "relatedItem",
    "tableRows",
  ),
});

const profileSchema = z.object({ model: z.string(), fitted: z.iso.date(), answerability, selection });

export type Profile = z.infer<typeof profileSchema>;
/** A feature of the answerability model. */
export type Feature = keyof Profile["answerability"]["weights"];

let profile: Profile | null = null;

/** @throws ZodError naming the number that is missing or misspelled. */
export function rankingProfile(): Profile {
  profile ??= profileSchema.parse(rankingProfileFile());
  return profile;
}

function numbers<Name extends string>(...names: Name[]) {
  const fields = names.map((name) => [name, z.number()] as const);
  return z.strictObject(Object.fromEntries(fields) as Record<Name, z.ZodNumber>);
}
