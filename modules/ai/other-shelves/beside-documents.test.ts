/** Documents of other shelves beside the law that leads. */
import { describe, expect, it } from "vitest";
import type { DocumentText, Passage } from "#modules/authority";
import type { AnswerSection } from "../answer-sections.ts";
import { checkAnswer } from "../checking.ts";
import { draftExtractive } from "../extractive.ts";
import { section } from "../testing.ts";
import { besideDocuments } from "./beside-documents.ts";

const CODE = section("Levy on windmills", [["a", "In general", "There is imposed a levy on each windmill."]]);
const OPINION = {
  ...section("Miller v. Commissioner", [
    [
      "a",
      "Headnote",
      "P grinds corn on Sundays. Held: Admission paid by tourists is no rent of the windmill.",
    ],
    ["b", "Background", "Tourists paid admission to watch corn ground on Sundays, as rent of the windmill."],
  ]),
  ...{ kind: "tax-court", key: "190 T.C. 1", citation: "190 T.C. 1", shelf: "opinion" },
  ...{ facts: { court: "United States Tax Court" } },
} as DocumentText;
const QUESTION = "Is admission paid by tourists who grind corn in my windmill on Sundays rent?";

function passage(document: DocumentText, similarity: number): Passage {
  return {
    ...{ document, coverage: similarity, score: 1, cited: false, citedUnit: null, pointed: [] },
    similarity: { passage: similarity, section: similarity, phrase: 0 },
    chunk: { start: 0, end: document.text.length } as Passage["chunk"],
  };
}

const asked = {
  text: QUESTION,
  subject: { outOfScope: 0.1, domain: { odds: 5, tax: 0.6, other: 0.2 } },
  meaning: null,
};
const rolesOf = (passages: Passage[]) => besideDocuments(asked, passages).map(({ role }) => role);

describe("documents beside the Code", () => {
  it("stand above the fold where they likely answer, and nowhere where they are far", () => {
    expect(rolesOf([passage(CODE, 0.5), passage(OPINION, 0.85)])).toEqual(["beside the Code"]);
    expect(rolesOf([passage(CODE, 0.9), passage(OPINION, 0.05)])).toEqual([]);
  });

  it("are none where the question names its law", () => {
    const found = [{ ...passage(CODE, 0.5), cited: true }, passage(OPINION, 0.85)];
    expect(besideDocuments({ ...asked, text: `${QUESTION} What of section 9?` }, found)).toEqual([]);
    // "The 83(b) election" is a subject and cites nothing.
    expect(rolesOf(found)).toEqual(["beside the Code"]);
  });
});

describe("an answer with an opinion beside the Code", () => {
  const drafted = (role: AnswerSection["role"]) => {
    const of = (document: DocumentText, given: Partial<AnswerSection> = {}): AnswerSection => {
      const retrieved = [{ start: 0, end: document.text.length, share: 1 }];
      return { section: document, citedUnit: null, phraseMatches: [], retrieved, ...given };
    };
    const sections = [of(CODE), of(OPINION, { role })];
    const { draft } = draftExtractive({ question: QUESTION, sections, year: 2031, leads: [] });
    expect(checkAnswer(draft.toString(), draft.sources).rejected).toBe(0);
    return draft.toString();
  };

  it("quotes the statute first and then the holding, under its court, not the facts", () => {
    const text = drafted("beside the Code");
    const held = text.indexOf("The Tax Court has held in Miller v. Commissioner, 190 T.C. 1:");
    expect(held).toBeGreaterThan(text.indexOf("There is imposed"));
    expect(held).toBeLessThan(text.indexOf("## The rest"));
    expect(text).toContain("“Admission paid by tourists is no rent of the windmill.”");
    expect(text).not.toContain("watch corn");
  });

  it("folds it where it only may answer", () => {
    const text = drafted("folded beside the Code");
    expect(text.indexOf("has held in")).toBeGreaterThan(text.indexOf("## The rest"));
  });
});
