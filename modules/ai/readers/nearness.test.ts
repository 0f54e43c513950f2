/** Which paragraph, sentence or holding is quoted where people ask in other words than the law's. */
import { describe, expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { DomainError } from "#modules/kernel";
import type { AnswerSection } from "../answer-sections.ts";
import { createDraft } from "../drafting.ts";
import { section, type Line } from "../testing.ts";
import { askedHoldings } from "./asked-holdings.ts";
import { readNearness, type Embed } from "./nearness.ts";
import { likelyParagraphs, longSentences, paragraphFor, writeParagraph } from "./regulation.ts";

/** A model that knows two subjects: meals and sails. */
const embed: Embed = async (texts) =>
  texts.map((text) => {
    const meals = Number(/\b(?:lunch|meals?|food)\b/i.test(text));
    const sails = Number(/\b(?:sails?|canvas)\b/i.test(text));
    const length = Math.hypot(meals, sails, 0.1);
    return [meals / length, sails / length, 0.1 / length];
  });

const LINES: Line[] = [
  ["a", "Workers of a mill", "A mill gives its workers what the workers of a mill need on the days of work."],
  ["b", "Meals", "Food that is served at noon is furnished by the owner."],
  ["c", "Canvas", "Sails are renewed each spring."],
];

function regulation(lines: Line[], citation = "26 CFR 1.9-1"): DocumentText {
  return {
    ...section("Mills", lines),
    ...{ kind: "regulation" as const, shelf: "regulation" as const, key: "1.9-1", citation },
  };
}

const QUESTION = "Do the workers of a mill get a free lunch on the days of work?";

async function read(document: DocumentText, question = QUESTION): Promise<AnswerSection> {
  const answered: AnswerSection = { section: document, citedUnit: null, phraseMatches: [], retrieved: [] };
  const near = await readNearness(embed, question, document, likelyParagraphs(question, answered));
  const inside = await readNearness(
    embed,
    question,
    document,
    longSentences(question, { ...answered, nearness: near }),
  );
  return { ...answered, nearness: new Map([...near!, ...inside!]) };
}

function written(answered: AnswerSection, question = QUESTION): string {
  const draft = createDraft();
  writeParagraph(paragraphFor({ draft, question, answered, year: 2031 })!);
  return draft.toString();
}

describe("a regulation read by meaning", () => {
  it("is quoted by the paragraph that means what is asked, though another shares more words", async () => {
    const answered = await read(regulation(LINES));
    expect(written({ ...answered, nearness: undefined })).toMatch(/^26 CFR 1\.9-1\(a\)/);
    expect(written(answered)).toMatch(/^26 CFR 1\.9-1\(b\), Meals: “Food that is served/);
  });

  it("keeps of a long paragraph the sentence that answers, and marks what it leaves out", async () => {
    const filler = Array.from(
      { length: 20 },
      (_, at) => `Meals of kind ${at} are told of at some length here.`,
    );
    const answering = "Lunch is furnished by the owner.";
    const long = regulation([["b", "Meals", `The rule follows. ${filler.join(" ")} ${answering}`]]);
    const answered = await read(long);
    const start = long.text.indexOf(answering);
    const nearness = new Map([...answered.nearness!].map(([at, near]) => [at, at === start ? 2 : near / 2]));
    const text = written({ ...answered, nearness });
    expect(text).toContain("Lunch is furnished by the owner.");
    expect(text).toMatch(/… \(26 CFR 1\.9-1\(b\), sentences? \d+/);
    expect(text.split(/\s+/).length).toBeLessThan(180);
  });

  it("takes a paragraph headed in its own words below “Examples” for a rule", async () => {
    const listed = regulation([
      ["e", "Examples", ""],
      ["e-1", "Benefits that are excluded", "A lunch on the days of work is excluded."],
    ]);
    expect(written(await read(listed))).toContain("A lunch on the days of work is excluded.");
    const found = paragraphFor({
      ...{ draft: createDraft(), question: QUESTION, year: 2031 },
      answered: await read(listed),
    });
    expect(found!.paragraph!.unit.path).toEqual(["e", "1"]);
  });
});

describe("the model", () => {
  const PARTS = [{ start: 0, text: "Lunch" }];

  it("is asked once for each part of a document", async () => {
    const document = regulation(LINES);
    const texts: string[] = [];
    const counting: Embed = (given) => {
      texts.push(...given);
      return embed(given);
    };
    await readNearness(counting, "A meal?", document, PARTS);
    await readNearness(counting, "A sail?", document, PARTS);
    expect(texts).toEqual(["A meal?", "Lunch", "A sail?"]);
  });

  it("may be away: then words decide", async () => {
    const away: Embed = () => Promise.reject(new DomainError("unavailable", "No model."));
    expect(await readNearness(away, "A meal?", regulation(LINES), PARTS)).toBeUndefined();
  });
});

describe("the holdings of an opinion", () => {
  const opinion = {
    ...section("Miller v. Commissioner", [
      [
        "a",
        "Headnote",
        "P runs a mill. Held: The workers of a mill on the days of work are no partners. Held, further, food at noon is no pay. Held, further, if food were pay, P would owe the levy on food for the workers.",
      ],
    ]),
    ...{ kind: "tax-court" as const, key: "190 T.C. 1", shelf: "opinion" as const, citation: "190 T.C. 1" },
  };
  const texts = (nearness?: Map<number, number>) =>
    askedHoldings(QUESTION, opinion, nearness).map(({ start, end }) => opinion.text.slice(start, end));

  it("begin with the one that is nearest in meaning", () => {
    const start = opinion.text.indexOf("food at noon");
    expect(texts()).not.toEqual(["food at noon is no pay."]);
    expect(texts(new Map([[start, 0.9]]))).toEqual(["food at noon is no pay."]);
  });

  it("are none that hold only on a premise", () => {
    expect(texts().join(" ")).not.toContain("if food were pay");
  });
});
