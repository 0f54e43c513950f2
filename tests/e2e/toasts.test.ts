/** The toast: keyboard, swipe and timeout. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, signIn, useStage } from "./pages.ts";

const stage = useStage();

/** A page with a toast and a clock advanced by the test. */
async function turnedAway() {
  const visit = await stage.visit();
  await visit.page.clock.install();
  await visit.page.goto("/ai-assistant");
  const toast = visit.page.getByRole("alert");
  await toast.waitFor();
  await hydrated(visit.page);
  return { ...visit, toast, region: visit.page.locator(".toast-region") };
}

async function swipe(page: Page, by: number) {
  const box = await page.locator(".toast strong").boundingBox();
  if (!box) throw new Error("There is no toast to swipe.");
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 5 + by, box.y + 5);
  await page.mouse.up();
}

describe("a toast", () => {
  it("takes the focus at F8 and is closed from there", async () => {
    const { page, leave, toast, region } = await turnedAway();
    // The listener comes with the effects, a moment after hydration.
    const isFocused = async () => {
      await page.keyboard.press("F8");
      return region.evaluate((element) => element === document.activeElement);
    };
    await expect.poll(isFocused).toBe(true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await toast.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/login");
    await leave();
  });

  it("goes at a swipe of 50 pixels to the right, not before", async () => {
    const { page, leave, toast } = await turnedAway();
    await swipe(page, 49);
    expect(await toast.isVisible()).toBe(true);
    await swipe(page, -80);
    expect(await toast.isVisible()).toBe(true);
    await swipe(page, 50);
    await toast.waitFor({ state: "hidden" });
    await leave();
  });

  it("is shown for five seconds and leaves the document long after", async () => {
    const { page, leave, toast, region } = await turnedAway();
    await page.clock.runFor(4_000);
    expect(await toast.isVisible()).toBe(true);
    await page.clock.runFor(1_500);
    await toast.waitFor({ state: "hidden" });
    expect(await region.count()).toBe(1);
    await page.clock.fastForward(1_000_000);
    await region.waitFor({ state: "detached" });
    await leave();
  });

  it("goes with the mistake that it told of", async () => {
    const { page, leave } = await stage.visit();
    await page.goto("/login");
    await hydrated(page);
    await page.getByLabel("Email").fill(stage.site.people.user.email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Login" }).click();
    await page.locator(".toast").waitFor();
    await signIn(page, stage.site, "user");
    await page.getByRole("heading", { name: /Welcome back/ }).waitFor();
    expect(await page.locator(".toast").count()).toBe(0);
    await leave();
  });
});
