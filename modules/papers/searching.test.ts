import { expect, it } from "vitest";
import { DomainError, OPERATOR } from "#modules/kernel";
import type { PapersDeps } from "./contract.ts";
import { createSearching } from "./searching.ts";

const paper = {
  document: { id: "1", intakeId: "7", originalFileName: "mill.pdf", classification: "other", tags: [] },
  category: "Other",
  pages: ["Grain ground at the windmill: 4,250 bushels"],
};

/** Over one paper of intake 7, with a vector server that behaves so. */
function searching(nearest: () => Promise<never>) {
  const intake = { getIntake: async () => ({ id: "7" }), listTexts: async () => [paper] };
  const embeddings = { embed: async () => [new Float32Array(1)] };
  const deps = { intake, embeddings } as unknown as PapersDeps;
  return createSearching(deps, { nearest } as never);
}

it("finds papers by their words while Chroma is away, and says so", async () => {
  const { search } = searching(() => Promise.reject(new DomainError("unavailable", "Chroma is away.")));
  const { pages, notice } = await search(OPERATOR, { intakeId: "7" }, "How much grain was ground?");
  expect(pages.map(({ text }) => text)).toEqual(paper.pages);
  expect(notice).toContain("searched by their words only");
});

it("does not pass over a failure of another kind", async () => {
  const { search } = searching(() => Promise.reject(new Error("broken")));
  await expect(search(OPERATOR, { intakeId: "7" }, "How much grain?")).rejects.toThrow("broken");
});
