/** A client's consent from the signature to the withdrawal, and what a hosted model is told before and after. */
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { clientWithPapers } from "../factories/client-papers.ts";
import { saying, startChatServer, type ChatServer } from "../fakes/chat-server.ts";
import { launchBrowser } from "./browser.ts";
import { enterAs, hydrated, WIDE } from "./pages.ts";
import { LIBRARY_SECTIONS } from "./people.ts";
import { openSite, type Site } from "./site.ts";
import { createVisits } from "./visits.ts";

const QUESTION = "How many bushels of grain were ground at the windmill?";
const PAPER = "Grain ground at the windmill in that year: 4,250 bushels";

let server: ChatServer;
let site: Site;
let browser: Browser;
let visits: ReturnType<typeof createVisits>;
/** Bodies of the requests to the model, oldest first. */
const sent: string[] = [];

beforeAll(async () => {
  server = await startChatServer((request, response, body) => {
    sent.push(body);
    const reply = body.includes("4,250 bushels") ? `“${PAPER}” [1]` : "The library does not say.";
    saying(reply)(request, response, body);
  });
  const settings = { OPENAI_API_KEY: "k", OPENAI_BASE_URL: server.url };
  [site, browser] = await Promise.all([openSite({ sections: LIBRARY_SECTIONS, settings }), launchBrowser()]);
  visits = createVisits(browser);
  const wording = { disclosureWording: "You need not sign this.", useWording: "You need not sign that." };
  const office = { hostedModels: true, contractor: false, preparer: "Mill & Co.", ...wording };
  await site.running.modules.disclosure.changeSettings(OPERATOR, office);
  await site.running.modules.models.switchTo(OPERATOR, "openai/m");
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  server?.close();
});

/** A client with a paper, and both consents signed for OpenAI. */
async function consentingClient(): Promise<string> {
  const { modules } = site.running;
  const { client, intakeId } = await clientWithPapers(modules, [[PAPER]]);
  const request = { recipient: "openai" as const, purpose: "Research", endsOn: null, documentIds: [] };
  const asked = await modules.disclosure.request(OPERATOR, intakeId, { ...request, site: site.address });
  for (const { id } of asked) await modules.disclosure.sign(client, id, "J. Miller");
  return intakeId;
}

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    const scripted = options.javaScriptEnabled;
    const open = async (page: Page, path: string) => {
      await page.goto(path);
      if (scripted) await hydrated(page);
    };
    const ask = async (page: Page, nth: number) => {
      sent.length = 0;
      await page.getByLabel("Message", { exact: true }).fill(QUESTION);
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByRole("log").getByText("OpenAI m", { exact: true }).nth(nth).waitFor();
    };

    it("asks for both consents once: the form is empty again", async () => {
      const { intakeId } = await clientWithPapers(site.running.modules, [[PAPER]]);
      const { page, leave } = await visits({ baseURL: site.address, viewport: WIDE, ...options });
      await enterAs(page, site.people.admin, `/consent/${intakeId}`);
      if (scripted) await hydrated(page);
      await page.getByLabel("Purpose").fill("Research");
      await page.getByRole("button", { name: "Ask for both consents" }).click();
      await page.getByText("Both consents wait for the client's signature.").waitFor();
      expect(await page.getByLabel("Purpose").inputValue()).toBe("");
      await leave();
    });

    it("tells the client on the dashboard of a consent that waits, until it is signed", async () => {
      const { modules } = site.running;
      const reader = { email: `reader-${scripted}@example.com`, password: "a long enough one" };
      const { id: userId } = await modules.accounts.createUser(OPERATOR, reader);
      const client = { kind: "user", userId, role: "user" } as const;
      const { id } = await modules.intake.createIntake(client, { intakeType: "personal" });
      const { page, leave } = await visits({ baseURL: site.address, viewport: WIDE, ...options });
      await enterAs(page, reader);
      await page.getByRole("heading", { name: "Active Tax Intakes" }).waitFor();
      expect(await page.getByText("Your CPA asks for your consent").count()).toBe(0);

      const request = { recipient: "openai" as const, purpose: "Research", endsOn: null, documentIds: [] };
      const asked = await modules.disclosure.request(OPERATOR, id, { ...request, site: site.address });
      await page.reload();
      await page.getByText("Your CPA asks for your consent").waitFor();
      await page.getByRole("link", { name: "Read the consents for 2024 Personal" }).click();
      await page.waitForURL(`**/consent/${id}`);

      for (const consent of asked) await modules.disclosure.sign(client, consent.id, "R. Reader");
      await open(page, "/");
      expect(await page.getByText("Your CPA asks for your consent").count()).toBe(0);
      await leave();
    });

    it("links a conversation to a client, whose papers go out with the consent and not after its end", async () => {
      const intakeId = await consentingClient();
      const { page, leave } = await visits({ baseURL: site.address, viewport: WIDE, ...options });
      await enterAs(page, site.people.admin, "/chat?new=1");
      if (scripted) await hydrated(page);

      // About the law only: no paper is before the model.
      await ask(page, 0);
      expect(sent.join()).not.toContain("4,250 bushels");
      await page.getByText("Link to a client").click();
      await page.locator("select[name=intakeId]").selectOption(intakeId);
      await page.getByRole("button", { name: "Link", exact: true }).click();
      await page.getByRole("link", { name: /^Papers of / }).waitFor();
      if (scripted) await hydrated(page);
      await ask(page, 1);
      expect(sent.join()).toContain("4,250 bushels");
      await page.getByRole("log").getByText("4,250 bushels").first().waitFor();
      const conversation = page.url();

      await page.getByRole("link", { name: "Consents" }).click();
      await page.getByRole("heading", { level: 1, name: /consent/i }).waitFor();
      if (scripted) await hydrated(page);
      await page.getByRole("button", { name: "Withdraw" }).first().click();
      await page.getByText("Withdrawn", { exact: true }).first().waitFor();

      await open(page, conversation);
      await ask(page, 2);
      await page.getByText(/1 page of the client's papers was not sent to OpenAI m/).waitFor();
      await page.getByText(/Earlier answers that rest on the client's papers were not sent/).waitFor();
      expect(sent.join()).not.toContain("4,250 bushels");
      await leave();
    });
  },
);
