import { describe, expect, it } from "vitest";
import { isOfAnswer } from "./said-sentences.ts";
import { attributeAsked } from "./attributes.ts";
import { entityAsked } from "./another-thing.ts";
import { standaloneQuestion } from "./follow-up.ts";

const asked = (...turns: string[]) => standaloneQuestion(turns.at(-1)!, turns.slice(0, -1));

describe("the subject of a conversation", () => {
  it("holds for another one of the thing, for what happened, and for what somebody has too", () => {
    expect(asked("I sold my mill", "can I get another one and wait")).toBe(
      "I sold my mill, can I get another one and wait",
    );
    expect(asked("I sold my mill", "does the sale go on my return")).toBe(
      "I sold my mill, does the sale go on my return",
    );
    expect(asked("I sold my mill", "does my wife get her own 250k too? she owns no mill")).toContain(
      "I sold my mill, does my wife",
    );
    expect(asked("a client bought a mill", "what barge does he need")).toContain(
      "a client bought a mill, what",
    );
    expect(
      asked("a client bought a mill", "when my aunt sells oats, what does she pay on rye and wheat"),
    ).not.toContain("client");
    expect(asked("are oats taxed", "plus 30k of rye, single")).toBe(
      "are oats taxed, plus 30k of rye, single",
    );
  });

  it("stays when a form is asked for by its number, which is answered by itself", () => {
    expect(asked("I sold my mill", "when is the 1065 due")).toBe("when is the 1065 due");
    expect(attributeAsked("when is the 1065 due")).toBeNull();
    expect(asked("I sold my mill", "when is the 1065 due", "and if I keep it")).toContain("I sold my mill");
  });

  it("keeps its year where a year says when something came to be", () => {
    expect(
      asked("how much of a loss can I use in 2026", "what about a loss from 2017", "why so much"),
    ).toContain("2026");
  });

  it("keeps an amount beside one of another person", () => {
    expect(asked("I get 28k of oats", "what if my wife gets 50k")).toBe(
      "I get 28k of oats, what if my wife gets 50k",
    );
  });

  it("has the age that a follow-up gives, also of what happened at an age", () => {
    expect(asked("I left the mill at age 50, is oats taxed", "what if I was 56")).toContain("at age 56");
  });
});

it("knows a kind of business that a rule is asked to go for", () => {
  expect(entityAsked("does that go for the S corp too")).toBe("S corporation");
  expect(entityAsked("does that go for the mill of the S corp")).toBeNull();
  expect(isOfAnswer("and the penalty?", "A mill. No penalty.")).toBe(true);
});
