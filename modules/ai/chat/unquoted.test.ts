import { expect, it } from "vitest";
import { markUnquoted, UNQUOTED } from "./unquoted.ts";

it("marks what stands on no quotation, and nothing else", () => {
  const answer = [
    "## Rule",
    "Windmills are taxed.",
    "- “a levy on windmills” [1]",
    "",
    "It also applies to barns.",
    "- So do mills: “mills” [2]",
    "- And sheds.",
    "",
    "Plan early.",
  ];
  expect(markUnquoted(answer.join("\n")).split("\n")).toEqual([
    ...answer.slice(0, 6),
    `- And sheds. ${UNQUOTED}`,
    "",
    `Plan early. ${UNQUOTED}`,
  ]);
});

it("marks a table and code below them, once", () => {
  const table = ["| Kind | Rate |", "| --- | --- |", "| mill | “one in ten” [1] |"];
  const code = ["```", "a = 1", "", "b = 2", "```"];
  const answer = [...table, "", ...table, "| barn | none |", "", ...code];
  expect(markUnquoted(answer.join("\n")).split("\n")).toEqual([
    ...[...table, "", ...table, "| barn | none |", "", UNQUOTED],
    ...["", ...code, "", UNQUOTED],
  ]);
});

it("marks the sentences between quotations", () => {
  const line =
    "Mills pay. It is “ten. Of a hundred” [1], says § 3. Barns pay as well. So does “the barn” [2].";
  expect(markUnquoted(line)).toBe(
    `Mills pay. ${UNQUOTED} It is “ten. Of a hundred” [1], says § 3. Barns pay as well. ${UNQUOTED} So does “the barn” [2].`,
  );
});
