import { describe, expect, it } from "vitest";
import { standaloneQuestion } from "./follow-up.ts";

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

  it("looks past other questions of its kind, to the one that stood alone", () => {
    expect(standaloneQuestion("And for barges?", [first, "And for barns?"])).toBe(
      "What levy is imposed on windmills by the county, And for barges?",
    );
  });

  it.each([
    "Is the gain on the sale of a barn taxed when the barn is replaced?",
    "What is § 3(b)?",
    "Can employers deduct meals?",
  ])("is not one that stands alone: %s", (question) => {
    expect(standaloneQuestion(question, [first])).toBe(question);
  });

  it("stays as it is without one before", () => {
    expect(standaloneQuestion("And if I am married?", [])).toBe("And if I am married?");
  });
});
