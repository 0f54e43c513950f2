import { describe, expect, it } from "vitest";
import { aspectsIn, askedOf, saysAspect } from "./aspects.ts";

describe("two sides of one subject", () => {
  it.each([
    ["Windmill levy: who must pay and by when?", ["Windmill levy: who must pay?", "Windmill levy: by when?"]],
    ["Mills: rate, threshold and exceptions", ["Mills: rate?", "Mills: threshold?", "Mills: exceptions?"]],
    [
      "What are the requirements and the yearly limit for a windmill?",
      ["a windmill: requirements?", "a windmill: yearly limit?"],
    ],
    ["When and how must a miller elect?", ["When must a miller elect?", "how must a miller elect?"]],
    ["Windmill levies and the harvest of grain", ["Windmill levies?", "harvest of grain?"]],
  ])("are asked by themselves: %s", (question, asked) => {
    const aspects = aspectsIn(question)!;
    expect(aspects.aspects.map((aspect) => askedOf(aspects, aspect))).toEqual(asked);
  });

  it.each([
    "Windmill levy: who must pay?",
    "Mills: flour and bread",
    "Windmill levies and grain",
    "My windmill levies and the harvest of grain",
    "Differences between windmill levies and harvest tithes",
    "Windmill levies and harvest tithes and bread rules",
    "We met at 9:30 and when I paid he left",
    "Mills: rate, threshold, exceptions and forms",
    "My case: I own a mill. It burned and what now?",
    "Is the rent and the levy of a mill deductible?",
  ])("are none in: %s", (question) => expect(aspectsIn(question)).toBeNull());

  it.each([
    ["rate", "20 percent of the flour.", true],
    ["rate", "Due with the flour.", false],
    ["yearly limit", "Up to 9 sacks.", true],
    ["yearly limit", "Sacks of flour are counted.", false],
    ["by when", "Within 9 days of the harvest.", true],
    ["by when", "By the miller.", false],
    ["when does a levy arise", "The levy arises at the harvest.", true],
    ["what notice comes before a levy", "A notice of the harvest.", false],
    ["which form", "On Form 9.", true],
    ["which form", "Formally.", false],
    ["how is it figured", "By the sack.", true],
  ])("%s is said by “%s”: %s", (aspect, bottomLine, isSaid) =>
    expect(saysAspect(bottomLine, aspect)).toBe(isSaid),
  );
});
