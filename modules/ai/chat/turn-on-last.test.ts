import { describe, expect, it } from "vitest";
import type { PastTurn } from "../contract.ts";
import type { RetrievalAnswer } from "../schema.ts";
import { answerOnLast, turnOnLast } from "./turn-on-last.ts";

/** An answer that quotes 26 USC 280A(c)(1), and more below. */
function answerOf(bottomLine: string, citation = "26 USC 280A(c)(1)"): RetrievalAnswer {
  const quoted = (text: string, source: number) => ({ text, citation, source });
  return {
    answer: [
      bottomLine,
      "",
      "## Why",
      `${citation}, Use: “A mill is a place.” [1]`,
      "",
      "## What could change it",
      "- 26 USC 9: “Barges.” [2]",
      "",
      "## The rest",
      `- ${citation}: “More of a mill.” [3]`,
    ].join("\n"),
    ...{ bottomLine, year: 2026, warnings: [], confidence: 0.9, refused: false, nearest: [] },
    sources: [{ citation }, { citation: "26 USC 9" }, { citation }],
    quotations: [quoted("A mill is a place.", 1), quoted("Barges.", 2), quoted("More of a mill.", 3)],
  } as unknown as RetrievalAnswer;
}

const RULE = answerOf("An office in a mill is deducted, for each miller.");
const TOPIC = "Can I deduct my mill office?";
const history: PastTurn[] = [{ question: TOPIC, answer: RULE.answer }];

async function answered(question: string, answers: Record<string, RetrievalAnswer> = {}, past = history) {
  const asked: string[] = [];
  const turn = turnOnLast(question, past);
  const answer = turn
    ? await answerOnLast(turn, (own) => {
        asked.push(own);
        return Promise.resolve(answers[own] ?? RULE);
      })
    : null;
  return { answer, asked };
}

describe("a turn on the rule of the turn before", () => {
  it("is told the form of that rule, with the words that decide and nothing more", async () => {
    const { answer, asked } = await answered("which form?");
    expect(asked).toEqual([TOPIC]);
    expect(answer!.bottomLine).toMatch(/^Form 8829/);
    expect(answer!.answer).toContain("“A mill is a place.” [1]");
    expect(answer!.answer).not.toMatch(/Barges|More of a mill/);
    expect([answer!.sources.length, answer!.quotations.length]).toEqual([1, 1]);
  });

  it("is told the form that the rule's own answer named, before another one", async () => {
    const rule = answerOf(
      "A mill office is deducted. Sails that broke are told on Form 4684. A miller who is paid gets Form 1099-MISC.",
    );
    const past = [{ question: TOPIC, answer: rule.answer }];
    const { answer } = await answered("which form?", { [TOPIC]: rule }, past);
    expect(answer!.bottomLine).toBe("Sails that broke are told on Form 4684.");
  });

  it.each([
    ["why?", /^Because 26 USC 280A\(c\)\(1\) says so/],
    ["does my state matter", /^Not for the federal tax/],
    ["is that per person", /^As the rule says, by person or return: An office/],
    ["where do I send it?", /^Where Form 8829 goes by mail is not in this library/],
    ["are you sure", /^Of the words quoted here, yes: .* is put at 90 percent\.$/],
    ["is that right?", /^Of the words quoted here, yes/],
    ["how do i do that", /^Form 8829/],
    ["by when", /^It goes with the income tax return/],
  ])("is told in a sentence of its own: %s", async (question, text) =>
    expect((await answered(question)).answer!.bottomLine).toMatch(text),
  );

  it("is told how by a note that tells it, before the form", async () => {
    const own = answerOf("It is chosen by a letter.", "26 USC 280A(f)");
    expect((await answered("how?", { "how?": own })).answer).toBe(own);
    const ofOtherLaw = answerOf("It is ground by a stone.", "26 USC 7");
    expect((await answered("how?", { "how?": ofOtherLaw })).answer!.bottomLine).toMatch(/^Form 8829/);
    const asBefore = answerOf("An office in a mill is deducted.");
    const yes = [{ question: TOPIC, answer: answerOf("Yes, an office in a mill is deducted.").answer }];
    expect((await answered("how?", { "how?": asBefore }, yes)).answer!.bottomLine).toMatch(/^Form 8829/);
    const past = [{ question: "Mills?", answer: answerOf("A mill turns.", "26 USC 9999").answer }];
    expect((await answered("how?", {}, past)).answer!.bottomLine).toMatch(/^How it is done/);
  });

  it("is about the last turn that told a rule", async () => {
    const past = [...history, { question: "why?", answer: "Because. “A mill is a place.” [1]" }];
    expect((await answered("ok whats the form", {}, past)).asked).toEqual([TOPIC]);
  });

  it("is told what holds in general where the rule says nothing of it", async () => {
    const general = answerOf("Records are kept.", "26 USC 6001");
    const { answer, asked } = await answered("what records do I keep", {
      "What records do I have to keep for my taxes?": general,
    });
    expect(asked).toEqual(["what records do I keep", "What records do I have to keep for my taxes?"]);
    expect(answer!.bottomLine).toBe("In general: Records are kept.");
    const own = answerOf("Keep the mill's own book.", "26 USC 7");
    expect((await answered("what records do I keep", { "what records do I keep": own })).answer).toBe(own);
  });

  it("is told the penalty that the rule itself has, before what holds of any return", async () => {
    const own = answerOf("A tax of 25 percent of the flour.", "26 USC 7");
    const asked = "Can I deduct my mill office, what is the penalty if I don't?";
    expect((await answered("what if I forget", { [asked]: own })).answer).toBe(own);
    const unsure = { ...own, confidence: 0.2 };
    const general = { "What is the penalty for not reporting income on my tax return?": own };
    const { answer } = await answered("what if I forget", { [asked]: unsure, ...general });
    expect(answer!.bottomLine).toMatch(/^In general: A tax of 25 percent/);
  });

  it("is told what the same rule means for another kind of business", async () => {
    const { answer } = await answered("and as an S corp?");
    expect(answer!.bottomLine).toMatch(/^The rule is the same for an S corporation .* An office in a mill/);
    const past = [{ question: TOPIC, answer: answerOf("A partnership pays its millers.").answer }];
    const told = { [TOPIC]: answerOf("A partnership pays its millers."), "and as an S corp?": RULE };
    const ofOther = await answered("and as an S corp?", { ...told, "and as an S corp?": told[TOPIC]! }, past);
    expect(ofOther.answer!.bottomLine).toMatch(
      /^The rule found speaks of a partnership, and for an S corporation it may be another/,
    );
  });

  it("is none at the beginning, after a refusal, or where it asks something else", async () => {
    expect(turnOnLast("which form?", [])).toBeNull();
    expect(turnOnLast("which form?", [{ question: TOPIC, answer: "Nothing found." }])).toBeNull();
    expect(turnOnLast("and a barge?", history)).toBeNull();
  });
});
