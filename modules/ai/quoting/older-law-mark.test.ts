import { expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { createDraft } from "../drafting.ts";
import { paragraphFor, writeParagraph } from "../readers/regulation.ts";
import { section, type Line } from "../testing.ts";

const LAW: Line[] = [["a", "Levy", "The levy on a post mill is $900, and on a tower mill 7 percent."]];
const RULES: Line[] = [
  ["a", "Post mills", "The levy on a post mill is $400 in each year in which its sails turn."],
  ["b", "Tower mills", "The levy on a tower mill is 7 percent of its value."],
  ["c", "Examples", ""],
  ["c-1", "Example 1", "A repairs the sails of a water mill for $400."],
];

function code(...amendments: string[]): DocumentText {
  const notes = [{ topic: "amendments", heading: "Amendments", paragraphs: amendments }];
  return { ...section("Levy on mills", LAW), notes } as DocumentText;
}

const FIGURE = "1996—Subsec. (a). Pub. L. 104–999, § 706(a), substituted “$900” for “$400”.";
const REWRITTEN = "1990—Pub. L. 101–999, § 11, amended section generally, substituting present provisions.";

interface Told {
  explains: DocumentText[];
  credit?: string | null;
}

function quoted(question: string, { explains, credit = "[T.D. 7705, 45 FR 46069, July 9, 1980]" }: Told) {
  const regulation = { ...section("Mills", RULES), shelf: "regulation", sourceCredit: credit };
  const answered = {
    section: regulation as DocumentText,
    ...{ citedUnit: null, phraseMatches: [], retrieved: [], explains },
  };
  const draft = createDraft();
  writeParagraph(paragraphFor({ draft, question, answered, year: 2026 })!);
  return draft.toString();
}

const ON_POST = "What is the levy on a post mill whose sails turn?";
const ON_TOWER = "What is the levy on the value of a tower mill?";

it("marks a figure that the law took away after the last decision on the regulation", () => {
  expect(quoted(ON_POST, { explains: [code(FIGURE)] })).toContain(
    "(written in 1980, before P.L. 104-999 changed $400 in 26 USC 9 in 1996)",
  );
});

it("does not mark a figure that is still the law's, nor one of an example", () => {
  expect(quoted(ON_TOWER, { explains: [code(FIGURE)] })).not.toContain("written in");
  expect(quoted("What if A repairs the sails of a water mill?", { explains: [code(FIGURE)] })).toMatch(
    /water mill for \$400\.” \[\d\]$/m,
  );
});

it("marks whatever was written before its section was written anew", () => {
  expect(quoted(ON_TOWER, { explains: [code(REWRITTEN)] })).toContain(
    "(written in 1980, before P.L. 101-999 rewrote 26 USC 9 in 1990)",
  );
});

it("does not mark a regulation that came after the change, or whose date is not known", () => {
  const credit =
    "[T.D. 7705, 45 FR 46069, July 9, 1980, as amended by T.D. 9034, 67 FR 78691, Dec. 26, 2002]";
  expect(quoted(ON_POST, { explains: [code(FIGURE, REWRITTEN)], credit })).not.toContain("written in");
  expect(quoted(ON_POST, { explains: [code(FIGURE)], credit: null })).not.toContain("written in");
});
