import { describe, expect, it } from "vitest";
import { attributeAsked, attributeMissing, names } from "./attributes.ts";

describe("what belongs to any rule", () => {
  it.each([
    ["which form do we need for that", "form"],
    ["by when", "time"],
    ["when do I file it", "time"],
    ["when is the last day?", "time"],
    ["how long do I have to ask", "time"],
    ["Which form is for windmills?", null],
    ["When is a windmill sold?", null],
    ["how much", null],
  ])("%s: %s", (question, attribute) => expect(attributeAsked(question)).toBe(attribute));

  it("is named by a form's number, a date or a period", () => {
    expect(names("form", "Reported on Form 7204.")).toBe(true);
    expect(names("form", "In the form of a letter.")).toBe(false);
    expect(names("time", "By April 15.")).toBe(true);
    expect(names("time", "Within 30 days.")).toBe(true);
    expect(names("time", "The rate is 5 percent.")).toBe(false);
  });

  it("is said to be missing where the answer has none", () => {
    expect(attributeMissing("which form?", "The levy is 5 percent.")).toContain("names no form");
    expect(attributeMissing("which form?", "Form 7204 it is.")).toBeNull();
    expect(attributeMissing("how much?", "The levy.")).toBeNull();
  });
});
