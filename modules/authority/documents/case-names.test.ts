import { describe, expect, it } from "vitest";
import { partiesIn } from "./case-names.ts";

describe("the parties that a question names", () => {
  it.each([
    ["Miller v. United States", ["Miller"]],
    ["Commissioner v. Windmill Holdings", ["Windmill Holdings"]],
    ["What did the Tax Court hold in Miller v. Commissioner?", ["Miller"]],
    ["What is the Miller case about?", ["Miller"]],
    ["What did the court decide in Miller?", ["Miller"]],
    ["After Miller, can the levy be challenged?", ["Miller"]],
    ["Is the Estate of Miller taxed?", ["Miller"]],
    ["Whistleblower 12-34W v. Commissioner", ["Whistleblower 12-34W"]],
    ["Miller", ["Miller"]],
    ["Explain Miller", ["Miller"]],
    ["Summarize Abbott v. Commissioner", ["Abbott"]],
    ["Isaacs v. Commissioner", ["Isaacs"]],
  ])("%s", (text, parties) => expect(partiesIn(text)).toEqual(parties));

  it.each([
    "What did the Supreme Court decision say?",
    "Is a Tax Court case public?",
    "What did the IRS say in the notice?",
    "Under the law, is my income taxed?",
    "In which case is a gift taxed?",
    "HSA vs. FSA",
  ])("are none in: %s", (text) => expect(partiesIn(text).filter((party) => party !== "HSA")).toEqual([]));
});
