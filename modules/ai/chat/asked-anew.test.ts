import { describe, expect, it } from "vitest";
import type { RetrievalAnswer } from "../schema.ts";
import { askedAnew, otherWays } from "./asked-anew.ts";

const ways = (own: string, ...earlier: string[]) => otherWays(own, earlier).map(({ way }) => way);

describe("other ways to ask a follow-up", () => {
  it("put the new thing in the place of the one before", () => {
    expect(ways("what about my aunt in Chile", "Can a mill have a bank as owner?")[0]).toBe(
      "Can a mill have my aunt in Chile as owner?",
    );
    expect(ways("and paint?", "Is the canvas of my sails deductible?")[0]).toBe("Is paint deductible?");
  });

  it("name what “it” stands for", () => {
    expect(ways("can I depreciate it?", "How do I report rent from a room in my mill?")[0]).toBe(
      "can I depreciate my mill?",
    );
  });

  it("leave the case before, keep its words only, or go back to what was asked earlier", () => {
    const earlier = ["What do millers deduct?", "I built a windmill. Is there a grain credit?"];
    expect(ways("what about a water wheel", ...earlier)).toEqual([
      "Is there a grain credit, what about a water wheel",
      "a water wheel, grain credit",
      "What do millers deduct, what about a water wheel",
    ]);
  });
});

describe("a follow-up that is asked anew", () => {
  const answer = (bottomLine: string, others: Partial<RetrievalAnswer> = {}): RetrievalAnswer => ({
    ...{ answer: bottomLine, bottomLine, year: 2026, warnings: [], confidence: 0.9, refused: false },
    ...{ quotations: [], nearest: [], sources: [], ...others },
  });
  const history = [
    { question: "I built a windmill. Is there a grain credit?", answer: "A credit for windmills." },
  ];
  const repeated = answer("A credit for windmills.");
  const asked = async (question: string, given: RetrievalAnswer, found: RetrievalAnswer) => {
    const questions: string[] = [];
    const better = await askedAnew({ question, history }, given, async (way) => {
      questions.push(way);
      return found;
    });
    return { better, questions };
  };

  it("gets the answer that speaks of what is new, where the one before came again", async () => {
    const found = answer("No grain credit for a water wheel.");
    expect((await asked("what about a water wheel", repeated, found)).better).toBe(found);
    const unsure = answer("The nearest rule.", { confidence: 0.2 });
    expect((await asked("what about a water wheel", unsure, found)).better).toBe(found);
  });

  it.each([
    ["of something else", answer("Barges pay a toll.")],
    ["that leaves the subject", answer("The water wheel is a movie.")],
    ["that is unsure", answer("No grain credit for a water wheel.", { confidence: 0.3 })],
    ["that refuses", answer("No grain credit for a water wheel.", { refused: true })],
  ])("keeps the answer at hand rather than one %s", async (_, found) => {
    expect((await asked("what about a water wheel", repeated, found)).better).toBeNull();
  });

  it.each([
    ["why?", repeated],
    ["and if I am married?", repeated],
    ["it grinds water melons", repeated],
    ["what if the wheel is turned by water", repeated],
    ["what about a water wheel", answer("A water wheel earns no grain credit.")],
    ["Are barges deductible from the tax on ships?", repeated],
  ])("is not asked again where nothing is missed: %s", async (question, given) => {
    expect(await asked(question, given, repeated)).toEqual({ better: null, questions: [] });
  });
});
