/** Server, browser and common actions of the browser tests. */
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, expect } from "vitest";
import type { Role } from "#modules/kernel";
import { launchBrowser } from "./browser.ts";
import { LIBRARY_SECTIONS } from "./people.ts";
import { openSite, type Site } from "./site.ts";
import { createVisits, type Visit } from "./visits.ts";

export const WIDE = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface Stage {
  site: Site;
  /** Opens a page in a clean browser profile; `leave` fails if the console has errors. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

/** The browser of this process: test files that run in it one after another share it. It ends with the process. */
let launched: Promise<Browser> | null = null;

/** Opens a server with a small library for one test file, and the browser. */
export function useStage(wanted: { worker?: boolean } = {}): Stage {
  let browser: Browser;
  let visits: ReturnType<typeof createVisits>;
  const stage = {} as Stage;
  beforeAll(async () => {
    launched ??= launchBrowser();
    [stage.site, browser] = await Promise.all([
      openSite({ sections: LIBRARY_SECTIONS, ...wanted }),
      launched,
    ]);
    if (!browser.isConnected()) browser = await (launched = launchBrowser());
    visits = createVisits(browser);
  });
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
    await stage.site?.close();
  });
  stage.visit = (options = {}) => visits({ baseURL: stage.site.address, viewport: WIDE, ...options });
  return stage;
}

export async function signIn(page: Page, { people }: Site, role: Role): Promise<void> {
  await page.getByLabel("Email").fill(people[role].email);
  await page.getByLabel("Password").fill(people[role].password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  // The address changes before the next screen is drawn.
  await page.getByRole("button", { name: "Login" }).waitFor({ state: "detached" });
}

/** Signs in by the API, which takes a third of the time of the screen, and opens `path`. */
export async function enterAs(
  page: Page,
  credentials: { email: string; password: string },
  path = "/",
): Promise<void> {
  const answer = await page.request.post("/api/auth/login", { data: credentials });
  expect(answer.status()).toBe(200);
  await page.goto(path);
}

/** Waits for hydration, which React marks on DOM elements. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
}
