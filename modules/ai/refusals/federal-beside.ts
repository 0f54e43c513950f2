/** What federal law makes of a tax of a place: the sections that touch it, in place of what shares only words with it. */
import { isAbroad } from "../scope.ts";
import { nearestSections } from "./nearest-sections.ts";
import type { Border, BorderRequest } from "./rule.ts";

interface FederalBeside {
  /** What to ask instead; empty where federal law has nothing on such a tax. */
  sentence: string;
  /** "164" */
  sections: readonly string[];
}

interface KindOfTax {
  words: RegExp;
  atHome: FederalBeside;
  abroad: FederalBeside;
}

const ask = (what: string, sections: readonly string[]): FederalBeside => ({
  sentence: `Ask what federal law makes of it, such as ${what}.`,
  sections,
});

const TAXES_DEDUCTED = ask("the deduction of State and local taxes (§ 164)", ["164"]);
const FOREIGN_INCOME = ask("the tax on income from abroad (§ 61) and the credit for foreign taxes (§ 901)", [
  "901",
  "61",
]);
const NOTHING: FederalBeside = { sentence: "", sections: [] };

/** The first kind that the question names decides; a tax on income is the usual case. */
const KINDS: readonly KindOfTax[] = [
  {
    words:
      /\b(?:(?<!real )estate|inheritance|death|succession) (?:tax|dut)|\b(?:probate|inherit\w*|bequest\w*)\b/,
    atHome: ask("the deduction of State death taxes from the taxable estate (§ 2058)", ["2058"]),
    abroad: ask("the credit for foreign death taxes (§ 2014)", ["2014"]),
  },
  {
    // None of them is a tax on income, which alone is credited, nor one that an individual deducts.
    words:
      /\b(?:vat|gst|hst|value[- ]added|sales tax(?:es)?|wealth tax|stamp dut(?:y|ies)|tariffs?|customs)\b/,
    atHome: TAXES_DEDUCTED,
    abroad: NOTHING,
  },
  {
    words: /\b(?:property|real estate|council|land) tax/,
    atHome: TAXES_DEDUCTED,
    abroad: ask("which taxes are deducted (§ 164)", ["164"]),
  },
  {
    words: /\b(?:wage|minimum wage|overtime|child support|custody|evict\w*|alimony guideline)s?\b/,
    atHome: NOTHING,
    abroad: NOTHING,
  },
];

function federalBeside(question: string): FederalBeside {
  const text = question.toLowerCase();
  const kind = KINDS.find(({ words }) => words.test(text));
  const abroad = isAbroad(text) || /\b(?:hmrc|cra|foreign)\b/.test(text);
  if (!kind) return abroad ? FOREIGN_INCOME : TAXES_DEDUCTED;
  return abroad ? kind.abroad : kind.atHome;
}

const FEDERAL_ONLY = "It holds federal tax law of the United States only.";

export type PlaceRequest = Pick<BorderRequest, "question" | "authority" | "actor">;

/** The border of a place's own law, with what federal law makes of its taxes. */
export async function ofPlaces(request: PlaceRequest, why: string): Promise<Border> {
  const { sentence, sections } = federalBeside(request.question);
  return {
    kind: "other_law",
    text: [why, FEDERAL_ONLY, sentence].filter(Boolean).join(" "),
    nearest: await nearestSections(request, sections),
  };
}
