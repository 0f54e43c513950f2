import { describe, expect, it } from "vitest";
import { formFor, formText, parseForms, placesIn, readForms } from "./forms.ts";

const forms = parseForms(
  [
    "id\tsections\twhen\tunless\tform\tpurpose\tdue",
    "mill\t2;2(a)(1)\t\tbarges?\tForm 7204\tthe levy on windmills\twith the return",
    "oats\t2(b)\toats\t\tForm 7205, and its result on Form 7204\tthe levy on oats\tMay 1 after the harvest",
    "barge\t3\t\t\tno form\ta barge is told to nobody\twith the return",
  ].join("\n"),
  {},
);
const idOf = (places: string[], asked: string) => formFor(places, asked, forms)?.id ?? null;

describe("the form of a rule", () => {
  it("is that of the place quoted first, or of what was asked about", () => {
    expect(idOf(["26 USC 2(b)"], "my mill")).toBe("mill");
    expect(idOf(["26 USC 2(b)"], "my mill grinds oats")).toBe("oats");
    expect(idOf(["26 USC 3(a)", "26 USC 2(a)"], "my mill")).toBe("barge");
    expect(idOf(["26 USC 2(a)", "26 USC 3(a)"], "my mill")).toBe("mill");
    expect(idOf(["26 USC 2(a)"], "a barge")).toBeNull();
    expect(idOf(["26 USC 21(a)"], "my mill")).toBeNull();
  });

  it("is told with what it is for and when it is due", () => {
    expect(formText(forms[1]!)).toBe(
      "Form 7205, and its result on Form 7204: the levy on oats. When: May 1 after the harvest.",
    );
    expect(formText(forms[2]!)).toMatch(
      /^No form: a barge is told to nobody\. It goes with the income tax return/,
    );
  });

  it("is looked for by what is quoted, and then by what is named", () => {
    const answer =
      "Due (26 USC 3).\n\n## Why\n26 USC 2(a): “A levy.” [1]\n\n## The rest\n- 26 USC 9: “Oats.” [2]";
    expect(placesIn(answer)).toEqual(["26 USC 2(a)", "26 USC 3"]);
  });

  it("cannot be read without all its columns", () => {
    expect(() => parseForms("id\nmill\t2\t\t\tForm 7204\tthe levy", {})).toThrow("mill");
  });
});

describe("the forms of the product", () => {
  const all = readForms();

  it("have names of their own, sections of the Code, and a form or the word that there is none", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const unlike = all.filter(
      ({ sections, form }) =>
        !sections.every((section) => /^26 USC \d+[A-Z]*(?:\([a-z0-9A-Z]+\))*$/.test(section)) ||
        !/\b(?:Forms?|Schedule) (?:\d{3,5}|[A-Z]{1,3}\b|W-\d|1-A|SS-)|^no form/.test(form),
    );
    expect(unlike).toEqual([]);
  });

  it("are clauses, which the answer ends", () => {
    const isNoClause = (text: string) => /[.\s]$|^$|[“”]/.test(text);
    expect(all.filter(({ form, purpose, due }) => [form, purpose, due].some(isNoClause))).toEqual([]);
  });
});
