/** Administration: users and roles, sources, and the URL of each tab. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { enterAs, useStage } from "./pages.ts";
import { cookieFor } from "./site.ts";

const stage = useStage();
const PASSWORD = "correct horse battery";

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    /** Casey at /admin, and a user to administer. */
    async function arrive(name: string) {
      const email = `${name}-${options.javaScriptEnabled}@example.com`;
      const { accounts } = stage.site.running.modules;
      await accounts.createUser(OPERATOR, { email, password: PASSWORD, firstName: name, lastName: "Sample" });
      const visit = await stage.visit(options);
      await enterAs(visit.page, stage.site.people.admin, "/admin");
      return { ...visit, email, row: visit.page.getByRole("row").filter({ hasText: email }) };
    }

    const confirm = (page: Page, verb: string) =>
      page.getByRole("dialog").getByRole("button", { name: verb, exact: true }).click();

    it("makes somebody an administrator and a client again, after asking", async () => {
      const { page, leave, row } = await arrive("Robin");
      await row.getByRole("link", { name: /^Make administrator/ }).click();
      await page.getByRole("dialog").getByText("Robin Sample will see every client's papers").waitFor();
      await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
      await row.getByText("Client").waitFor();
      await row.getByRole("link", { name: /^Make administrator/ }).click();
      await confirm(page, "Make administrator");
      await page.getByRole("status").getByText("Robin Sample is an administrator now.").waitFor();
      await row.getByText("Administrator", { exact: true }).waitFor();
      await row.getByRole("link", { name: /^Make client/ }).click();
      await confirm(page, "Make client");
      await page.getByRole("status").getByText("Robin Sample is a client now.").waitFor();
      expect(await row.innerText()).toMatch(/Client\s+Active\s+Off/);
      await leave();
    });

    it("disables an account, which signs it out at once, and enables it again", async () => {
      const { page, leave, row, email } = await arrive("Brook");
      const cookie = await cookieFor(stage.site, { email, password: PASSWORD });
      const behind = async () =>
        (await fetch(`${stage.site.address}/api/auth/user`, { headers: { Cookie: cookie } })).status;
      expect(await behind()).toBe(200);
      await row.getByRole("link", { name: /^Disable/ }).click();
      await confirm(page, "Disable");
      await row.getByText("Disabled").waitFor();
      expect(await behind()).toBe(401);
      await row.getByRole("button", { name: /^Enable/ }).click();
      await row.getByText("Active").waitFor();
      await cookieFor(stage.site, { email, password: PASSWORD });
      await leave();
    });

    it("keeps the last administrator", async () => {
      const { page, leave } = await arrive("Sam");
      const own = page.getByRole("row").filter({ hasText: stage.site.people.admin.email });
      await own.getByRole("link", { name: /^Disable/ }).click();
      await confirm(page, "Disable");
      await page
        .getByRole("alert")
        .getByText(/is the last administrator\. Make another one first\./)
        .waitFor();
      expect(await own.innerText()).toMatch(/Administrator\s+Active/);
      await leave();
    });

    it("has each tab at its address, and the figures over all", async () => {
      const { page, leave } = await arrive("Kim");
      const tabs = page.getByRole("navigation", { name: "Admin" }).getByRole("link");
      expect((await tabs.allInnerTexts()).map((text) => text.replace(/\s*\d+$/, ""))).toEqual([
        "Users",
        "Tax Intakes",
        "Client Tracking",
        "AI Models",
        "Tax Data",
      ]);
      for (const tab of ["users", "intakes", "tracking", "models", "data"]) {
        await page.goto(`/admin?tab=${tab}`);
        const current = page.getByRole("navigation", { name: "Admin" }).locator("[aria-current]");
        expect(await current.getAttribute("href")).toBe(`/admin?tab=${tab}`);
      }
      expect(await page.locator(".figures").innerText()).toMatch(
        /Total users\s+\d+\s+1 admin\s+Total intakes\s+0\s+0 completed\s+Average progress\s+0%/,
      );
      await leave();
    });

    it("switches a source off and on", async () => {
      const { page, leave } = await arrive("Lee");
      await page.goto("/admin?tab=data");
      const toggle = page.getByRole("switch", { name: "Internal Revenue Code active" });
      const code = page.getByRole("row").filter({ has: toggle });
      expect(await code.innerText()).toMatch(/Up to date\s+3 documents[^]*119-100/);
      await toggle.click();
      await page.locator("[role=switch][aria-checked=false]").waitFor();
      await page.reload();
      expect(await toggle.getAttribute("aria-checked")).toBe("false");
      await toggle.click();
      await page.locator("[role=switch][aria-checked=false]").waitFor({ state: "detached" });
      await leave();
    });

    it("gives the manual and the briefing book as files", async () => {
      const { page, leave } = await arrive("Toni");
      await page.goto("/cpa-manual");
      const [manual] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download Text" }).click(),
      ]);
      expect(manual.suggestedFilename()).toBe("CPA-Multi-Entity-Manual.txt");
      const pdf = page.getByRole("button", { name: "Download PDF" });
      if (options.javaScriptEnabled) {
        const [built] = await Promise.all([page.waitForEvent("download"), pdf.click()]);
        expect(built.suggestedFilename()).toBe("CPA-Multi-Entity-Manual.pdf");
      } else expect(await pdf.count()).toBe(0);
      await page.goto("/briefing-book?tab=security");
      await page.getByRole("heading", { name: "Audit trail" }).waitFor();
      const [briefing] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Download" }).click(),
      ]);
      expect(briefing.suggestedFilename()).toMatch(/^briefing-book-\d{4}-\d\d-\d\d\.md$/);
      await leave();
    });
  },
);
