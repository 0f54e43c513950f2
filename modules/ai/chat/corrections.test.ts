import { describe, expect, it } from "vitest";
import { corrected } from "./corrections.ts";

describe("a message as it is meant", () => {
  it.each([
    ["No, I meant last year", "last year"],
    ["sorry, my sister's barn", "my sister's barn"],
    ["no, it has two wheels", "it has two wheels"],
    ["We grind 40,000 sacks? no sorry 14,000", "We grind 14,000 sacks"],
    ["the mill cost $5,000, I mean $6,500", "the mill cost $6,500"],
    ["Thanks, and what about barns?", "and what about barns?"],
    ["ok so how much is it", "so how much is it"],
    ["what if its an old mill and im 70", "what if it's an old mill and i'm 70"],
    ["whats due if i dont", "what's due if i don't"],
    ["the IRS I mean", "the IRS"],
    ["great. which form?", "which form?"],
  ])("%s", (said, meant) => expect(corrected(said)).toBe(meant));

  it.each([
    "What is the levy on windmills?",
    "Is it 5,000 or 6,500?",
    "thanks",
    "I paid $500 in 2024 and $700 in 2025",
    "No mill was sold",
    "The mill and its owner",
  ])("is left as it is: %s", (said) => expect(corrected(said)).toBe(said));
});
