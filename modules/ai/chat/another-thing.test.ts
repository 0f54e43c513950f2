import { describe, expect, it } from "vitest";
import { entityAsked } from "./another-thing.ts";
import { corrected } from "./corrections.ts";
import { standaloneQuestion } from "./follow-up.ts";

const asked = (...turns: string[]) => {
  const questions = turns.map(corrected);
  return standaloneQuestion(questions.at(-1)!, questions.slice(0, -1));
};

describe("the topic of another thing", () => {
  it("has it in the place of the first", () => {
    expect(asked("is flour deductible", "and mill stones?")).toBe("is mill stones deductible?");
    expect(asked("Can I deduct my barge?", "what about a windmill")).toBe("Can I deduct a windmill?");
    expect(asked("do we pay tax on oats", "and rye?")).toBe("do we pay tax on rye?");
  });

  it("keeps what was said of the asker, and nothing of the first thing", () => {
    expect(asked("is flour deductible", "I am a miller", "It is rye flour", "and barges?")).toBe(
      "is barges deductible, I am a miller?",
    );
  });

  it("is another question where it names a person, or the topic has no place for it", () => {
    expect(asked("is flour deductible", "and my wife?")).toBe("is flour deductible, and my wife?");
    expect(asked("how long do I keep flour", "and oats?")).toBe("how long do I keep flour, and oats?");
  });
});

describe("the topic of another kind of business", () => {
  it("has that in the place of its own, or behind it", () => {
    expect(asked("how is my llc taxed on flour", "and if it was a partnership")).toBe(
      "how is my partnership taxed on flour?",
    );
    expect(asked("I run an LLC, is flour taxed", "and as an S corp?")).toBe(
      "I run an S corporation, is flour taxed?",
    );
    expect(asked("is flour taxed", "what if we are a c corp?")).toBe("is flour taxed, as a C corporation?");
  });

  it("is not asked for where more is asked", () => {
    expect(entityAsked("and if i had an llc?")).toBe("LLC");
    expect(entityAsked("what if the partnership sells barges?")).toBeNull();
    expect(entityAsked("is a partnership a mill?")).toBeNull();
  });
});

describe("the IRS and no State", () => {
  it("is asked in the place of the State before", () => {
    expect(asked("is flour taxed", "what about in Ohio", "no, the IRS I mean")).toBe("is flour taxed?");
    expect(asked("does Ohio tax flour", "no, the irs i mean")).toBe("does the IRS tax flour?");
  });

  it("is no State afterwards, either", () => {
    expect(asked("is flour taxed", "what about in Ohio", "no the federal one", "until when?")).not.toContain(
      "Ohio",
    );
  });
});

describe("an amount that takes back another", () => {
  it("stands in its place", () => {
    expect(asked("is flour taxed", "we sold 5,000 and own 80,000", "it was $9,000 not $5,000")).toBe(
      "is flour taxed, we sold $9,000 and own 80,000?",
    );
    expect(asked("is flour for 5k taxed", "it is 9k rather than 5,000")).toBe("is flour for 9k taxed?");
  });
});
