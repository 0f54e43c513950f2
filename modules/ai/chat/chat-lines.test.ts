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
  const lines = readLines([source]);
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

  it("hold the words of no answer back", () => {
    expect(show("NO ANSWER", 2).words).toBe("");
    expect(show("NOTICE this.", 2).words).toBe("NOTICE this.");
  });

  it("come at once where they quote nothing", () => {
    const lines = readLines([source]);
    expect(lines.push("Some words")).toEqual([{ type: "text", text: "Some words" }]);
    expect(lines.push(" “There is")).toEqual([{ type: "text", text: " " }]);
  });
});
