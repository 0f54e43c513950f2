import { describe, expect, it } from "vitest";
import { asksForForm, attributeAsked, attributeMissing, names } from "./attributes.ts";

describe("what belongs to any rule", () => {
  it.each([
    ["which form do we need for that", "form"],
    ["by when", "time"],
    ["when do I file it", "time"],
    ["when is the last day?", "time"],
    ["how long do I have to ask", "time"],
    ["how long does she have", "time"],
    ["Which form is for windmills?", null],
    ["When is a windmill sold?", null],
    ["how much", "amount"],
    ["ok whats the form", "form"],
    ["where does that go on the return", "form"],
    ["and where do I send it?", "place"],
    ["What address do I mail the form to?", "place"],
    ["where do i pay", "place"],
    ["Where do I send the miller's sacks?", null],
    ["how do I report it", "form"],
    ["who files the form", "form"],
    ["Why?", "reason"],
    ["why only that", "reason"],
    ["why is it so much", "reason"],
    ["Why are windmills taxed?", null],
    ["does my state matter", "state"],
    ["does my state tax it too?", "state"],
    ["Does my state tax windmills?", null],
    ["is that per person", "each"],
    ["is it each or together?", "each"],
    ["Is that a windmill?", null],
    ["what records do I keep", "records"],
    ["and what do i need to keep as proof", "records"],
    ["what happens if I don't report it", "consequence"],
    ["What if I don't grind oats?", null],
    ["how do i do that", "manner"],
    ["ok and how?", "manner"],
    ["what do I have to do now", "manner"],
    ["How do mills work?", null],
    ["are you sure?", "certainty"],
    ["is that still true", "certainty"],
    ["Is it true of mills?", null],
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
    expect(attributeMissing("how much?", "The levy.")).toContain("names no amount");
    expect(attributeMissing("how much?", "The levy is 5 percent.")).toBeNull();
    expect(attributeMissing("why?", "The levy.")).toBeNull();
  });

  it("is a form that a question asks for, and not one that it names", () => {
    expect(asksForForm("what form do I need for a windmill")).toBe(true);
    expect(asksForForm("What is Form 7204 for?")).toBe(false);
    expect(asksForForm("What forms of mills are there?")).toBe(false);
  });
});
