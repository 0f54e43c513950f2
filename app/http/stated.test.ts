import { expect, it } from "vitest";
import { readFacts, type DocumentText } from "#modules/authority";
import { statedBy } from "./stated.ts";

/** A section of subsections with these words. */
function section(...lines: string[]): DocumentText {
  let text = "";
  const segments = lines.map((words, at) => {
    const start = text.length;
    text += `${words}\n`;
    return { role: "content", unit: at + 1, start, end: start + words.length };
  });
  const units = [[], ...lines.map((_, at) => [String.fromCharCode(97 + at)])].map((path) => ({
    path,
    id: path.join("-"),
  }));
  const read = { text, structure: { units, segments } } as unknown as DocumentText;
  return { ...read, unitFacts: readFacts(read) };
}

it("groups what the units set, each line once with its unit", () => {
  const groups = statedBy(
    section(
      "It is $500, and $500 again, for a 2-year period before January 1, 2029.",
      "The term “mill” means a tower, applied by substituting “$700” for “$500”.",
    ),
  );
  expect(
    groups.map(({ title, lines }) => [title, ...lines.map(({ words, pin }) => `${words} ${pin}`)]),
  ).toEqual([
    ["Amounts", "$500 (a)", "$700 (b)", "$500 (b)"],
    ["Periods", "2-year (a)"],
    ["Dates", "before January 1, 2029 (a)"],
    ["Replaced amounts and words", "$700 in place of $500 (b)"],
    ["Defined terms", "mill (b)"],
  ]);
});

it("marks where the words of an exception are cut", () => {
  const long = `All mills except ${"those of a very old miller and ".repeat(4)}his sons; and so on.`;
  const [line] = statedBy(section(long))[0]!.lines;
  expect(long).toContain(line!.words.replace(/ …$/, ""));
  expect(line!.words).toMatch(/^except those .* …$/);
  expect(statedBy(section("All except towers; and so on."))[0]!.lines[0]!.words).toBe("except towers");
});

it("counts more lines than it shows", () => {
  const amounts = Array.from({ length: 70 }, (_, at) => `$${at + 1}`).join(", ");
  const [group] = statedBy(section(amounts));
  expect(group!.count).toBe(70);
  expect(group!.lines).toHaveLength(60);
});

it("shows nothing of a text that was not read for its facts", () => {
  const { unitFacts: _, ...unread } = section("It is $500.");
  expect(statedBy(unread as DocumentText)).toEqual([]);
});
