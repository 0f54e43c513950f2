/** Landing page: the coverage of the library, card by card, by mouse and by keyboard. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, PHONE, useStage, WIDE } from "./pages.ts";

const stage = useStage();

/** Text of the specification, section 2. */
const COVERAGE: Record<string, string[]> = {
  "Legal Statutes": [
    "Internal Revenue Code",
    "Individual",
    "Corporate",
    "Estate and gift",
    "Employment",
    "Excise",
    "Administration",
    "Penalties and interest",
  ],
  "Federal Regulations": ["Title 26 CFR", "Temporary regulations", "Proposed regulations"],
  "Administrative Guidance": [
    "Revenue rulings",
    "Revenue procedures",
    "Private letter rulings",
    "Technical advice memoranda",
    "Notices",
    "Announcements",
    "Chief counsel advice",
    "General counsel memoranda",
  ],
  "Interpretive Materials": [
    "Publications",
    "Forms and instructions",
    "Legal memoranda",
    "Audit technique guides",
    "Training materials",
  ],
  "Judicial Opinions": [
    "Tax Court",
    "Courts of appeals",
    "District courts",
    "Supreme Court",
    "Court of Federal Claims",
    "Bankruptcy tax decisions",
  ],
  "Instant Search & Citation": [
    "Semantic search",
    "Boolean queries",
    "Citation tracking",
    "Cross-reference analysis",
    "Version history",
    "Real-time updates",
    "AI summarization",
    "Source attribution",
  ],
};

/** Titles and lists of the open cards. */
async function shown(page: Page): Promise<Record<string, string[]>> {
  const lists: Record<string, string[]> = {};
  for (const card of await page.locator(".coverage details").all()) {
    const items = await card.getByRole("listitem").all();
    const seen = await Promise.all(
      items.map(async (item) => ((await item.isVisible()) ? item.innerText() : "")),
    );
    const title = await card.getByRole("heading").innerText();
    if (seen.some(Boolean)) lists[title] = seen;
  }
  return lists;
}

describe.each([
  { javaScriptEnabled: true, viewport: WIDE },
  { javaScriptEnabled: true, viewport: PHONE },
  { javaScriptEnabled: false, viewport: WIDE },
])("with script: $javaScriptEnabled at $viewport.width", (options) => {
  it("has the name, the tagline and the way in", async () => {
    const { page, leave } = await stage.visit(options);
    await page.goto("/");
    await page.getByRole("heading", { level: 1, name: "Tax Retrieval Augmented Generation" }).waitFor();
    expect(await page.getByRole("link", { name: "TaxRAG" }).count()).toBe(1);
    expect(await shown(page)).toEqual({});
    await page.getByRole("link", { name: "Learn More" }).click();
    expect(new URL(page.url()).pathname).toBe("/login");
    await leave();
  });

  it("opens each card at a press, one at a time, with exactly its coverage", async () => {
    const { page, leave } = await stage.visit(options);
    await page.goto("/");
    for (const [title, items] of Object.entries(COVERAGE)) {
      await page.getByRole("heading", { name: title }).click();
      expect(await shown(page)).toEqual({ [title]: items });
    }
    await leave();
  });

  it("opens below its own words and leaves the next card uncovered", async () => {
    const { page, leave } = await stage.visit(options);
    await page.goto("/");
    const card = page.locator(".coverage details").nth(2);
    await card.locator("summary").click();
    const [words, list, next] = await Promise.all([
      card.locator(".what").boundingBox(),
      card.locator(".popover").boundingBox(),
      page.locator(".coverage details").nth(3).boundingBox(),
    ]);
    if (!words || !list || !next) throw new Error("The card is not drawn.");
    expect(list.y).toBeGreaterThanOrEqual(words.y + words.height);
    // Beside its list on a wide screen, below it on a phone.
    const isBeside = next.x + next.width <= list.x;
    expect(isBeside || next.y >= list.y + list.height).toBe(true);
    await leave();
  });

  it("opens each card by the keyboard", async () => {
    const { page, leave } = await stage.visit(options);
    await page.goto("/");
    if (options.javaScriptEnabled) await hydrated(page);
    for (const [index, title] of Object.keys(COVERAGE).entries()) {
      await page.locator(".coverage summary").nth(index).focus();
      await page.keyboard.press(index % 2 === 0 ? "Enter" : "Space");
      expect(Object.keys(await shown(page))).toEqual([title]);
      await page.keyboard.press(options.javaScriptEnabled ? "Escape" : "Enter");
      expect(await shown(page)).toEqual({});
    }
    await leave();
  });
});

it("names a picture for programs that show links", async () => {
  const page = await (await fetch(stage.site.address)).text();
  const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  expect(picture).toBe(`${stage.site.address}/og.png`);
  const answer = await fetch(picture);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/png"]);
});
