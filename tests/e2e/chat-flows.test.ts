/** The chat from question to answer: sources, another model beside, stop, switch, reload; no console errors. */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { saying, startChatServer, words, type ChatServer } from "../fakes/chat-server.ts";
import { launchBrowser } from "./browser.ts";
import { enterAs, hydrated, WIDE } from "./pages.ts";
import { LIBRARY_SECTIONS } from "./people.ts";
import { openSite, type Site } from "./site.ts";
import { createVisits } from "./visits.ts";

const QUESTION = "What levy is imposed on windmills by § 3?";
const REPLY = "There is one.\n- “the grain ground in that year, and” [1]";

let server: ChatServer;
let site: Site;
let browser: Browser;
let visits: ReturnType<typeof createVisits>;
/** Set while an answer is to begin and never to end. */
let hanging: ((request: IncomingMessage) => void) | null = null;
/** Whether answers break off in the middle. */
let isBreaking = false;

beforeAll(async () => {
  server = await startChatServer((request, response, body) => {
    if (!hanging && !isBreaking) return saying(REPLY)(request, response, body);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(words("The levy is the rule.\n"));
    if (isBreaking) return response.end();
    hanging?.(request);
  });
  const settings = { LOCAL_LLM_URL: server.url };
  [site, browser] = await Promise.all([openSite({ sections: LIBRARY_SECTIONS, settings }), launchBrowser()]);
  visits = createVisits(browser);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  server?.close();
});

/** Announcements by the name of a button that is gone. */
function unnamedAnnouncements(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll("[data-live-announcer] [aria-labelledby]")].filter(
        (node) => !document.getElementById(node.getAttribute("aria-labelledby")!),
      ).length,
  );
}

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    const scripted = options.javaScriptEnabled;
    const arrive = async (path: string) => {
      const visit = await visits({ baseURL: site.address, viewport: WIDE, ...options });
      await enterAs(visit.page, site.people.admin, path);
      if (scripted) await hydrated(visit.page);
      return visit;
    };
    const ask = async (page: Page, message = QUESTION) => {
      await page.getByLabel("Message", { exact: true }).fill(message);
      await page.getByRole("button", { name: "Send" }).click();
    };

    it("asks, opens a source at its paragraph, compares, regenerates, switches, and finds it all again", async () => {
      await site.running.modules.models.switchTo(OPERATOR, "extractive");
      const { page, leave } = await arrive("/chat?new=1");
      await ask(page);
      const log = page.getByRole("log");
      await log.getByText("Extractive").first().waitFor();

      // Answered by another model, beside the first.
      const other = page.getByLabel("Other model");
      await other.selectOption("local/m");
      await page.getByRole("button", { name: "Answer with another model" }).click();
      const compared = page.getByRole("region", { name: "Where the answers agree" });
      await compared.getByText("Both cite").waitFor();
      await compared
        .getByText("Same authorities")
        .or(compared.getByText("Some authorities in common"))
        .first()
        .waitFor();
      expect(await log.getByText("Local m").count()).toBeGreaterThan(0);
      const [first, second] = await Promise.all(
        [0, 1].map((index) => page.locator(".pair__answers > .message").nth(index).boundingBox()),
      );
      expect(first!.x + first!.width).toBeLessThanOrEqual(second!.x);

      await page.reload();
      if (scripted) await hydrated(page);
      await compared.waitFor();
      await page.getByRole("button", { name: "Answer again" }).click();
      await compared.waitFor({ state: "detached" });
      await log.getByText("Extractive").first().waitFor();

      // The source opens at its paragraph.
      const sources = log.locator("summary", { hasText: /sources?$/ }).first();
      await sources.click();
      const pin = log.getByRole("link", { name: "26 USC 3(a)", exact: true }).first();
      await pin.click();
      await page.waitForURL(/\/authority\/26-usc\/3#a$/);
      await page.locator("#a").waitFor();
      await page.goBack();
      await log.getByText("Extractive").first().waitFor();

      // The office switches, and the next answer is the other model's.
      await page.goto("/admin?tab=models");
      if (scripted) await hydrated(page);
      await page.getByRole("radio", { name: /^Local m/ }).check();
      await page.getByRole("button", { name: "Switch Model" }).click();
      await page.getByRole("status").getByText("Switched to Local m").waitFor();
      await expect.poll(() => unnamedAnnouncements(page)).toBe(0);
      await page.goto("/chat");
      if (scripted) await hydrated(page);
      await ask(page, "And by § 2?");
      await log.getByText("Local m").first().waitFor();

      await page.goto("/chat?q=windmills+imposed");
      await page.getByText("4 messages").waitFor();
      await log.getByText(QUESTION).waitFor();
      await log.getByText("Extractive").first().waitFor();
      await log.getByText("Local m").first().waitFor();
      await leave();
    });

    it("keeps the question, what had come and the reason when the model breaks off, and asks again", async () => {
      await site.running.modules.models.switchTo(OPERATOR, "local/m");
      const { page, leave } = await arrive("/chat?new=1");
      isBreaking = true;
      await ask(page);
      const log = page.getByRole("log");
      await log.getByText("The answer could not be finished").waitFor();
      await log.getByText("Local m stopped in the middle of its answer.").waitFor();
      isBreaking = false;
      await page.reload();
      if (scripted) await hydrated(page);
      for (const kept of [
        QUESTION,
        "The levy is the rule.",
        "stopped in the middle",
        "(not quoted from the library)",
      ])
        await log.getByText(kept).first().waitFor();
      await page.getByRole("button", { name: "Answer again" }).click();
      await log.getByText("There is one.").waitFor();
      await expect.poll(() => log.getByText("could not be finished").count()).toBe(0);
      await leave();
    });

    it("keeps what had come of an answer that is stopped", async () => {
      await site.running.modules.models.switchTo(OPERATOR, "local/m");
      const { page, leave } = await arrive("/chat?new=1");
      const begun = new Promise<IncomingMessage>((resolve) => (hanging = resolve));
      await page.getByLabel("Message", { exact: true }).fill(QUESTION);
      await page.getByRole("button", { name: "Send" }).click({ noWaitAfter: true });
      const request = await begun;
      hanging = null;
      if (scripted) {
        await page.getByText("The levy is the rule.").waitFor();
        await page.getByRole("button", { name: "Stop" }).click();
      } else {
        // Without scripts the browser's own stop does it: leaving the page ends its request.
        const closed = once(request.socket, "close");
        await page.goto("/chat");
        await closed;
        await expect
          .poll(async () => {
            await page.reload();
            return page.getByText("Stopped. What had come is kept.").count();
          })
          .toBe(1);
      }
      await page.getByText("Stopped. What had come is kept.").waitFor();
      await page.getByText("The levy is the rule.").waitFor();
      await leave();
    });
  },
);

