/** Every screen of the route table by keyboard. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, useStage } from "./pages.ts";
import { screensOf, useWalk, type Walker } from "./walk.ts";

const stage = useStage();

/** Interactive elements, inside the dialog when one is open. */
const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";

/** Screens of clients that administrators see with other controls; the rest is walked as an administrator only. */
const DIFFERS = /^\/(\?.*)?$|^\/(intake|multi-entity|documents)\/(PERSONAL|BUSINESS)|^\/cpa-manual$/;

/** Marks the elements to reach. @returns their number. */
function mark(page: Page): Promise<number> {
  return page.evaluate((controls) => {
    const scope = document.querySelector(":modal") ?? document;
    const radios = new Set<string>();
    const isControl = (element: HTMLElement) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.matches(":disabled, [tabindex='-1']")
      ) {
        return false;
      }
      if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
      // Tab enters a radio group at the checked one.
      const isEntry = element.checked || !document.querySelector(`input[name="${element.name}"]:checked`);
      const isFirst = isEntry && !radios.has(element.name);
      radios.add(isFirst ? element.name : "");
      return isFirst;
    };
    const found = [...scope.querySelectorAll<HTMLElement>(controls)].filter(isControl);
    for (const element of found) element.dataset.wanted = "";
    return found.length;
  }, CONTROLS);
}

/** Tabs through the screen. @returns elements never reached, and those without visible focus. */
async function goThrough(page: Page): Promise<string[]> {
  const steps = (await mark(page)) * 2 + 5;
  const faults: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return "elsewhere";
      // Month, day, year and calendar of a date are stops of one element.
      if (element.dataset.walked !== undefined) return element.matches("[type=date]") ? "within" : "again";
      element.dataset.walked = "";
      const marked = [element, element.closest("label"), element.closest(".search, .composer, .dropzone")];
      const shows = marked.some((one) => {
        if (!one) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
      });
      return shows ? "visible" : `no focus to be seen on ${element.outerHTML.slice(0, 120)}`;
    });
    if (seen === "again") break;
    if (seen.startsWith("no focus")) faults.push(seen);
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll("[data-wanted]:not([data-walked])")].map((one) =>
      one.outerHTML.slice(0, 120),
    ),
  );
  return [...faults, ...missed.map((html) => `never reached ${html}`)];
}

describe.each<Walker>(["visitor", "user", "admin"])("by Tab as %s", (who) => {
  const walk = useWalk(stage, who);
  const paths = who === "user" ? screensOf(who).filter((path) => DIFFERS.test(path)) : screensOf(who);

  it.each(paths)("everything at %s is reached, and shows that it has the focus", async (path) => {
    await walk.open(path);
    expect(await goThrough(walk.page)).toEqual([]);
  });
});

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

it("signs in, opens the menu, goes somewhere and signs out", async () => {
  const { page, leave } = await stage.visit();
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").focus();
  await page.keyboard.type(stage.site.people.user.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(stage.site.people.user.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Welcome back, User" }).waitFor();
  await hydrated(page);

  const menu = page.locator(".menu > summary");
  const profile = page.getByRole("link", { name: "Profile" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await profile.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await profile.waitFor({ state: "hidden" });
  expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true);
  await page.keyboard.press("Space");
  await profile.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Profile" }).waitFor();

  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Sign out" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Log in" }).waitFor();
  await leave();
});

it("skips to the content, and leaves a dialog by Escape", async () => {
  const { page, leave } = await stage.visit();
  await page.goto("/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("Learn More");
  await page.goto("/login/reset");
  await page.locator("dialog:modal").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL("**/login");
  await leave();
});
