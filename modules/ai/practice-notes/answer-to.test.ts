import { expect, it } from "vitest";
import { answerTo } from "./answer-to.ts";
import { practiceNotes } from "./practice-note.ts";

const TAXED = { answer: "Yes: prizes are gross income." };
const FREE = { answer: "No: what a nephew inherits is not gross income." };
const UNLESS = { answer: "Yes: grain is gross income, unless the mill stands by a river." };
const DEDUCTED = { answer: "Yes, when the mill grinds for others: its wheat is deducted from income." };

const LENT = { answer: "No, while it is only lent. What the mill keeps is income." };
const OWNERS = { answer: "A mill has owners who are millers; no bakers or nonresident farmers." };

it.each([
  ["Can a baker own a mill?", OWNERS, `No: a${OWNERS.answer.slice(1)}`],
  ["Can a miller own a mill?", OWNERS, OWNERS.answer],
  ["Can a miller marry a baker?", OWNERS, OWNERS.answer],
  ["Who can own a mill, a baker?", OWNERS, OWNERS.answer],
  [
    "Is grain of a mill by a river income?",
    UNLESS,
    "It depends: grain is gross income, unless the mill stands by a river.",
  ],
  ["Is grain of a mill income?", UNLESS, UNLESS.answer],
  ["Is the exclusion of prizes capped?", FREE, "It depends: what a nephew inherits is not gross income."],
  ["Is a prize income?", TAXED, "Yes: prizes are gross income."],
  ["Is a prize excluded?", TAXED, "No: prizes are gross income."],
  ["Can my nephew exclude it?", FREE, "Yes: what a nephew inherits is not gross income."],
  ["Is it taxable to him?", FREE, FREE.answer],
  ["Can I deduct wheat?", DEDUCTED, DEDUCTED.answer],
  [
    "What of wheat is deducted?",
    DEDUCTED,
    "When the mill grinds for others: its wheat is deducted from income.",
  ],
  ["How much of the oats is income?", LENT, "Not while it is only lent. What the mill keeps is income."],
  [
    "Is what the mill keeps income?",
    LENT,
    "It depends: no, while it is only lent. What the mill keeps is income.",
  ],
  ["How are prizes taxed?", TAXED, "Prizes are gross income."],
  ["How much of what my nephew gets is left out?", FREE, "What a nephew inherits is not gross income."],
])("%s", (question, note, answer) => expect(answerTo(question, note)).toBe(answer));

it("never gives one word to a question and to its opposite", () => {
  const word = (text: string) => /^(?:Yes|No)(?=[:,])/.exec(text)?.[0];
  const ofIncome = practiceNotes().filter(
    ({ answer }) => /^(?:Yes|No): /.test(answer) && /gross income/.test(answer.split(". ")[0]!),
  );
  expect(ofIncome.length).toBeGreaterThan(10);
  for (const note of ofIncome.filter(({ answer }) => !/deduct/.test(answer.split(". ")[0]!)))
    expect(word(answerTo("Is it excluded?", note))).not.toBe(word(answerTo("Is it taxable?", note)));
});

it("is no verdict on what a follow-up adds where a later sentence alone speaks of that", () => {
  const said = { answer: "No, for the miller's own grain. What the mill grinds for a baker is income." };
  expect(answerTo("Is grain income, and a baker's?", said, ["baker"])).toMatch(/^It depends: for the miller/);
  expect(answerTo("Is grain income, and the miller's?", said, ["miller"])).toBe(said.answer);
  expect(answerTo("Is grain income?", said)).toBe(said.answer);
});