it("says that the connection was lost, and shows what was kept of the answer", async () => {
  await site.running.modules.models.switchTo(OPERATOR, "local/m");
  const { page, leave } = await visits({ baseURL: site.address, viewport: WIDE });
  await enterAs(page, site.people.admin, "/chat?new=1");
  await hydrated(page);
  // The answer is given and kept, and half of it reaches the browser.
  await page.route(/\/messages$/, async (route) => {
    const whole = await route.fetch();
    const text = await whole.text();
    await route.fulfill({ response: whole, body: text.slice(0, text.indexOf("event: end")).trimEnd() });
  });
  await page.getByLabel("Message", { exact: true }).fill(QUESTION);
  await page.getByRole("button", { name: "Send" }).click();
  const log = page.getByRole("log");
  await log.getByText(/^The connection was lost\./).waitFor();
  await log.getByText(QUESTION).waitFor();
  await log.getByText("There is one.").waitFor();
  await page.getByRole("button", { name: "Show what was kept" }).click();
  await log.getByText("Local m").first().waitFor();
  await log.getByText("There is one.").waitFor();
  expect(await log.getByText(/^The connection was lost\./).count()).toBe(0);
  await leave();
});

it("takes the next message into a new conversation whose page has not come, and keeps what is being typed", async () => {
  await site.running.modules.models.switchTo(OPERATOR, "extractive");
  const { page, leave } = await visits({ baseURL: site.address, viewport: WIDE });
  await enterAs(page, site.people.admin, "/chat?new=1");
  await hydrated(page);
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const pageOfConversation = (url: URL) => url.pathname.startsWith("/chat") && url.searchParams.has("c");
  await page.route(pageOfConversation, async (route) => {
    await released;
    await route.continue();
  });
  const field = page.getByLabel("Message", { exact: true });
  const send = async (message: string) => {
    const held = page.waitForRequest((request) => pageOfConversation(new URL(request.url())));
    await field.fill(message);
    await field.press("Enter");
    await held;
  };
  await send(QUESTION);
  await send("And by § 2?");
  await field.fill("Who grinds");
  release();
  await page.getByText("4 messages").waitFor();
  expect(await field.inputValue()).toBe("Who grinds");
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  // Another conversation begins with an empty field.
  await page.getByRole("link", { name: "New Conversation" }).first().click();
  await page.waitForURL("**/chat?new=1");
  await expect.poll(() => field.inputValue()).toBe("");
  await leave();
});
