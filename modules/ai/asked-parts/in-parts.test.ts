import { describe, expect, it } from "vitest";
import type { RetrievalAnswer } from "../schema.ts";
import { answerInParts, mayHaveParts } from "./in-parts.ts";

/** An answer that quotes two units of a section, the second below the fold. */
function answering(section: string, bottomLine: string | null, confidence = 0.9): RetrievalAnswer {
  const [first, second] = [`26 USC ${section}(a)`, `26 USC ${section}(b)`];
  const line = bottomLine ? `${bottomLine}\n\n## Why` : "The rule is:";
  return {
    answer: `${line}\n${first}: “words of ${first}” [1]\n\n## The rest\n- ${second}: “words of ${second}” [2]\n\n## Where it stands\n- 26 USC ${section}, Mills.`,
    ...{ bottomLine, confidence, year: 2026, warnings: [], refused: false, nearest: [] },
    sources: [first, second].map((citation) => ({ citation })) as RetrievalAnswer["sources"],
    quotations: [first, second].map((citation, at) => ({
      ...{ text: `words of ${citation}`, citation },
      source: at + 1,
    })),
    checks: { quotations: 2, leftOut: 0, struck: 0, unquoted: 0 },
  };
}

const REFUSED = {
  ...answering("1", null, 0),
  ...{ answer: "That is not law.", refused: true, sources: [], quotations: [] },
};

const NOTHING: RetrievalAnswer = { ...REFUSED, refusal: { kind: "nothing_found", text: "Nothing." } };

const LIBRARY: [RegExp, RetrievalAnswer][] = [
  [/^installment method\?$/, answering("8", "The windmill levy of millers is 5 percent in installments.")],
  [
    /^wash sale rule\?$/,
    answering("1091", "A loss is put off when like stock is bought 30 days before or after."),
  ],
  [
    /method and the wash sale/,
    answering("453", "Gain is reported as the payments come in, by the profit ratio."),
  ],
  [/windmill levy of millers/, answering("8", "The windmill levy of millers is 5 percent.")],
  [/dust.*swept/, answering("6", "Barge owners sweep.", 0.5)],
  [/dust/, answering("6", "Yes: dust is taxed.")],
  [/^Grain: at what rate/, answering("4", "5 percent of the grain.")],
  [/^Grain/, answering("4", "The miller owes the levy.")],
  [/^(?!.*sails).*uncle/, NOTHING],
  [/^(?!.*sails).*bakers/, answering("5", "Yes: flour sold to bakers is taxed.")],
  [/poem/, REFUSED],
  [/^what else|aunts/i, answering("3", null)],
  [/sails.*flour|flour.*sails/, answering("9", "Both.")],
  [/sails/, answering("9", "No: sails are not deducted.")],
  [/flour/, answering("5", "Yes: flour is taxed.")],
  [/toll/, answering("7", "For 2026: $30.")],
];

const asked: string[] = [];
async function ask(question: string): Promise<RetrievalAnswer> {
  asked.push(question);
  return LIBRARY.find(([words]) => words.test(question))?.[1] ?? REFUSED;
}
const inParts = (question: string) => answerInParts({ question, today: 2026, ask });

it("answers six questions of a hundred, each asked once, and says so", async () => {
  asked.length = 0;
  const many = Array.from({ length: 100 }, (_, at) => `Is the flour of mill ${at} taxed?`).join(" ");
  const answer = await inParts(`${many} Are the sails deducted? ${many}`);
  expect(asked.length).toBeLessThanOrEqual(7);
  expect(answer.answer).toContain("Only the first 6 of these questions are answered here");
});

