import { expect, it } from "vitest";
import { linesOf, type Word } from "./lines.ts";

const word = (text: string, x: number, y: number): Word => ({
  text,
  x,
  y,
  width: 5 * text.length,
  height: 10,
});

it("puts words back into lines, from the top, from the left", () => {
  const lines = linesOf([word("world", 60, 101), word("below", 10, 130), word("hello", 10, 100)], 1000);
  expect(lines.map(({ text }) => text)).toEqual(["hello world", "below"]);
  expect(lines[0]?.top).toBeCloseTo(0.1);
});

it("keeps apart what stands in two columns", () => {
  const [line] = linesOf([word("Avery", 10, 50), word("Johnson", 40, 50), word("Harbor", 300, 50)], 1000);
  expect(line).toMatchObject({ text: "Avery Johnson Harbor", columns: ["Avery Johnson", "Harbor"] });
});

it("joins pieces of a word that stand close", () => {
  expect(linesOf([word("re", 10, 50), word("alized", 20, 50)], 1000)[0]?.text).toBe("realized");
});
