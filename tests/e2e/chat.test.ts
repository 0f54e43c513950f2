/** The chat: a question, its sources, a follow-up, rename, delete, stop; with a model that streams. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { startChatServer, words, type ChatServer } from "../fakes/chat-server.ts";
import { launchBrowser } from "./browser.ts";
import { hydrated, signIn } from "./pages.ts";
import { openSite, type Site } from "./site.ts";

let local: ChatServer;
let site: Site;
let browser: Browser;
/** The answer under way of the streaming model. */
let streaming: ServerResponse | null = null;
beforeAll(async () => {
  local = await startChatServer((_, response) => {
    streaming = response;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(words("The levy is the rule.\n"));
  });
  [site, browser] = await Promise.all([
    openSite({ sections: 3, settings: { LOCAL_LLM_URL: local.url } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  local?.close();
});

async function arrive(options: { javaScriptEnabled: boolean }) {
  await site.running.modules.models.switchTo(OPERATOR, "extractive");
  const context = await browser.newContext({ baseURL: site.address, ...options });
  const page = await context.newPage();
  await page.goto("/login?to=%2Fchat");
  await signIn(page, site, "admin");
  if (options.javaScriptEnabled) await hydrated(page);
  return { page, close: () => context.close() };
}

async function ask(page: Page, message: string): Promise<void> {
  await page.getByLabel("Message", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Send" }).click();
}

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    it("answers with checked quotations, understands a follow-up, renames and deletes", async () => {
      const { page, close } = await arrive(options);
      await page.getByRole("link", { name: "New Conversation" }).first().click();
      await page.waitForURL("**/chat?new=1");
      if (options.javaScriptEnabled) await hydrated(page);
      await ask(page, "What levy does section 2 impose on windmills?");
      const answers = page.getByRole("log").getByText("Extractive");
      await answers.waitFor();
      await page.getByLabel("Source 1").first().waitFor();
      await ask(page, "And section 3?");
      await page.getByText("4 messages").waitFor();
      await expect.poll(() => answers.count()).toBe(2);

      const title = "What levy does section 2 impose on windmills?";
      await page
        .getByRole("link", { name: `Rename ${title}` })
        .first()
        .click();
      await page.getByRole("dialog").getByLabel("Title").fill("Windmill levies");
      await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
      await page
        .getByRole("link", { name: /^Windmill levies/ })
        .first()
        .waitFor();

      // What was searched for stays while one opens and renames what was found, by its new title.
      const search = page.getByLabel("Search conversations").first();
      await search.fill("windmill levies");
      await search.press("Enter");
      await page.waitForURL("**/chat?q=windmill+levies");
      if (options.javaScriptEnabled) await hydrated(page);
      await page
        .getByRole("link", { name: /^Windmill levies/ })
        .first()
        .click();
      await page.waitForURL(/c=\d+&q=windmill\+levies/);
      if (options.javaScriptEnabled) await hydrated(page);
      await page.getByRole("link", { name: "Rename Windmill levies" }).first().click();
      await page.getByRole("dialog").getByLabel("Title").fill("Windmill levies again");
      await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
      await page.getByRole("link", { name: "Delete Windmill levies again" }).first().waitFor();
      expect(await search.inputValue()).toBe("windmill levies");
      await page.getByRole("link", { name: "Show all conversations" }).first().click();
      await page.waitForURL(/\/chat\?c=\d+$/);
      if (options.javaScriptEnabled) await hydrated(page);

      await page.getByRole("link", { name: "Delete Windmill levies again" }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await page.getByText("No conversations yet.").first().waitFor();
      await close();
    });
  },
);

it("shows an answer as it comes, stops it, and keeps what had come over a reload", async () => {
  const { page, close } = await arrive({ javaScriptEnabled: true });
  await site.running.modules.models.switchTo(OPERATOR, "local/m");
  await page.getByRole("link", { name: "New Conversation" }).first().click();
  await page.waitForURL("**/chat?new=1");
  await hydrated(page);
  await ask(page, "What levy does section 2 impose on windmills?");
  await page.getByText("The levy is the rule.").waitFor();
  await page.getByText("Answering...").waitFor();
  const closed = once(streaming!, "close");
  await page.getByRole("button", { name: "Stop" }).click();
  await closed;
  await page.getByText("Stopped. What had come is kept.").waitFor();
  await page.reload();
  await page.getByText("The levy is the rule.").waitFor();
  await site.running.modules.models.switchTo(OPERATOR, "extractive");
  await hydrated(page);
  await page.getByRole("button", { name: "Answer again" }).click();
  await page.getByRole("log").getByText("Extractive").waitFor();
  expect(await page.getByText("Stopped. What had come is kept.").count()).toBe(0);
  await close();
});
