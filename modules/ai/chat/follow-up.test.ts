import { describe, expect, it } from "vitest";
import { readFollowUp, standaloneQuestion } from "./follow-up.ts";

const first = "What levy is imposed on windmills by the county?";

describe("a question that leans on the one before", () => {
  it.each(["And if I am married?", "What about barns?", "Is it refundable?", "why", "Until when is that?"])(
    "is searched for behind it: %s",
    (question) => {
      expect(standaloneQuestion(question, [first])).toBe(
        `What levy is imposed on windmills by the county, ${question}`,
      );
    },
  );

  it.each([
    "The windmill is from 2021",
    "My aunt runs the mill and lives in it",
    "Can we spread it over years?",
    "And the part for the sails?",
    "Even the sails of it?",
    "Even for a barge?",
    "painted it in 2024",
    "used 60% for oats",
    "the miller wants to close next week",
    "wooden",
    "there is nothing in writing",
    "how do we catch up",
    "do I need a blueprint",
    "can I buy one from my sister",
    "how long can I take to pay",
  ])("is searched for behind it when it states a fact or refers to one: %s", (question) =>
    expect(standaloneQuestion(question, [first])).toContain(`by the county, ${question}`),
  );

  it.each(["do I owe AMT", "can I deduct union dues", "should I open an HSA"])(
    "is searched for by itself when an overview is on its subject: %s",
    (question) => expect(standaloneQuestion(question, [first])).toBe(question),
  );

  it("adds up facts, without those of a thing that another took the place of", () => {
    const turns = [first, "I am 55", "It is made of oak"];
    expect(standaloneQuestion("Who reports it?", turns)).toBe(
      "What levy is imposed on windmills by the county, I am 55, It is made of oak, Who reports it?",
    );
    expect(standaloneQuestion("What about barns?", turns)).toBe(
      "What levy is imposed on windmills by the county, I am 55, What about barns?",
    );
  });

  it("leaves a fact of one year when another is asked about", () => {
    expect(standaloneQuestion("What about last year?", [first, "It was built in May 2026"])).not.toContain(
      "2026",
    );
  });

  it("may be put behind it in any case", () => {
    const question = "Can I write off the new roof?";
    expect(readFollowUp(question, [first]).asked).toBe(question);
    expect(readFollowUp(question, [first], true).asked).toBe(`${first.slice(0, -1)}, ${question}`);
  });

  it("keeps what was supposed last when another year or one more thing is asked about", () => {
    const turns = [first, "And if I am married?"];
    expect(standaloneQuestion("What about 2025?", turns)).toContain("And if I am married?");
    expect(standaloneQuestion("And if we are both 66?", turns)).toContain(
      "And if I am married, And if we are both 66?",
    );
  });

  it("looks past other questions of its kind, to the one that stood alone", () => {
    expect(standaloneQuestion("And if I am single?", [first, "Until when?", "And if I am married?"])).toBe(
      "What levy is imposed on windmills by the county, And if I am single?",
    );
  });

  it("keeps what the conversation turned to, until it turns to something else", () => {
    const earlier = [first, "And for barns?"];
    expect(standaloneQuestion("Is it refundable?", earlier)).toBe(
      "What levy is imposed on windmills by the county, And for barns, Is it refundable?",
    );
    expect(standaloneQuestion("And for barges?", earlier)).toBe(
      "What levy is imposed on windmills by the county, And for barges?",
    );
  });

  it.each([
    "What is the deadline?",
    "Who qualifies?",
    "Is there an income limit?",
    "Which form?",
    "What happens if I don't?",
    "What happens if I miss the deadline?",
    "What if I bought it together with a neighbor who lives abroad?",
    "Can I deduct it if I paid with a credit card last December?",
    "Who collects the levy?",
    "Does that apply to trusts?",
    "We harvest 900 sacks together, how much then?",
    "What's the limit if my farm only made $4,000?",
    "How long do I have to own it to be treated as a miller?",
    "Can I at least deduct the costs?",
    "Do we have to file anything?",
    "I am 67",
    "about 40% is personal",
    "half of it is for school",
    "Tell me more",
    "how long do I have to ask",
    "how much can I put in",
    "who pays in the 1000",
    "can I take the cleaning costs then",
    "is there a fee",
    "does the 5 year rule apply to me, I'm 62",
  ])("is one that names nothing of its own: %s", (question) => {
    expect(standaloneQuestion(question, [first])).toBe(
      `What levy is imposed on windmills by the county, ${question}`,
    );
  });

  it("takes the first question for the subject, whatever it refers to", () => {
    expect(standaloneQuestion("And barns?", ["How much do they pay on windmills this year?"])).toBe(
      "How much do they pay on windmills this year, And barns?",
    );
  });

  it.each([
    "Is the gain on the sale of a barn taxed when the barn is replaced?",
    "What is § 3(b)?",
    "Can employers deduct meals?",
    "What is the earned income credit?",
    "And how is alimony taxed?",
    "For 2025, what is the standard deduction?",
    "Do churches report their income?",
    "Is a boat deductible if I live on it?",
    "Is it true that lottery winnings are taxed?",
    "What is the penalty for filing late?",
    "home office deduction",
    "Can I deduct the cost of a uniform?",
    "I sold my boat, can I deduct alimony?",
    "Is a gift taxed if it is sold?",
  ])("is not one that stands alone: %s", (question) => {
    expect(standaloneQuestion(question, [first])).toBe(question);
  });

  it("stays as it is without one before", () => {
    expect(standaloneQuestion("And if I am married?", [])).toBe("And if I am married?");
  });
});

