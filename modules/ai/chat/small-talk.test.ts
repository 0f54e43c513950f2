import { describe, expect, it } from "vitest";
import { asksAgain, inShort, isThanks } from "./small-talk.ts";

describe("messages that ask no law", () => {
  it.each(["thanks", "Thank you!", "ok thanks that helps", "great, that's all", "got it"])(
    "thanks: %s",
    (message) => expect(isThanks(message)).toBe(true),
  );

  it.each(["thanks, what about barns?", "ok and windmills", "that helps windmills", "ok whats the form"])(
    "is no thanks: %s",
    (message) => expect(isThanks(message)).toBe(false),
  );

  it.each(["can you say it simpler", "In plain English please?", "I don't get it", "what does that mean"])(
    "wants the last answer again: %s",
    (message) => expect(asksAgain(message)).toBe(true),
  );

  it.each(["What is the simplified method for windmills?", "why", "Is it simple?"])(
    "asks on: %s",
    (message) => expect(asksAgain(message)).toBe(false),
  );

  it("says that only the law's own words can be given again", () => {
    expect(inShort({ bottomLine: "Yes." })).toBe("In short, and as before:");
    expect(inShort({ bottomLine: null })).toContain("the law's own words again");
  });
});
