/** Visits of a browser: a page with a profile of its own, and a used one again where nothing is left in it. */
import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from "playwright";
import { expect } from "vitest";

interface Profile {
  context: BrowserContext;
  page: Page;
  complaints: string[];
  /** What cannot be taken back was done to it: a clock installed, a script added, the network throttled. */
  isMarked(): boolean;
}

export interface Visit {
  page: Page;
  /** Fails if the console has errors. */
  leave(): Promise<void>;
}

/** Opening a page starts processes; taking a used one saves most of the time of a short test. */
export function createVisits(browser: Browser) {
  const idle = new Map<string, Profile[]>();

  return async (options: BrowserContextOptions): Promise<Visit> => {
    const kind = JSON.stringify(options);
    const profile = idle.get(kind)?.pop() ?? (await openProfile(browser, options));
    const { context, page, complaints } = profile;
    return {
      page,
      async leave() {
        const said = complaints.splice(0);
        if (profile.isMarked()) await context.close();
        else {
          await clean(profile);
          idle.set(kind, [...(idle.get(kind) ?? []), profile]);
        }
        expect(said).toEqual([]);
      },
    };
  };
}

async function openProfile(browser: Browser, options: BrowserContextOptions): Promise<Profile> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints: string[] = [];
  let marked = false;
  const mark = () => {
    marked = true;
  };
  spyOn(page.clock, "install", mark);
  for (const name of ["addInitScript", "exposeFunction", "emulateMedia", "setViewportSize"] as const)
    spyOn(page, name, mark);
  for (const name of ["addInitScript", "newCDPSession", "newPage", "setOffline"] as const)
    spyOn(context, name, mark);
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (isFault(message)) complaints.push(message.text());
  });
  spyOn(page, "on", mark);
  const isMarked = () => marked || page.isClosed();
  return { context, page, complaints, isMarked };
}

function spyOn<Name extends string>(
  on: Record<Name, (...given: never[]) => unknown>,
  name: Name,
  told: () => void,
) {
  const original = on[name];
  on[name] = ((...given: never[]) => {
    told();
    return original.apply(on, given);
  }) as (typeof on)[Name];
}

async function clean({ context, page, complaints }: Profile): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  if (page.url().startsWith("http")) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.goto("about:blank");
  await context.clearCookies();
  complaints.length = 0;
}

/** Chromium logs every response with an error status, which is none. */
function isFault(message: ConsoleMessage): boolean {
  const isStatus = message.text().startsWith("Failed to load resource: the server responded with a status");
  return message.type() === "error" && !isStatus;
}
