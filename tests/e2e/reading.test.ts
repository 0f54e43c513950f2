/** Navigation in the Code. */
import { beforeAll, afterAll, expect, it } from "vitest";
import type { Page } from "playwright";
import { enterAs, useStage } from "./pages.ts";

const stage = useStage();
let page: Page;
let leave: () => Promise<void>;

beforeAll(async () => {
  ({ page, leave } = await stage.visit());
  await enterAs(page, stage.site.people.user);
});
afterAll(() => leave());

it("leads from the contents through a chapter to a section and on to the next", async () => {
  await page.goto("/authority/26-usc");
  await page.getByRole("link", { name: /Chapter 1, Normal Taxes and Surtaxes/ }).click();
  await page.getByRole("link", { name: "§ 1 Levy number 1" }).click();
  await page.getByRole("heading", { name: "§ 1. Levy number 1" }).waitFor();
  await page.getByRole("navigation", { name: "Previous and next section" }).getByRole("link").click();
  await page.waitForURL("**/authority/26-usc/2");
  await page.getByRole("link", { name: "Chapter 1, Normal Taxes and Surtaxes" }).click();
  await page.waitForURL("**/authority/26-usc?chapter=1#*");
  const { hash } = new URL(page.url());
  expect(await page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`).count()).toBe(1);
});

it.each([
  ["/authority/26-USC/2", "/authority/26-usc/2", ""],
  ["/authority/26-usc/%C2%A7%202", "/authority/26-usc/2", ""],
  ["/authority/26-usc/2(a)(1)", "/authority/26-usc/2", "#a-1"],
  ["/authority/26-usc/2(a)(9)", "/authority/26-usc/2", "#a"],
  ["/authority/26-usc/2#z-9", "/authority/26-usc/2", "#z-9"],
])("opens %s at %s%s", async (given, pathname, hash) => {
  await page.goto(given);
  await page.getByRole("heading", { name: "Levy number 2" }).waitFor();
  expect([new URL(page.url()).pathname, new URL(page.url()).hash]).toEqual([pathname, hash]);
});

it("shows the official text letter by letter, and the notes only when asked", async () => {
  await page.goto("/authority/26-usc/2");
  const shown = (await page.locator(".authority__text").textContent()) ?? "";
  const stored = await stage.site.running.modules.authority.document({ kind: "operator" }, "26 USC 2");
  const letters = (text: string) => text.replace(/\s+/g, "");
  expect(letters(shown)).toBe(letters(stored.text));
  const note = page.getByText("Levy 2 was once a toll.");
  expect(await note.isVisible()).toBe(false);
  await page.getByText("Amendments", { exact: false }).first().click();
  expect(await note.isVisible()).toBe(true);
});

it("finds by words and by citation, and says when there is nothing", async () => {
  await page.goto("/authority");
  await page.waitForURL("**/research");
  await page.getByLabel("Search all shelves").fill("windmill that stands still");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL("**/research?q=*");
  await expect.poll(() => page.locator(".hit").count()).toBeGreaterThan(0);
  await page.getByLabel("Search all shelves").fill("§ 3(a)(2)");
  await page.getByRole("button", { name: "Search" }).click();
  await page.waitForURL("**/authority/26-usc/3#a-2");
});

it("says kindly that there is no such section or screen", async () => {
  const missing = await page.goto("/authority/26-usc/99999");
  expect(missing?.status()).toBe(404);
  await page.getByText("The library has no section 99999 of Title 26.").waitFor();
  expect(await page.getByLabel("Search the law").inputValue()).toBe("99999");
  const unknown = await page.goto("/no/such/screen");
  expect(unknown?.status()).toBe(404);
  await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
});
