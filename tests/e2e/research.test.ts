/** Main flow: sign in, ask, open the source at the cited paragraph, with and without JavaScript, wide and narrow. */
import { describe, expect, it } from "vitest";
import { enterAs, PHONE, signIn, useStage, WIDE } from "./pages.ts";

const stage = useStage({ worker: true });
const QUESTION = "What levy does section 2 impose on windmills?";

const settings = [
  { javaScriptEnabled: true, viewport: WIDE },
  { javaScriptEnabled: true, viewport: PHONE },
  { javaScriptEnabled: false, viewport: WIDE },
];

describe.each(settings)("research with script: $javaScriptEnabled at $viewport.width", (options) => {
  it("goes from sign-in to the cited paragraph", async () => {
    const { page, leave } = await stage.visit(options);
    await page.goto("/ai-assistant");
    expect(new URL(page.url()).pathname).toBe("/login");
    await signIn(page, stage.site, "admin");
    expect(new URL(page.url()).pathname).toBe("/ai-assistant");

    await page.getByLabel("Question").fill(QUESTION);
    if (options.javaScriptEnabled) await page.getByLabel("Question").press("Enter");
    else await page.getByRole("button", { name: "Ask", exact: true }).click();
    const answer = page.locator(".turn").filter({ hasText: QUESTION }).last();
    await answer.getByText(/Confidence \d+%/).waitFor();
    expect(new URL(page.url()).hash).toMatch(/^#x\d+$/);
    await expect
      .soft(answer.getByText(/^(\d+) of \1 quotations match their source$/).count())
      .resolves.toBe(1);

    const quoted = await answer.locator("blockquote q, li q").first().textContent();
    await answer.getByRole("link", { name: "Source 1: § 2" }).first().click();
    await page.waitForURL("**source=1*");
    const beside = page.getByRole("complementary", { name: "The law beside the answer" });
    await expect.poll(() => beside.locator("[data-quoted]").first().textContent()).toContain(quoted);
    if (options.viewport === PHONE) await beside.getByRole("link", { name: "Close" }).click();

    await answer.getByText(/^\d+ sources?$/).click();
    const source = answer.locator(".source").first();
    expect(await source.getByText(/^Relevance \d+%$/).count()).toBe(1);
    expect(await source.getByText("Quote matches").count()).toBe(1);
    await source.locator(".source__pin").click();

    await page.waitForURL("**/authority/26-usc/2#*");
    const { hash } = new URL(page.url());
    const cited = page.locator(`[id="${hash.slice(1)}"]`);
    expect(await cited.textContent()).toContain(quoted);
    const [here, elsewhere] = await Promise.all([
      cited.evaluate((node) => getComputedStyle(node).backgroundImage),
      page
        .locator(".provision:not(:target)")
        .first()
        .evaluate((node) => getComputedStyle(node).backgroundImage),
    ]);
    expect(here).toMatch(/^linear-gradient/);
    expect(elsewhere).toBe("none");
    expect(await cited.evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await leave();
  });

  it("refuses calmly, keeps the thread, indexes and clears", async () => {
    const { page, leave } = await stage.visit(options);
    await enterAs(page, stage.site.people.admin, "/rag");
    await page.getByLabel("Question").fill("Which yeast makes the best sourdough bread?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByRole("heading", { name: "No authority in the library answers this" }).waitFor();
    await page.reload();
    expect(await page.getByText("Which yeast makes the best sourdough bread?").count()).toBe(1);

    await page.getByRole("button", { name: "Index All Documents" }).click();
    await page.getByText("All documents have been indexed for AI search!").waitFor();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("button", { name: "What is gross income?" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/rag");
    await leave();
  });
});

it("does not send blank text", async () => {
  const { page, leave } = await stage.visit();
  await enterAs(page, stage.site.people.admin, "/ai-assistant");
  const ask = page.getByRole("button", { name: "Ask", exact: true });
  await page.getByLabel("Question").fill("   ");
  await expect.poll(() => ask.isDisabled()).toBe(true);
  await page.getByLabel("Question").press("Enter");
  expect(await page.locator(".turn").count()).toBe(0);
  await leave();
});
