import { describe, expect, it } from "vitest";
import { checkAnswer, type SourcePart } from "./checking.ts";
import { quotableLaw } from "./quotable.ts";
import { buildSection } from "../../tests/factories/section.ts";

const section = buildSection([
  {
    path: ["a"],
    heading: "Rule",
    content: "No deduction shall be allowed. The term “stock” includes options.",
  },
  { path: ["b"], heading: "Exception", content: "Subsection (a) shall not apply to dealers." },
]);
const sources: SourcePart[] = [
  { quotable: quotableLaw(section), part: 1 },
  { quotable: quotableLaw(section), part: 2 },
];

describe("checkAnswer", () => {
  it("lets a true quotation through and shows the stored characters", () => {
    const { answer, quotations, rejected } = checkAnswer(
      'The rule: “The term "stock" includes options.” [1]',
      sources,
    );
    expect(answer).toBe("The rule: “The term “stock” includes options.” [1]");
    expect(quotations).toEqual([
      { text: "The term “stock” includes options.", citation: "26 USC 9001(a)", source: 1 },
    ]);
    expect(rejected).toBe(0);
  });

  it("drops the line of a quotation that was changed by one word", () => {
    const draft = "“No deduction shall be allowed.” [1]\n“Subsection (a) shall apply to dealers.” [2]";
    expect(checkAnswer(draft, sources)).toMatchObject({
      answer: "“No deduction shall be allowed.” [1]",
      rejected: 1,
    });
  });

  it("drops a quotation that stands in another source than the one it names, or in none", () => {
    expect(checkAnswer("“No deduction shall be allowed.” [2]", sources)).toMatchObject({
      answer: "",
      rejected: 1,
    });
    expect(checkAnswer("“No deduction shall be allowed.” [7]", sources)).toMatchObject({
      answer: "",
      rejected: 1,
    });
  });

  it("is not misled by a quoted term before the quotation", () => {
    const { quotations } = checkAnswer("A “rule” says: “No deduction shall be allowed.” [1]", sources);
    expect(quotations.map((quotation) => quotation.text)).toEqual(["No deduction shall be allowed."]);
  });

  it("removes a chip that stands behind no quotation, and a heading with nothing below it", () => {
    expect(checkAnswer("Dealers may deduct [2].\n## Empty\n“Wrong.” [1]", sources).answer).toBe(
      "Dealers may deduct.",
    );
  });
});