describe("a question for another year", () => {
  const levy = "What is the levy on windmills for 2024?";

  it.each(["What about 2025?", "and in 2025", "Same for 2025?"])(
    "is the one before, asked for it: %s",
    (question) => {
      expect(standaloneQuestion(question, [levy])).toBe("What is the levy on windmills for 2025?");
    },
  );

  it("names it where the one before named none, or named it in words", () => {
    expect(standaloneQuestion("And 2025?", ["Are barns taxed?"])).toBe("Are barns taxed in 2025?");
    expect(standaloneQuestion("And last year?", ["Are barns taxed this year?"])).toBe(
      "Are barns taxed last year?",
    );
  });

  it("decides for what is asked after it, and not for another subject", () => {
    const earlier = [levy, "What about 2025?"];
    expect(standaloneQuestion("And if I am married?", earlier)).toBe(
      "What is the levy on windmills for 2025, And if I am married?",
    );
    expect(standaloneQuestion("Can employers deduct meals?", earlier)).toBe("Can employers deduct meals?");
  });
});

describe("a question for another kind, or another age", () => {
  it.each([
    [
      "what if I was 20 years in it",
      ["I'm 70. Is my barn taxed?"],
      "I'm 70. Is my barn taxed, what if I was 20 years in it",
    ],
    ["what about a red one then?", ["Can I paint a blue barn?"], "Can I paint a red barn?"],
    ["And for an old one?", ["Is the new mill taxed?"], "Is the old mill taxed?"],
    [
      "what if I was 50 when I sold it",
      ["I'm 70 and sold my barn. Is it taxed?"],
      "I'm 50 and sold my barn. Is it taxed, what if I was 50 when I sold it",
    ],
    [
      "what happens to the rest?",
      ["Is a barn's rent taxed?"],
      "Is a barn's rent taxed, what happens to the rest?",
    ],
    [
      "and my sister's guild offers a barn",
      ["Can I rent a mill?"],
      "Can I rent a mill, and my sister's guild offers a barn",
    ],
  ])("%s", (question, earlier, asked) => expect(standaloneQuestion(question, earlier)).toBe(asked));
});

