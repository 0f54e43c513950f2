/** What an answer says before its own bottom line, with the words it rests on. */
import { describe, expect, it } from "vitest";
import { createDraft } from "./drafting.ts";
import { isNote, leadText, writeLeads, writeNotes, type Lead } from "./leads.ts";
import { quotableLaw } from "./quotable.ts";
import { section } from "./testing.ts";

describe("leads", () => {
  const law = quotableLaw(
    section("Mills", [
      ["a", "Levy.", "There is imposed on a windmill a levy of—", "chapeau"],
      ["a-1", "", "$5."],
    ]),
  );
  const start = law.text.indexOf("There is imposed");
  const quotation = { quotable: law, part: 1, range: { start, end: law.text.indexOf("—", start) + 1 } };
  const warning = (text: string, kind: Lead["warnings"][number]["kind"] = "base_amount") => ({
    ...{ kind, text, citation: "26 USC 9(a)" },
  });
  const lead = (text: string, more: Partial<Lead> = {}): Lead => ({
    text,
    quotations: [],
    warnings: [],
    ...more,
  });

  it.each([
    [[], null],
    [[lead("")], null],
    [[lead(" One. ")], "One."],
    [[lead("One."), lead(""), lead("Two.")], "One. Two."],
  ])("say in one paragraph what each says", (leads, text) => {
    expect(leadText(leads)).toBe(text);
  });

  it.each([
    [{ decides: false, warnings: [warning("x")] }, true],
    [{ decides: false, warnings: [warning("x", "not_in_library")] }, true],
    [{ decides: false, warnings: [warning("x", "ended")] }, false],
    [{ decides: false, warnings: [warning("x"), warning("y", "ended")] }, false],
    [{ decides: false, warnings: [] }, false],
    [{ warnings: [warning("x")] }, false],
  ])("are notes when they decide nothing and only remark on amounts: %#", (more, is) => {
    expect(isNote(lead("One.", more))).toBe(is);
  });

  it("quote what they rest on once, and state the warnings that they do not say themselves", () => {
    const draft = createDraft();
    const said = lead("The base is $5.", {
      warnings: [warning("The base is $5."), warning("Watch out.")],
      quotations: [quotation],
    });
    writeLeads(draft, [said, { ...said, text: "More." }]);
    expect(draft.toString().split("\n")).toEqual([
      "",
      "Watch out.",
      "",
      "- 26 USC 9(a), Levy: “There is imposed on a windmill a levy of—” [1] … (26 USC 9(a))",
    ]);
  });

  it("leave out a number that their label ends with", () => {
    const draft = createDraft();
    const whole = quotableLaw(section("Mills", [["a", "", "There is a levy of $5."]]));
    const range = { start: whole.text.indexOf("(a)"), end: whole.text.indexOf("$5.") + 3 };
    writeLeads(draft, [lead("One.", { quotations: [{ quotable: whole, part: 1, range }] })]);
    expect(draft.toString()).toBe("\n- 26 USC 9(a): “There is a levy of $5.” [1]");
  });

  it.each([
    ["There is a levy of $5.", "“There is a levy of $5.” [1] … (26 USC 9(a))"],
    ["It falls above $9.", "… “It falls above $9.” [1] … (26 USC 9(a))"],
    ["It ends at $12.", "… “It ends at $12.” [1]"],
  ])("mark what their paragraph says before and behind %j", (words, quoted) => {
    const draft = createDraft();
    const text = "There is a levy of $5. It falls above $9. It ends at $12.";
    const whole = quotableLaw(section("Mills", [["a", "Levy.", text]]));
    const at = whole.text.indexOf(words);
    const range = { start: at, end: at + words.length };
    writeLeads(draft, [lead("One.", { quotations: [{ quotable: whole, part: 1, range }] })]);
    expect(draft.toString()).toBe(`\n- 26 USC 9(a), Levy: ${quoted}`);
  });

  it("mark an item of a list as one of several", () => {
    const draft = createDraft();
    const lines: Parameters<typeof section>[1] = [
      ["a", "", "A mill is one that—", "chapeau"],
      ["a-1", "", "grinds, or"],
    ];
    const list = quotableLaw(section("Mills", lines));
    const item = "(1)\ngrinds, or";
    const at = list.text.indexOf(item);
    const range = { start: at, end: at + item.length };
    writeLeads(draft, [lead("One.", { quotations: [{ quotable: list, part: 1, range }] })]);
    expect(draft.toString()).toBe("\n- 26 USC 9(a): … “(1)\ngrinds, or” [1] … (26 USC 9(a))");
  });

  it("quote rows of a table together, below its head", () => {
    const draft = createDraft();
    const paper = {
      ...law,
      text: "Rates:\nItem\tOne\tTwo\nFirst\t$1\t$2\nSecond\t$3\t$4",
      parts: [{ ...law.parts[0]!, citation: "Rev. Proc. 1-1, § 4", heading: "Rates." }],
    };
    const rows = ["First\t$1\t$2", "Second\t$3\t$4"].map((row) => {
      const at = paper.text.indexOf(row);
      return { quotable: paper, part: 0, range: { start: at, end: at + row.length } };
    });
    writeLeads(draft, [lead("One.", { quotations: rows })]);
    expect(draft.toString().split("\n")).toEqual([
      "",
      "Rev. Proc. 1-1, § 4, Rates:",
      "- “Item\tOne\tTwo” [1]",
      "- “First\t$1\t$2” [1]",
      "- “Second\t$3\t$4” [1]",
    ]);
    const one = createDraft();
    writeLeads(one, [lead("One.", { quotations: rows.slice(0, 1) })]);
    expect(one.toString().split("\n").at(-1)).toBe("- “First\t$1\t$2” [1] … (Rev. Proc. 1-1, § 4)");
  });

  it("take no row of figures for the head of a table", () => {
    const draft = createDraft();
    const paper = {
      ...law,
      text: "Rates:\nOf all\tAt 15% of it\nFirst\t$1",
      parts: [{ ...law.parts[0]!, citation: "Rev. Proc. 1-1, § 4", heading: "Rates." }],
    };
    const at = paper.text.indexOf("First");
    const range = { start: at, end: paper.text.length };
    writeLeads(draft, [lead("One.", { quotations: [{ quotable: paper, part: 0, range }] })]);
    expect(draft.toString()).toContain("- “Of all\tAt 15% of it” [1]\n- “First\t$1” [1]");
  });

  it("as notes quote only what the draft does not hold yet", () => {
    const draft = createDraft();
    writeNotes(draft, [
      lead("First.", { quotations: [quotation] }),
      lead("", { warnings: [warning("Second.")], quotations: [quotation] }),
    ]);
    expect(draft.toString().split("\n")).toEqual([
      "- First.",
      "- 26 USC 9(a), Levy: “There is imposed on a windmill a levy of—” [1] … (26 USC 9(a))",
      "- Second.",
    ]);
  });
});
