import { expect, it } from "vitest";
import { readDataFile } from "./data-file.ts";
import { rankingProfile } from "./profile.ts";

it("explains each of its numbers", () => {
  const explained = readDataFile("authority/data/ranking-profile.md");
  const { answerability, selection } = rankingProfile();
  const names = [...namesIn(answerability), ...namesIn(selection)];
  expect(names).toContain("weights.coverage");
  expect(names.filter((name) => !explained.includes(`| \`${name}\``))).toEqual([]);
});

/** "weights.coverage" */
function namesIn(numbers: object): string[] {
  return Object.entries(numbers).flatMap(([name, value]) =>
    typeof value === "number" || Array.isArray(value)
      ? [name]
      : namesIn(value as object).map((below) => `${name}.${below}`),
  );
}