describe("a conversation that turns", () => {
  const rent = "Our mill lost $18,000 this year. Can we deduct it?";

  it("puts another amount in the place of the one said last", () => {
    const turns = [rent, "our income is 130k"];
    expect(standaloneQuestion("what if it is 160k", turns)).toBe(
      "Our mill lost $18,000 this year. Can we deduct it, our income is 160k?",
    );
    expect(standaloneQuestion("what happens to the rest", [...turns, "and with $90,000?"])).toBe(
      "Our mill lost $18,000 this year. Can we deduct it, our income is $90,000, what happens to the rest",
    );
    expect(standaloneQuestion("what if I owe 5,000 instead", ["Is a mill taxed?"])).toBe(
      "Is a mill taxed, what if I owe 5,000 instead",
    );
    expect(standaloneQuestion("how much is that for 12,000 miles", [rent])).toContain("lost $18,000");
  });

  it("asks the same for another purpose", () => {
    expect(standaloneQuestion("what about for barns", ["What is the rate for mills in 2025?"])).toBe(
      "What is the rate for barns in 2025?",
    );
  });

  it("goes on from what was supposed last", () => {
    const turns = ["Is my windmill taxed?", "what if we only grind oats"];
    expect(standaloneQuestion("how much is that then", turns)).toBe(
      "Is my windmill taxed, what if we only grind oats, how much is that then",
    );
    expect(standaloneQuestion("what if we grind rye", turns)).toBe(
      "Is my windmill taxed, what if we grind rye",
    );
  });

  it("keeps the form that was asked for with its date", () => {
    expect(standaloneQuestion("by when", ["Is a windmill taxed?", "which form is that"])).toBe(
      "Is a windmill taxed, which form is that, by when",
    );
  });

  it("goes back to a subject", () => {
    const turns = ["Is my windmill taxed?", "it is old", "What is the toll on barges?", "does it rise"];
    expect(readFollowUp("back to my windmill, what if I am married", turns)).toEqual({
      own: "what if I am married",
      asked: "Is my windmill taxed, it is old, what if I am married",
    });
    expect(standaloneQuestion("by when", [...turns, "back to the windmill"])).toBe(
      "Is my windmill taxed, it is old, by when",
    );
    expect(standaloneQuestion("back to my zeppelin, is it taxed", turns)).not.toContain("windmill taxed");
  });

  it("gives the last question again for one that wants it simpler, and does not count thanks", () => {
    const turns = ["Is my windmill taxed?", "and if I am married?"];
    expect(standaloneQuestion("can you say it simpler", turns)).toBe(
      "Is my windmill taxed, and if I am married?",
    );
    expect(standaloneQuestion("by when", [...turns, "can you say it simpler", "thanks"])).toBe(
      "Is my windmill taxed, by when",
    );
    expect(standaloneQuestion("thanks", turns)).toBe("thanks");
  });

  it("takes a bare statement for a fact, and its year for no tax year", () => {
    expect(standaloneQuestion("is it due", ["Is a windmill taxed?", "purchase was 2016"])).toBe(
      "Is a windmill taxed, purchase was 2016, is it due",
    );
  });

  it("drops the last fact for what is instead of it", () => {
    expect(standaloneQuestion("what if I owe instead", ["Is a mill taxed?", "I am getting a refund"])).toBe(
      "Is a mill taxed, what if I owe instead",
    );
  });

  it.each([
    [
      "My son turned 18 and works in my mill. Is there a credit for him?",
      "his sister is 15",
      "My son turned 15",
    ],
    ["I hired my 16-year-old niece. Do I pay the levy?", "and when she turns 18?", "my 18-year-old niece"],
    ["Are mills deductible? I'm self-employed.", "same question for an employee", "I'm an employee"],
    [
      "We built a mill in March 2025. Is it free?",
      "and if we do it next spring?",
      "built a mill. Is it free,",
    ],
    ["How is our partnership's mill taxed?", "same for an S corp", "How is our S corporation"],
    ["Is my pay as a miller taxed?", "my husband grinds as well", "taxed, my husband grinds as well"],
    ["Is my pay as a miller taxed?", "after I retire?", "taxed, after I retire?"],
  ])("%s: %s", (topic, question, asked) => expect(standaloneQuestion(question, [topic])).toContain(asked));
});
