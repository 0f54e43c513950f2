/** What the browser tests do again and again. */
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import type { Role } from "#modules/kernel";
import { launchBrowser } from "./browser.ts";
import { openSite, type Site } from "./site.ts";

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Stage {
  site: Site;
  /** A page in a browser profile of its own; whatever it complains about in its console fails the test at `leave`. */
  visit(options?: BrowserContextOptions): Promise<{ page: Page; leave(): Promise<void> }>;
}

/** A server with a small library, and a browser, for the tests of one file. */
export function useStage(wanted: { worker?: boolean } = {}): Stage {
  let browser: Browser;
  const stage = {} as Stage;
  beforeAll(async () => {
    [stage.site, browser] = await Promise.all([openSite({ sections: 3, ...wanted }), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage.site?.close();
  });
  stage.visit = async (options = {}) => {
    const context = await browser.newContext({ baseURL: stage.site.address, viewport: WIDE, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      // Chromium writes a line for every answer that is an error by its status.
      const isStatus = message
        .text()
        .startsWith("Failed to load resource: the server responded with a status");
      if (message.type() === "error" && !isStatus) complaints.push(message.text());
    });
    return {
      page,
      async leave() {
        await context.close();
        expect(complaints).toEqual([]);
      },
    };
  };
  return stage;
}

export async function signIn(page: Page, { people }: Site, role: Role): Promise<void> {
  await page.getByLabel("Email").fill(people[role].email);
  await page.getByLabel("Password").fill(people[role].password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

/** React has taken the page over when it has left its marks on the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}

/** What fades or slides in has arrived; what turns for ever is left alone. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
