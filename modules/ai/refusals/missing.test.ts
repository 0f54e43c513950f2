/** Units and papers that the library lacks, on a library of our own making. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Passage } from "#modules/authority";
import { openShelvedLibrary, READER, type ShelvedLibrary } from "../../../tests/factories/shelved-library.ts";
import { entry, ruling, type Entry } from "../../../tests/factories/watched-library.ts";
import { findBorder } from "./border.ts";

/** A section with these subsections, each of all its text. */
function divided(number: string, letters: string[], text = ""): Entry {
  const made = entry(number, text);
  const { document } = made;
  const [whole] = document.structure.units;
  const units = letters.map((letter) => ({
    ...whole!,
    id: letter,
    path: [letter],
    parent: 0,
    kind: "subsection" as const,
  }));
  return {
    ...made,
    document: { ...document, structure: { ...document.structure, units: [whole!, ...units] } },
  };
}

let library: ShelvedLibrary;
beforeAll(async () => {
  library = await openShelvedLibrary();
  const gone = entry("199A", "Income of mills.");
  gone.document.notes = [
    {
      topic: "referencesInText",
      heading: "References in Text",
      paragraphs: [
        "Section 199, referred to in subsec. (a), was repealed by Pub. L. 115-97, title I, Dec. 22, 2017.",
      ],
    },
  ];
  await library.publish({ sourceId: "irc", label: "119-1" }, [
    divided("1", ["a"]),
    divided("61", ["a", "b"]),
    divided("70", [..."abcdefghijk"]),
    gone,
    divided(
      "300",
      ["a"],
      "A power means: (A) to vote, or (B) to lend, as in paragraph (1), (2) or (3) of the charter.",
    ),
  ]);
  await library.publish({ sourceId: "irb", label: "2026-02-02" }, [ruling("Rev. Rul. 2026-3", "Groats.")]);
});
afterAll(() => library.drop());

const border = async (question: string, passages: Passage[] = [], sectionAbout?: () => string | null) => {
  const authority = { ...library.lookup };
  return findBorder({ question, passages, today: 2026, sectionAbout, authority, actor: READER });
};

describe("units that do not exist", () => {
  it.each([
    ["What does section 61(z) say?", "There is no 26 USC 61(z): § 61 ends with (b); there is no (z)."],
    [
      "What does § 61(a)(1) say?",
      "There is no 26 USC 61(a)(1): § 61(a) is not divided into smaller units; there is no (1).",
    ],
    ["What does § 70(z) say?", "There is no 26 USC 70(z): § 70 ends with (k); there is no (z)."],
    [
      "What does § 70(A)(1) say?",
      "There is no 26 USC 70(A)(1): § 70(a) is not divided into smaller units; there is no (1).",
    ],
    ["What does § 61(1) say?", "There is no 26 USC 61(1): § 61 has (a), (b); there is no (1)."],
    ["What does § 70(1) say?", "There is no 26 USC 70(1): § 70 has (a), (b), (c) … (k); there is no (1)."],
  ])("%s", async (question, text) => {
    expect(await border(question)).toMatchObject({ kind: "no_such_unit", text });
  });

  it("are none where the letter stands in the running text", async () => {
    expect(await border("Who is taxed by § 300(a)(B)?")).toBeNull();
    expect(await border("Who is taxed by § 300(a)(2)?")).toMatchObject({ kind: "no_such_unit" });
  });

  it("name the nearest that does", async () => {
    expect((await border("What does § 61(b)(4) say?"))!.nearest).toMatchObject([
      { citation: "26 USC 61(b)", url: "/authority/26-usc/61#b" },
    ]);
  });
});