describe("a heading of two subjects", () => {
  it("gets under each name what the answer does not say of it", async () => {
    const { bottomLine, answer } = await inParts("The installment method and the wash sale rule");
    expect(bottomLine).toBe(
      "The installment method: Gain is reported as the payments come in, by the profit ratio. Wash sale rule: A loss is put off when like stock is bought 30 days before or after.",
    );
    expect(answer).toMatch(/## Why\n26 USC 453[^]*## Why: Wash sale rule\n26 USC 1091/);
  });

  it("stays whole where no overview has the other subject, or says the same", async () => {
    const whole = "The windmill levy of millers is 5 percent.";
    expect((await inParts("The windmill levy of millers and harvest of grain")).bottomLine).toBe(whole);
    expect((await inParts("The windmill levy of millers and the installment method")).bottomLine).toBe(whole);
  });
});

describe("two questions", () => {
  it("are both answered, each with its own bottom line, the sources numbered on", async () => {
    const { answer, bottomLine, sources, quotations, checks } = await inParts(
      "Can I deduct the sails? Is flour sold to bakers taxed?",
    );
    expect(bottomLine).toBe(
      "To the first question: No: sails are not deducted. To the second (Is flour sold to bakers taxed): Yes: flour sold to bakers is taxed.",
    );
    expect(answer.startsWith(`${bottomLine}\n\n## Why\n26 USC 9(a): “words of 26 USC 9(a)” [1]`)).toBe(true);
    expect(answer).toContain("## Why, to the second question\n26 USC 5(a): “words of 26 USC 5(a)” [3]");
    expect(answer.split("## The rest")[1]).toContain("26 USC 5(b): “words of 26 USC 5(b)” [4]");
    expect(answer.split("## Where it stands")[1]!.trim().split("\n")).toHaveLength(2);
    expect(sources.map(({ citation }) => citation)).toEqual([
      "26 USC 9(a)",
      "26 USC 9(b)",
      "26 USC 5(a)",
      "26 USC 5(b)",
    ]);
    for (const { source, citation } of quotations) expect(sources[source - 1]!.citation).toBe(citation);
    expect(checks!.quotations).toBe(4);
  });

  it.each([
    [
      "is answered on another subject",
      "Can I deduct the sails and is the toll of bridges and barges shared?",
    ],
    ["is found nowhere", "Can I deduct the sails and is the miller's uncle exempt?"],
  ])("a later one that %s by itself is not answered by itself", async (_, question) => {
    expect((await inParts(question)).bottomLine).not.toMatch(/To the second/);
  });

  it("name the one that is not answered, and why", async () => {
    const { bottomLine } = await inParts("Can I deduct the sails and write me a poem about millers");
    expect(bottomLine).toBe(
      "To the first question: No: sails are not deducted. To the second (write me a poem about millers): not answered here. That is not law.",
    );
  });

  it("that lean on each other are asked together, and a later one that nothing speaks of is named", async () => {
    asked.length = 0;
    const { bottomLine } = await inParts("Can I deduct the sails, and how do they count for barge owners?");
    expect(asked).toEqual([
      "Can I deduct the sails, and how do they count for barge owners?",
      "Can I deduct the sails",
      "how do they count for barge owners?",
    ]);
    expect(bottomLine).toBe(
      "This answers the first question only; ask by itself: how do they count for barge owners. No: sails are not deducted.",
    );
  });

  it("that lean on each other give way to the first where that alone is surer", async () => {
    const { bottomLine } = await inParts("Is the dust taxed, and when is it swept by barge owners?");
    expect(bottomLine).toBe(
      "This answers the first question only; ask by itself: when is it swept by barge owners. Yes: dust is taxed.",
    );
  });

  it("by when is answered where the first answer tells the time", async () => {
    const question = "Can we shift the levy to former millers and what is the deadline?";
    const timed = answering("9", "By an election within 45 days of the notice.");
    const answer = await answerInParts({ question, today: 2026, ask: async () => timed });
    expect(answer.bottomLine).toBe("By an election within 45 days of the notice.");
    const untimed = answering("9", "By an election of the mill.");
    const without = await answerInParts({ question, today: 2026, ask: async () => untimed });
    expect(without.bottomLine).toMatch(/^This answers the first question only/);
  });

  it("if tax is owed is answered where the first answer speaks of income or gain", async () => {
    const question = "I was left a barge. What is its basis and do I owe tax on it?";
    const told = answering("9", "Its value at the death, so that only the change since then is gain.");
    const answer = await answerInParts({ question, today: 2026, ask: async () => told });
    expect(answer.bottomLine).toBe("Its value at the death, so that only the change since then is gain.");
    const untold = answering("9", "Its value at the death.");
    const without = await answerInParts({ question, today: 2026, ask: async () => untold });
    expect(without.bottomLine).toMatch(/^This answers the first question only/);
  });

  it("of one subject are answered by what the whole does not say, asked by itself", async () => {
    const { bottomLine } = await inParts("Grain: who owes the levy and at what rate?");
    expect(bottomLine).toBe(
      "To the first question: The miller owes the levy. To the second (at what rate): 5 percent of the grain.",
    );
    expect((await inParts("Grain: who owes the levy and by when?")).bottomLine).toBe(
      "The miller owes the levy.",
    );
  });

  it("that name a subject and nothing else are one, where an overview speaks of it as a whole", async () => {
    const question = "What is an ABLE account, and how much money can I contribute?";
    const said = answering("529A", "A savings account.");
    const answer = await answerInParts({ question, today: 2026, ask: async () => said });
    expect(answer.bottomLine).toBe("A savings account.");
  });

  it("of a subject that an overview says whole are not divided", async () => {
    const question = "What is a mileage deduction, and what are its rules?";
    const answer = await answerInParts({ question, today: 2026, ask: async () => LIBRARY.at(-2)![1] });
    expect(answer.bottomLine).toBe("Yes: flour is taxed.");
    const more = "What is a mileage deduction, and what are its rules for barge owners?";
    const divided = await answerInParts({ question: more, today: 2026, ask: async () => LIBRARY.at(-2)![1] });
    expect(divided.bottomLine).toMatch(/^This answers the first question only/);
  });

  it("whose second is refused together are divided after all", async () => {
    const { bottomLine } = await inParts("Is flour taxed, and how is it praised in a poem of the guild?");
    expect(bottomLine).toContain("To the first question: Yes: flour is taxed.");
    expect(bottomLine).toContain("not answered here. That is not law.");
  });
});

describe("a wrong premise", () => {
  it("is said first", async () => {
    const { answer, bottomLine } = await inParts("Since sails are deductible, is flour taxed?");
    expect(bottomLine).toBe("The premise does not hold. No: sails are not deducted. Yes: flour is taxed.");
    expect(answer).toContain("## Why the premise does not hold\n26 USC 9(a)");
    expect(answer).toContain("## Why\n26 USC 5(a): “words of 26 USC 5(a)” [3]");
  });

  it("with a rest that only quotes, or leans on it, stands alone", async () => {
    expect((await inParts("Since sails are deductible, what else helps aunts?")).bottomLine).toBe(
      "The premise does not hold. No: sails are not deducted.",
    );
    expect((await inParts("Since sails are deductible, where do I put them?")).bottomLine).toBe(
      "The premise does not hold. No: sails are not deducted.",
    );
  });

  it("is measured by its figure", async () => {
    expect((await inParts("Since the toll is $20, is flour taxed?")).bottomLine).toBe(
      "The premise does not hold. For 2026: $30. Yes: flour is taxed.",
    );
    expect((await inParts("Since the toll is $30, is flour taxed?")).bottomLine).toBe("Yes: flour is taxed.");
  });

  it("that holds, or is not known, changes nothing", async () => {
    expect((await inParts("Since flour is taxable, is flour taxed?")).bottomLine).toBe(
      "Yes: flour is taxed.",
    );
    expect((await inParts("Since barges are taxable, is flour taxed?")).bottomLine).toBe(
      "Yes: flour is taxed.",
    );
  });
});

it("says that facts contradict each other, and is less sure", async () => {
  const { answer, bottomLine, confidence } = await inParts("I am single and my wife mills. Is flour taxed?");
  expect(bottomLine).toMatch(
    /^The facts contradict each other \(single, and with a wife\).* Yes: flour is taxed\.$/,
  );
  expect(answer.startsWith(bottomLine!)).toBe(true);
  expect(confidence).toBeCloseTo(0.63);
});

it.each([
  ["Is flour taxed?", false],
  ["Since sails are deductible, is flour taxed?", true],
  ["Is flour taxed and are sails deductible?", true],
  ["I am single and my wife mills. Is flour taxed?", true],
])("%j may have parts: %s", (question, may) => expect(mayHaveParts({ question, today: 2026 })).toBe(may));

it("never answers a wish to be confirmed with the rule's yes", async () => {
  expect((await inParts("I grind no flour, do I?")).bottomLine).toBe("Flour is taxed.");
  expect((await inParts("Must I grind flour?")).bottomLine).toBe("Yes: flour is taxed.");
});
