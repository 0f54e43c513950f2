import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Quotation } from "#modules/ai/schema";
import { AnswerBlocks, AnswerText } from "./AnswerText.tsx";
import { toBlocks } from "./answer-blocks.ts";

function shown(answer: string, texts: string[]): string {
  const quotations: Quotation[] = texts.map((text) => ({ text, citation: "26 USC 9(a)", source: 1 }));
  return renderToStaticMarkup(<AnswerText answer={{ answer, quotations }} panel="#s" />);
}

/** As beside the law: chips with pin cites. */
function pinned(answer: string, texts: string[]): string {
  const quotations: Quotation[] = texts.map((text) => ({ text, citation: "26 USC 9(a)", source: 1 }));
  const shownWith = { panel: "/ask?exchange=7&source=", labels: ["§ 9(a)"], back: "#x7" };
  return renderToStaticMarkup(<AnswerBlocks blocks={toBlocks(answer, quotations)} {...shownWith} />);
}

describe("an answer's text", () => {
  it("sets quotations with something left out between them as one block", () => {
    const html = shown("26 USC 9(a): “One—” [1] … (26 USC 9(a)(1)) “two.” [1]", ["One—", "two."]);
    expect(html).toMatch(/^<p class="answer__lead">26|^<p class="answer__lead"><span/);
    expect(html).toContain("<blockquote><q>One—</q>");
    expect(html).toContain('<span class="answer__omitted">');
    expect(shown("26 USC 9(a): “One—” [1] means “two.” [1]", ["One—", "two."])).not.toContain("blockquote");
  });

  it("shows the label of a unit as one, also where each of its paragraphs is quoted below", () => {
    const html = shown("26 USC 9(a), Levy:\n- “One.” [1]\n\nIt is levied.", ["One."]);
    expect(html).toMatch(/^<p class="answer__lead">/);
    expect(html.match(/answer__lead/g)).toHaveLength(1);
  });

  it("sets a mark of what is left out behind the words before it, not as an item", () => {
    const html = shown("- “One.” [1]\n- … (26 USC 9(a)(2) to (3))\n- “Two.” [1]", ["One.", "Two."]);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toContain('<span class="answer__omitted">');
  });

  it.each([
    [["Item\tOne", "Most\t$4,427"], 1],
    [["If income is:\tThe tax is:", "Not over $5\tnothing"], 1],
    [["Single\t$5", "Joint\t$10"], 0],
    [["Alone\tTaxed", "Married\tTaxed"], 0],
    [["Item\tOne"], 0],
  ])("heads a table by a row that names its columns: %j", (rows, heads) => {
    const html = shown(rows.map((row) => `- “${row}” [1]`).join("\n"), rows);
    expect(html.includes("<thead>")).toBe(heads === 1);
  });

  it("names the place of what is left out only where the chip beside does not", () => {
    expect(pinned("- 26 USC 9(a): “One—” [1] … (26 USC 9(a))", ["One—"])).not.toContain("… (");
    expect(pinned("- “One—” [1] … (26 USC 9(a)(1)) “two.” [1]", ["One—", "two."])).toContain("… (");
    expect(pinned("- “One.” [1] … (26 USC 9(a), sentences 2 to 4)", ["One."])).toContain("sentences 2 to 4");
  });

  it("leads to the law beside, and without JavaScript back to its answer", () => {
    expect(pinned("“One.” [1]", ["One."])).toContain('href="/ask?exchange=7&amp;source=1#x7"');
  });

  it("adds no bullet to the bullet of a form", () => {
    expect(shown("- “• One.” [1]", ["• One."])).toContain('class="answer__numbered"');
    expect(shown("- … (Form 9) “• One.” [1]", ["• One."])).toContain('class="answer__numbered"');
    expect(shown("- “One • two.” [1]", ["One • two."])).not.toContain("answer__numbered");
  });
});
