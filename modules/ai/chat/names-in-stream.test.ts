import { describe, expect, it } from "vitest";
import type { AnswerPiece } from "../contract.ts";
import { withNamesStruck } from "./names-in-stream.ts";

const strike = (text: string) => Promise.resolve(text.replace(/Rev\. Rul\. 9999-\d+/g, "~~$&~~ (gone)"));

/** What is shown of pieces of this many characters, and after each of them. */
async function show(reply: string, size: number) {
  let given = "";
  async function* pieces(): AsyncGenerator<AnswerPiece, string> {
    for (let at = 0; at < reply.length; at += size) {
      given += reply.slice(at, at + size);
      yield { type: "text", text: reply.slice(at, at + size) };
    }
    return "done";
  }
  const shown: { after: string; text: string }[] = [];
  for await (const piece of withNamesStruck(pieces(), strike))
    if (piece.type === "text") shown.push({ after: given, text: piece.text });
  return { shown, words: shown.map(({ text }) => text).join("") };
}

describe("the words of a chat model while they come", () => {
  const reply = "It is taxed by § 61. See Rev. Rul. 9999-12 on it. The rest\nis free.";

  it.each([1, 4, 1000])("show a name only as it was looked up, in pieces of %i", async (size) => {
    const { shown, words } = await show(reply, size);
    expect(words).toBe("It is taxed by § 61. See ~~Rev. Rul. 9999-12~~ (gone) on it. The rest\nis free.");
    for (const { text } of shown.filter((one) => /Rul/.test(one.text))) expect(text).toContain("~~Rev. Rul.");
  });

  it("strike it with the end of its sentence, and hold no word that names nothing", async () => {
    const { shown } = await show(reply, 1);
    expect(shown[0]).toEqual({ after: "It ", text: "It " });
    const struck = shown.find(({ text }) => text.includes("~~"))!;
    expect(struck.after).toBe("It is taxed by § 61. See Rev. Rul. 9999-12 on it. T");
  });

  it("keep quotations and notes behind the words that they follow", async () => {
    async function* pieces(): AsyncGenerator<AnswerPiece, null> {
      yield { type: "text", text: "Section 5" };
      yield { type: "note", text: "A note" };
      yield { type: "text", text: " says so.\n" };
      yield { type: "note", text: "Another" };
      return null;
    }
    const seen: string[] = [];
    for await (const piece of withNamesStruck(pieces(), strike))
      if (piece.type !== "quotation") seen.push(piece.text);
    expect(seen).toEqual(["Section 5 says so.\n", "A note", "Another"]);
  });

  it("are all shown when the model breaks off", async () => {
    async function* pieces(): AsyncGenerator<AnswerPiece, null> {
      yield { type: "text", text: "See Rev. Rul. 9999-12 and" };
      throw new Error("broken off");
    }
    const seen: string[] = [];
    const read = async () => {
      for await (const piece of withNamesStruck(pieces(), strike))
        if (piece.type === "text") seen.push(piece.text);
    };
    await expect(read()).rejects.toThrow("broken off");
    expect(seen.join("")).toBe("See ~~Rev. Rul. 9999-12~~ (gone) and");
  });

  it("end the model's stream when nobody listens any more", async () => {
    let isEnded = false;
    async function* pieces(): AsyncGenerator<AnswerPiece, null> {
      try {
        for (;;) yield { type: "text", text: "words " };
      } finally {
        isEnded = true;
      }
    }
    for await (const _ of withNamesStruck(pieces(), strike)) break;
    expect(isEnded).toBe(true);
  });
});
