/** The AI Models tab: the office's model is switched and tested. */
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { saying, startChatServer, type ChatServer } from "../fakes/chat-server.ts";
import { launchBrowser } from "./browser.ts";
import { hydrated, signIn } from "./pages.ts";
import { openSite, type Site } from "./site.ts";

let local: ChatServer;
let site: Site;
let browser: Browser;
beforeAll(async () => {
  local = await startChatServer(saying("ready"));
  [site, browser] = await Promise.all([
    openSite({ settings: { LOCAL_LLM_URL: local.url } }),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  local?.close();
});

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    it("switches the model of the office, tests all, and says which are not available", async () => {
      await site.running.modules.models.switchTo(OPERATOR, "extractive");
      const context = await browser.newContext({ baseURL: site.address, ...options });
      const page = await context.newPage();
      await page.goto("/login?to=%2Fadmin%3Ftab%3Dmodels");
      await signIn(page, site, "admin");
      if (options.javaScriptEnabled) await hydrated(page);
      await page.getByText("Local LLM API Available").waitFor();
      const disabled = page.getByRole("radio", { name: /^FinGPT Disabled/ });
      expect(await disabled.isDisabled()).toBe(true);
      await page.getByText("Model not available (missing API key or configuration)").first().waitFor();
      const button = page.getByRole("button", { name: "Switch Model" });
      expect(await button.isDisabled()).toBe(options.javaScriptEnabled);
      await page.getByRole("radio", { name: /^Local m/ }).check();
      await button.click();
      await page.getByRole("status").getByText("Switched to Local m").waitFor();
      expect((await site.running.modules.models.choose()).entry.id).toBe("local/m");

      await page.getByRole("button", { name: "Privacy Mode" }).click();
      await page.getByRole("status").getByText("Switched to Extractive").waitFor();
      expect(await page.getByRole("button", { name: "Web Search" }).isDisabled()).toBe(true);
      await page.getByText("No enabled model fits").first().waitFor();

      await page.getByRole("button", { name: "Test Models" }).click();
      if (options.javaScriptEnabled) {
        const row = page.getByRole("row").filter({ hasText: "Local m" });
        await row.getByText("Answers").waitFor();
      } else {
        // The models were tested a moment ago.
        await page.getByRole("alert").getByText("Failed to test models").waitFor();
      }
      await context.close();
    });
  },
);

it("shows by itself what another administrator switched to, and that the office's server went away", async () => {
  await site.running.modules.models.switchTo(OPERATOR, "extractive");
  const context = await browser.newContext({ baseURL: site.address });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto("/login?to=%2Fadmin%3Ftab%3Dmodels");
  await signIn(page, site, "admin");
  await hydrated(page);
  const current = page.locator(".models__now");
  await current.getByText("Extractive").first().waitFor();
  await site.running.modules.models.switchTo(OPERATOR, "local/m");
  await page.clock.fastForward(31_000);
  await current.getByText("Local m").first().waitFor();

  await page.getByText("Local LLM API Available").waitFor();
  const away = { available: false, message: "It does not answer.", endpoint: local.url, models: [] };
  await page.route("**/api/local-llm/status*", (route) => route.fulfill({ json: away }));
  await page.clock.fastForward(11_000);
  await page.getByText("Local LLM API Not Available").waitFor();
  expect(await current.getByText("Local m").first().isVisible()).toBe(true);
  await context.close();
});
