/** The chat from question to withdrawn consent: sources, another model beside, stop, switch, reload; no console errors. */
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { saying, startChatServer, words, type ChatServer } from "../fakes/chat-server.ts";
import { clientWithPapers } from "../factories/client-papers.ts";
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
/** Bodies of the requests to the models, oldest first. */
const sent: string[] = [];
/** Set while an answer is to begin and never to end. */
let hanging: ((request: IncomingMessage) => void) | null = null;

beforeAll(async () => {
  server = await startChatServer((request, response, body) => {
    sent.push(body);
    if (!hanging) return saying(REPLY)(request, response, body);
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(words("The levy is the rule.\n"));
    hanging(request);
  });
  const settings = { LOCAL_LLM_URL: server.url, OPENAI_API_KEY: "k", OPENAI_BASE_URL: server.url };
  [site, browser] = await Promise.all([openSite({ sections: LIBRARY_SECTIONS, settings }), launchBrowser()]);
  visits = createVisits(browser);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  server?.close();
});

/** A client with a paper, and both consents signed for OpenAI. */
async function consentingClient() {
  const { modules } = site.running;
  const { client, intakeId } = await clientWithPapers(modules, [
    ["Grain ground at the windmill in that year: 4,250 bushels"],
  ]);
  const wording = { disclosureWording: "Wording one.", useWording: "Wording two." };
  const office = { hostedModels: true, contractor: false, preparer: "Mill & Co.", ...wording };
  await modules.disclosure.changeSettings(OPERATOR, office);
  const request = { recipient: "openai" as const, purpose: "Research", endsOn: null, documentIds: [] };
  const asked = await modules.disclosure.request(OPERATOR, intakeId, { ...request, site: site.address });
  for (const { id } of asked) await modules.disclosure.sign(client, id, "J. Miller");
  return intakeId;
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

    it("sends papers to a hosted model with consent, and does without once it is withdrawn", async () => {
      const intakeId = await consentingClient();
      await site.running.modules.models.switchTo(OPERATOR, "openai/m");
      const { page, leave } = await arrive(`/chat?intake=${intakeId}`);
      sent.length = 0;
      await ask(page);
      const answers = page.getByRole("log").getByText("OpenAI m", { exact: true });
      await answers.first().waitFor();
      expect(sent.join()).toContain("4,250 bushels");
      await page.getByRole("link", { name: "Consents" }).click();
      await page.getByRole("button", { name: "Withdraw" }).first().click();
      await page.getByText("Withdrawn", { exact: true }).first().waitFor();

      await page.goto("/chat");
      if (scripted) await hydrated(page);
      sent.length = 0;
      await ask(page, "What levy does § 2 impose on windmills?");
      await page.getByText(/1 page of the client's papers was not sent to OpenAI m/).waitFor();
      expect(sent.join()).not.toContain("4,250 bushels");

      // The assistant knows the same client.
      await page.goto("/ai-assistant");
      if (scripted) await hydrated(page);
      await page.getByLabel("Papers of").selectOption(intakeId);
      if (!scripted) await page.getByRole("button", { name: "Choose" }).click();
      await page.waitForURL(new RegExp(`client=${intakeId}`));
      await page.getByRole("heading", { name: QUESTION }).waitFor();
      await site.running.modules.models.switchTo(OPERATOR, "extractive");
      await leave();
    });
  },
);
