import { describe, expect, it } from "vitest";
import { aimOf, lackingIn } from "./client-question.ts";

const page = {
  ...{ documentId: "1", intakeId: "1", fileName: "mill.pdf", page: 1, score: 1, found: [] },
  text: "Payer: Mill Bank\n1 Grain ground 4,250 bushels\nGift to the guild 100.00",
};

describe("a question with a client's papers at hand", () => {
  it.each([
    ["Did Morgan receive any grain?", "facts"],
    ["How much did she give to charity?", "facts"],
    ["What is in box 2?", "facts"],
    ["What is the grain ground?", "facts"],
    ["Can the client deduct the grain?", "both"],
    ["Is Morgan's grain taxable?", "both"],
    ["Is the grain in the lease of the client income?", "both"],
    ["What is the closing balance on the bank statement?", "facts"],
    ["What is the standard deduction?", "law"],
    ["What is the levy on windmills?", "law"],
    ["Does Congress tax mills?", "law"],
    ["Is grain income?", "law"],
  ])("%j is about %s", (question, aim) => expect(aimOf(question, [page])).toBe(aim));

  it("looks for the thing asked about, also by another word", () => {
    expect(lackingIn(page, "How much did Morgan give to charity?")).toEqual([]);
    expect(lackingIn(page, "Did Morgan sell any sails?")).toEqual(["sell", "sails"]);
  });
});
