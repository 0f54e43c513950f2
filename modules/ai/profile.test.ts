import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rankingProfile } from "./profile.ts";

it("explains each of its numbers", () => {
  const explained = readFileSync(join(import.meta.dirname, "../authority/data/ranking-profile.md"), "utf8");
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
