import { expect, it } from "vitest";
import type { DocumentText, Resolved } from "#modules/authority";
import { DomainError, OPERATOR } from "#modules/kernel";
import { section } from "../testing.ts";
import { withExplainedLaw } from "./explained-law.ts";

const CODE = section("Levy on windmills", [["a", "In general", "There is imposed a levy."]]);
const authority = {
  resolve: async (_: unknown, citation: string) => {
    if (citation !== CODE.citation) throw new DomainError("not_found", "Not held.");
    return { document: CODE, missing: null } as Resolved;
  },
};

const REWRITTEN = {
  ...CODE,
  notes: [
    {
      topic: "amendments",
      heading: "Amendments",
      paragraphs: ["1990—Pub. L. 101–999, § 11, amended section generally, substituting present provisions."],
    },
  ],
} as DocumentText;

async function explained(citation: string) {
  const [, key] = citation.split("CFR ");
  const regulation = { kind: "regulation", shelf: "regulation", key, citation };
  const document = { ...CODE, ...(key ? regulation : { citation }) } as DocumentText;
  const answered = { section: document, citedUnit: null, phraseMatches: [], retrieved: [] };
  const [one] = await withExplainedLaw([answered], { authority, actor: OPERATOR });
  return one!.explains?.map((law) => law.citation);
}

it("puts beside a regulation the section that it explains, as far as that is held", async () => {
  expect(await explained("26 CFR 1.9-1")).toEqual(["26 USC 9"]);
  expect(await explained("26 CFR 1.71-1")).toEqual([]);
  expect(await explained("26 USC 9")).toBeUndefined();
});

it("folds a regulation of law that was written anew after it, but not one that decides", async () => {
  const regulation = {
    ...CODE,
    ...{ kind: "regulation", shelf: "regulation", key: "1.9-1", citation: "26 CFR 1.9-1" },
    sourceCredit: "[T.D. 7705, 45 FR 46069, July 9, 1980]",
  } as DocumentText;
  const answered = { section: regulation, citedUnit: null, phraseMatches: [], retrieved: [] };
  const resolve = async () => ({ document: REWRITTEN, missing: null }) as Resolved;
  const roles = ["under the Code", "beside the Code", "deciding document"] as const;
  const folded = await withExplainedLaw(
    roles.map((role) => ({ ...answered, role })),
    { authority: { resolve }, actor: OPERATOR },
  );
  expect(folded.map(({ role }) => role)).toEqual([
    "folded beside the Code",
    "folded beside the Code",
    "deciding document",
  ]);
});
