/** Tooltips of icons: after a delay, at once when another has just closed, and on keyboard focus. */
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { hydrated, useStage } from "./pages.ts";

const stage = useStage();

/** The dialog of the sign-in, with a clock advanced by the test. */
async function arrive() {
  const visit = await stage.visit();
  await visit.page.clock.install();
  await visit.page.goto("/login/reset");
  await hydrated(visit.page);
  await visit.page.clock.pauseAt(Date.now() + 60_000);
  return { ...visit, close: visit.page.getByRole("link", { name: "Close" }) };
}

const tooltip = (page: Page) => page.getByRole("tooltip", { name: "Close" });

it("opens after 700 ms, and at once within 300 ms of the last one", async () => {
  const { page, leave, close } = await arrive();
  await close.hover();
  await page.clock.runFor(699);
  expect(await tooltip(page).count()).toBe(0);
  await page.clock.runFor(1);
  await tooltip(page).waitFor();

  const away = async () => {
    await page.mouse.move(5, 5);
    await tooltip(page).waitFor({ state: "detached" });
  };
  await away();
  await page.clock.runFor(250);
  await close.hover();
  await tooltip(page).waitFor();
  await away();
  await page.clock.runFor(301);
  await close.hover();
  await page.clock.runFor(600);
  expect(await tooltip(page).count()).toBe(0);
  await leave();
});

it("opens for the keyboard and goes at Escape", async () => {
  const { page, leave, close } = await arrive();
  await page.keyboard.press("Shift+Tab");
  await tooltip(page).waitFor();
  expect(await close.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await tooltip(page).waitFor({ state: "detached" });
  await leave();
});
