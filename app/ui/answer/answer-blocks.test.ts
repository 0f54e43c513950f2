import { describe, expect, it } from "vitest";
import { toBlocks } from "./answer-blocks.ts";

const quotation = (text: string, source: number) => ({ text, citation: "26 USC 61", source });

describe("the blocks of an answer", () => {
  it("are subheads, paragraphs and items", () => {
    const blocks = toBlocks("## The rule\nFirst.\nSecond.\n\n- (1) one\n- two\n\n", []);
    expect(blocks.map(({ kind, parts }) => [kind, parts])).toEqual([
      ["subhead", [{ kind: "text", text: "The rule" }]],
      ["paragraph", [{ kind: "text", text: "First." }]],
      ["paragraph", [{ kind: "text", text: "Second." }]],
      ["item", [{ kind: "text", text: "(1) one" }]],
      ["item", [{ kind: "text", text: "two" }]],
    ]);
  });

  it("tell the rows of a quoted table from other items", () => {
    const blocks = toBlocks("- “Not over $9\t10%” [1]\n- “a\tb” [1] and more\n- “no table” [1]", [
      quotation("Not over $9\t10%", 1),
      quotation("a\tb", 1),
      quotation("no table", 1),
    ]);
    expect(blocks.map(({ kind }) => kind)).toEqual(["row", "item", "item"]);
  });

  it("hold each quotation with its source, also one with quotation marks, brackets and line ends of its own", () => {
    const law = "substituting “$500,000” for “$250,000” [3] if—\n- the spouse";
    const [block, ...others] = toBlocks(`26 USC 121: “${law}” [2]. So it is.`, [quotation(law, 2)]);
    expect(others).toEqual([]);
    expect(block?.parts).toEqual([
      { kind: "text", text: "26 USC 121: " },
      { kind: "quote", text: law, source: 2 },
      { kind: "text", text: ". So it is." },
    ]);
  });

  it("find the same words twice, each in its turn", () => {
    const [block] = toBlocks("“Interest;” [1] and “Interest;” [2]", [
      quotation("Interest;", 1),
      quotation("Interest;", 2),
    ]);
    expect(block?.parts.filter(({ kind }) => kind === "quote")).toEqual([
      { kind: "quote", text: "Interest;", source: 1 },
      { kind: "quote", text: "Interest;", source: 2 },
    ]);
  });

  it("show what is only called a quotation as our own words", () => {
    const [block] = toBlocks("“Not in the law” [1] but “Rents;” [2]", [
      quotation("Missing", 1),
      quotation("Rents;", 2),
    ]);
    expect(block?.parts).toEqual([
      { kind: "text", text: "“Not in the law” " },
      { kind: "cite", source: 1 },
      { kind: "text", text: " but " },
      { kind: "quote", text: "Rents;", source: 2 },
    ]);
  });

  it("are a table of cells, with quotations in their places", () => {
    const text =
      "Rates:\n| Kind | Rate |\n|:---|---:|\n| mill | “one in ten” [2] |\n| a \\| b | <b>none</b> |\n\nThat is all.";
    const [lead, table, end, ...others] = toBlocks(text, [quotation("one in ten", 2)]);
    expect(others).toEqual([]);
    expect([lead?.kind, table?.kind, end?.kind]).toEqual(["paragraph", "table", "paragraph"]);
    expect(table?.cells).toEqual([
      [[{ kind: "text", text: "Kind" }], [{ kind: "text", text: "Rate" }]],
      [[{ kind: "text", text: "mill" }], [{ kind: "quote", text: "one in ten", source: 2 }]],
      [[{ kind: "text", text: "a | b" }], [{ kind: "text", text: "<b>none</b>" }]],
    ]);
  });

  it("are code between fences, letter by letter, also before its end has come", () => {
    const code = "if a:\n    **b** | c\n\n# d";
    const isCode = [{ kind: "code", parts: [{ kind: "text", text: code }] }];
    expect(toBlocks(`\`\`\`py\n${code}\n\`\`\``, [])).toEqual(isCode);
    expect(toBlocks(`~~~\n${code}`, [])).toEqual(isCode);
  });

  it("are no table without a line of dashes", () => {
    expect(toBlocks("a | b\nc | d", []).map(({ kind }) => kind)).toEqual(["paragraph", "paragraph"]);
  });
});
