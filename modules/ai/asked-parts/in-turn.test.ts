import { expect, it } from "vitest";
import type { PastTurn } from "../contract.ts";
import type { RetrievalAnswer } from "../schema.ts";
import { inTurn } from "./in-turn.ts";
import { turnsIn } from "./questions.ts";

function saying(bottomLine: string | null, confidence = 0.9): RetrievalAnswer {
  return {
    answer: `${bottomLine ?? "The rule is:"}\n\n## Why\n26 USC 9(a): “words” [1]`,
    ...{ bottomLine, confidence, year: 2026, warnings: [], refused: false, nearest: [] },
    sources: [{ citation: "26 USC 9(a)" }] as RetrievalAnswer["sources"],
    quotations: [{ text: "words", citation: "26 USC 9(a)", source: 1 }],
    checks: { quotations: 1, leftOut: 0, struck: 0, unquoted: 0 },
  };
}

const LEVY = saying("The windmill levy is 5 percent of the flour.");
const WAIVER = saying("A miller who could not grind is forgiven for reasonable cause.");
const WHOLE = saying("Millers are forgiven.");

async function answered(
  question: string,
  {
    whole = WHOLE,
    first = LEVY,
    later = WAIVER,
  }: Partial<Record<"whole" | "first" | "later", RetrievalAnswer>> = {},
) {
  const turns: [string, string[]][] = [];
  const ask = async (asked: string, before: PastTurn[] = []) => {
    turns.push([asked, before.map((turn) => turn.question)]);
    return before.length === 0 ? first : later;
  };
  const answer = await inTurn(whole, turnsIn(question), ask);
  return { bottomLine: answer?.bottomLine ?? null, turns };
}

it("answers a later question as a turn that goes on from the one before, with the facts of all", async () => {
  const { bottomLine, turns } = await answered(
    "My mill burned down. What is the windmill levy, and can it be waived?",
  );
  expect(turns).toEqual([
    ["My mill burned down. What is the windmill levy", []],
    ["can it be waived?", ["My mill burned down. What is the windmill levy"]],
  ]);
  expect(bottomLine).toBe(
    `To the first question: ${LEVY.bottomLine} To the second (can it be waived): ${WAIVER.bottomLine}`,
  );
});

it.each([
  ["an answer to all is that to the first, and leaves none open", { whole: LEVY, later: LEVY }],
  ["the first has no sentence of its own", { first: saying(null) }],
  ["the later one is not sure", { later: saying("A miller grinds.", 0.2) }],
  [
    "the later one is only told of in general",
    { later: saying("In general: bakers pay for grain and bread.") },
  ],
  ["the later one is refused", { later: { ...WAIVER, refused: true } }],
  ["the later one says the same again", { later: saying("5 percent of the flour is the windmill levy.") }],
])("leaves it to the answer to all where %s", async (_, answers) => {
  expect(
    (await answered("What is the windmill levy, and is grain or bread exempt?", answers)).bottomLine,
  ).toBe(null);
});

it("takes no neighbor for an answer to a question that stands by itself", async () => {
  const question = (own: string) => `What is the windmill levy, and ${own}?`;
  const later = saying("A tithe of barley is due in May.");
  expect((await answered(question("are harbor dues deductible"), { later })).bottomLine).toBeNull();
  expect((await answered(question("is the tithe of barley deductible"), { later })).bottomLine).toMatch(
    /To the second/,
  );
});

it("takes the surer of what goes on from the first and what a question that stands by itself gets", async () => {
  const question = "What is the windmill levy, and is the tithe of barley deductible?";
  const alone = saying("The tithe of barley is deductible in May.", 0.95);
  const ask = async (asked: string, before: PastTurn[] = []) =>
    /windmill/.test(asked)
      ? LEVY
      : before.length > 0
        ? saying("The tithe of barley is 5 percent.", 0.7)
        : alone;
  const answer = await inTurn(WHOLE, turnsIn(question), ask);
  expect(answer?.bottomLine).toContain(alone.bottomLine);
});

it("warns once of what both answers warn of", async () => {
  const warnings = [{ kind: "base_amount" as const, text: "The levy is adjusted.", citation: "26 USC 9(a)" }];
  const ask = async (_: string, before: PastTurn[] = []) => ({
    ...(before.length === 0 ? LEVY : WAIVER),
    warnings,
  });
  const answer = await inTurn(WHOLE, turnsIn("What is the windmill levy, and can it be waived?"), ask);
  expect(answer?.warnings).toEqual(warnings);
});

it("asks at most three", async () => {
  const { turns } = await answered("What is the windmill levy? Is it due? Can it be waived? Who pays it?");
  expect(turns).toEqual([]);
});
