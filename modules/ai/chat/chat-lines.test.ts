import { describe, expect, it } from "vitest";
import { readLines } from "./chat-lines.ts";
import type { SourcePart } from "../checking.ts";
import type { AnswerPiece } from "../contract.ts";

const text = "There is hereby imposed a levy on windmills.";
const whole = { citation: "26 USC 3", url: "/authority/26-usc/3", heading: null, start: 0, end: text.length };
const source: SourcePart = {
  quotable: {
    ...{ citation: "26 USC 3", title: "Levy", asOf: "119-100", text, parts: [whole] },
    citeAt: () => whole.citation,
    urlAt: () => whole.url,
  },
  part: 0,
};

/** What is shown when the reply comes in pieces of this many characters. */
function show(reply: string, size: number) {
  const lines = readLines([source], "Is it true that “all mills are free of levies”?");
  const pieces: AnswerPiece[] = [];
  for (let at = 0; at < reply.length; at += size) pieces.push(...lines.push(reply.slice(at, at + size)));
  pieces.push(...lines.end());
  const words = pieces.map((piece) => (piece.type === "text" ? piece.text : "")).join("");
  return { words, pieces, failed: lines.failed };
}

describe("the lines of a reply", () => {
  it.each([1, 3, 1000])("are shown with their quotations as stored, in pieces of %i", (size) => {
    const { words, pieces, failed } = show(
      "It is taxed.\n- Imposed: “hereby imposed  a levy” [1] on them\n\nThat is all.",
      size,
    );
    expect(words).toBe("It is taxed.\n- Imposed: “hereby imposed a levy” [1] on them\n\nThat is all.");
    expect(pieces.filter(({ type }) => type === "quotation")).toEqual([
      {
        type: "quotation",
        quotation: { text: "hereby imposed a levy", citation: "26 USC 3", source: 1 },
      },
    ]);
    expect(failed).toEqual([]);
  });

  it.each([1, 5, 1000])(
    "never show words between quotation marks that no source holds, in pieces of %i",
    (size) => {
      const { words, failed } = show("So:\n- the law says “windmills are free” [1]\nEnd", size);
      expect(words).not.toContain("free");
      expect(failed).toEqual(["- the law says “windmills are free” [1]"]);
    },
  );

  it.each([
    ["straight marks", 'The law says "all windmills are free of it" [1].'],
    ["straight marks without a number", 'The law says "all windmills are free of it".'],
    ["no number", "The law says “all windmills are free of it”."],
    [
      "marks of other languages",
      "The law says «all windmills are free of it» and „all mills are free of it“.",
    ],
    ["a line of its own", "> all windmills are free of it [1]"],
    ["a quotation over two lines", "“all windmills are free\nof any such levy” [1]"],
    ["straight marks over two lines", '"all windmills are free\nof any such levy" [1]'],
    ["a true quotation before it", "“hereby imposed a levy” [1] and “all windmills are free of it”"],
  ])("never show what no source holds in %s", (_, reply) => {
    for (const size of [1, 4, 1000]) {
      const { words, failed } = show(`So:\n${reply}\nEnd`, size);
      expect(words).not.toMatch(/free|such levy/);
      expect(failed.join("\n")).toBe(reply);
    }
  });

  it.each([
    ['It says "hereby imposed a levy" here.', "It says “hereby imposed a levy” [1] here."],
    ["It says “There is hereby  imposed,” no more.", "It says “There is hereby imposed” [1] no more."],
    ["> There is hereby imposed a levy", "> “There is hereby imposed a levy” [1]"],
    ["  - “hereby imposed a levy” [1]", "  - “hereby imposed a levy” [1]"],
  ])("give what a source holds its number: %s", (reply, shown) => {
    const { words, pieces, failed } = show(reply, 3);
    expect(words).toBe(shown);
    expect(pieces.filter(({ type }) => type === "quotation")).toHaveLength(1);
    expect(failed).toEqual([]);
  });

  it.each([
    'A "windmill" is a mill; the “levy on mills” is not.',
    "You asked whether “all mills are free of levies”.",
    'A sail of 24" and one of 30".',
  ])("leave terms, the question's own words and inches as they are: %s", (reply) => {
    expect(show(reply, 2)).toMatchObject({ words: reply, failed: [] });
  });

  it("hold the words of no answer back", () => {
    expect(show("NO ANSWER", 2).words).toBe("");
    expect(show("NOTICE this.", 2).words).toBe("NOTICE this.");
  });

  it("come at once where they quote nothing", () => {
    const lines = readLines([source], "");
    expect(lines.push("Some words")).toEqual([{ type: "text", text: "Some words" }]);
    expect(lines.push(" “There is")).toEqual([{ type: "text", text: " " }]);
  });
});