describe("sections that do not exist", () => {
  it.each([
    ["What does section 65 say?", "the library's text goes from § 61 to § 70", ["26 USC 61", "26 USC 70"]],
    ["What does section 9999 say?", "the Code ends with § 300", ["26 USC 300"]],
    ["Explain 26 USC 1234567", "the Code ends with § 300", ["26 USC 300"]],
    ["What is 26 USC 200?", "the library's text goes from § 199A to § 300", ["26 USC 199A", "26 USC 300"]],
  ])("%s", async (question, where, nearest) => {
    const found = (await border(question))!;
    expect(found.kind).toBe("no_such_unit");
    expect(found.text).toContain(where);
    expect(found.nearest!.map(({ citation }) => citation)).toEqual(nearest);
  });

  it("that are former law are told by the note of another section", async () => {
    const found = (await border("What does section 199 say?"))!;
    expect(found.text).toBe(
      "Section 199 is no longer in the Internal Revenue Code: it was repealed by P.L. 115-97 § 13305, for taxable years beginning after December 31, 2017. Its former words are not in this library.",
    );
    expect(found.nearest![0]!.citation).toBe("26 USC 199A");
  });

  it("are not meant by a number that only looks like one", async () => {
    expect(await border("Where do I enter a 1099(b) amount?")).toBeNull();
  });
});

describe("papers that the library lacks", () => {
  const passage = { document: { shelf: "statute", key: "61", heading: "Levy number 61" } } as Passage;

  it.each([
    ["What did Rev. Rul. 2026-4 hold?", "The library does not hold Rev. Rul. 2026-4."],
    ["What does Notice 2031-1 say?", "There is no Notice 2031-1 yet: 2031 has not come."],
    [
      "What does Treas. Reg. § 1.61-1 say?",
      "The library does not hold 26 CFR 1.61-1. It holds no regulations yet.",
    ],
    ["What does Temp. Treas. Reg. § 1.4695T say?", "Was 26 CFR 1.469-5T meant?"],
    ["What did PLR 202501001 hold?", "The library does not hold written determination 202501001."],
    ["What did 162 T.C. 148 decide?", "It holds no opinions of the Tax Court yet."],
    ["What was held in Miller v. Commissioner?", "The library does not hold Miller v. Commissioner."],
    [
      "Is there a private letter ruling on mills?",
      "The library holds no private letter rulings or other written determinations yet.",
    ],
  ])("%s", async (question, text) => {
    const found = (await border(question))!;
    expect(found.kind).toBe("not_in_library");
    expect(found.text).toContain(text);
  });

  it("are told without a section where the question names no subject", async () => {
    expect((await border("What did Rev. Rul. 2026-4 hold?", [passage]))!.text).not.toContain(
      "On the subject",
    );
  });

  it("are told with the section that the words are about, if any, and without one where only a party is named", async () => {
    const asked = "What did Rev. Rul. 2026-4 hold on windmills?";
    const found = (await border(asked, [passage], () => "26 USC 70"))!;
    expect(found.text).toContain("On the subject the Code has § 70");
    expect(found.nearest).toMatchObject([{ citation: "26 USC 70" }]);
    const without = (await border(asked, [passage], () => null))!;
    expect(without.text).not.toContain("On the subject");
    expect(without.nearest).toEqual([]);
    const named = "What was held in Miller v. Commissioner?";
    expect((await border(named, [passage], () => "26 USC 61"))!.text).not.toContain("On the subject");
  });

  it("are told with the nearest section of the Code that was found", async () => {
    expect((await border("What did Rev. Rul. 2026-4 hold on windmills?", [passage]))!.text).toContain(
      "On the subject the Code has § 61, Levy number 61.",
    );
  });

  it.each([
    "What did Rev. Rul. 2026-3 hold?",
    "What does section 61 say?",
    "What does § 61(a) say?",
    "Must I file Form 1099 for a mill?",
    "Is an HRA vs FSA better?",
    "How much is the fee for a private letter ruling?",
    "Is a windmill taxed?",
  ])("%s lies inside", async (question) => {
    expect(await border(question)).toBeNull();
  });
});
