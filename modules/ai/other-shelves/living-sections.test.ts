import { expect, it } from "vitest";
import type { DocumentText, Passage, Resolved } from "#modules/authority";
import { DomainError, OPERATOR } from "#modules/kernel";
import { section } from "../testing.ts";
import { underLivingSections } from "./living-sections.ts";

const CODE = section("Levy on windmills", [["a", "In general", "There is imposed a levy."]]);
const LIVING = ["26 USC 8"];
const authority = {
  resolve: async (_: unknown, citation: string) => {
    if (!LIVING.includes(citation)) throw new DomainError("not_found", "Not held.");
    return { missing: null } as Resolved;
  },
};

function passage(citation: string, more: Partial<Passage> = {}): Passage {
  const [, key] = citation.split("CFR ");
  const regulation = { kind: "regulation", shelf: "regulation", key, citation };
  return { document: { ...CODE, ...(key ? regulation : { citation }) } as DocumentText, ...more } as Passage;
}

async function kept(...passages: Passage[]) {
  const left = await underLivingSections(passages, { authority, actor: OPERATOR });
  return left.map(({ document }) => document.citation);
}

it("leaves out a regulation whose section of the Code is gone", async () => {
  expect(await kept(passage("26 CFR 1.71-1"), passage("26 USC 9"), passage("26 CFR 1.9-1"))).toEqual([
    "26 USC 9",
    "26 CFR 1.9-1",
  ]);
});

it("keeps one whose section is held but was not found, and one that the question names", async () => {
  expect(await kept(passage("26 CFR 1.8-1"))).toEqual(["26 CFR 1.8-1"]);
  expect(await kept(passage("26 CFR 1.71-1", { cited: true }))).toEqual(["26 CFR 1.71-1"]);
});
