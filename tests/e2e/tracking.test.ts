/** Client tracking as administrator, as client and signed out; both books likewise. */
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { addPaper, buildPerson } from "../factories/intake.ts";
import { enterAs, useStage } from "./pages.ts";

const stage = useStage({ worker: true });

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    async function arrive(path: string) {
      const visit = await stage.visit(options);
      await enterAs(visit.page, stage.site.people.admin, path);
      return visit;
    }

    async function addClient() {
      const { modules } = stage.site.running;
      const client = await buildPerson(modules, "user", { firstName: "Robin", lastName: "Tracked" });
      const { id: intakeId } = await modules.intake.createIntake(client, { intakeType: "personal" });
      return { ...client, intakeId, path: `/admin?tab=tracking&q=${encodeURIComponent(client.email)}` };
    }

    it("a reminder goes out from the row, and once more when its server did not confirm it", async () => {
      const client = await addClient();
      const { page, leave } = await arrive(client.path);
      const row = page.getByRole("row").filter({ hasText: client.email });
      expect(await row.innerText()).toMatch(/0\/2[^]*Photo ID and 1 more[^]*Never/);
      await row.getByRole("button", { name: "Remind Robin Tracked" }).click();
      await page.getByText("1 reminder is on its way.").waitFor();
      const { tracking } = stage.site.running.modules;
      const last = async () => (await tracking.findClient(OPERATOR, client.userId))?.lastReminder;
      await expect.poll(async () => (await last())?.state, { timeout: 15_000 }).toBe("sent");
      const mails = stage.site.knex("mails").where({ to_address: client.email, kind: "reminder" });
      await stage.site
        .knex("mail_attempts")
        .whereIn("mail_id", mails.clone().select("id"))
        .update({ outcome: "unconfirmed" });
      await mails.clone().update({ reason: "The connection was lost." });
      await page.goto(client.path);
      await row.getByText("The mail server did not confirm it.").waitFor();
      await row.getByRole("button", { name: /^Send the same mail again/ }).click();
      await page.getByText("1 reminder is on its way.").waitFor();
      await expect.poll(last, { timeout: 15_000 }).toMatchObject({ state: "sent", isUnconfirmed: false });
      await row.getByRole("button", { name: "Remind Robin Tracked" }).click();
      await page.getByText(/A reminder was asked for less than 24 hours ago/).waitFor();
      await leave();
    });

    it("a waiver is settled from the row, an extension is set, and the words of the risk are read", async () => {
      const client = await addClient();
      await stage.site.running.modules.intake.waiveCategory(client, client.intakeId, {
        categoryId: "ssn-itin-proof",
        kind: "cannot_get",
        reason: "Lost in the move.",
      });
      const { page, leave } = await arrive(client.path);
      const row = page.getByRole("row").filter({ hasText: client.email });
      await row.getByText("“Lost in the move.”").waitFor();
      await row.getByRole("button", { name: "Still needed: Proof of SSN or ITIN" }).click();
      await page.getByText("The paper is still needed.").waitFor();
      await row.getByText("0/2").waitFor();
      await row.getByRole("link", { name: "More about Robin Tracked" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("2 of 2 required papers are missing.").waitFor();
      await dialog.getByLabel("Extension").selectOption("yes");
      await dialog.getByRole("button", { name: "Save the filing date" }).click();
      await page.getByText("The filing date is saved.").waitFor();
      await row.getByText("Form 1040, extended").waitFor();
      expect(await row.innerText()).toMatch(/Oct 15, 2025/);
      await leave();
    });

    it("the filters stand in the address, templates have a preview, and the list is a file", async () => {
      const client = await addClient();
      const { page, leave } = await arrive("/admin?tab=tracking");
      await page.getByLabel("Find a client").fill(client.email);
      await page.getByLabel("Order").selectOption("client");
      await page.keyboard.press("Tab");
      const show = page.getByRole("button", { name: "Show" });
      if (await show.isVisible()) await show.click();
      await page.waitForURL(/sort=client/);
      await page.getByRole("row").filter({ hasText: client.email }).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "CSV" }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("client-tracking.csv");
      await page.getByRole("link", { name: "Edit the templates" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Preview" }).click();
      await dialog
        .getByText(/Photo ID/)
        .first()
        .waitFor();
      await leave();
    });

    it("reminders to everybody with missing documents ask first, and say how many they are", async () => {
      const client = await addClient();
      const { page, leave } = await arrive(client.path);
      const row = page.getByRole("row").filter({ hasText: client.email });
      const ask = async () => {
        await page.getByLabel("To whom").selectOption("all");
        await page.getByRole("button", { name: "Send reminders" }).click();
      };
      await ask();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(/The standard reminder goes to \d+ clients? with missing documents\./).waitFor();
      await dialog.getByRole("link", { name: "Cancel" }).click();
      await row.getByText("Never").waitFor();
      await ask();
      await dialog.getByRole("button", { name: "Send reminders" }).click();
      await page.getByText(/(is|are) on (its|their) way/).waitFor();
      const { tracking } = stage.site.running.modules;
      const last = async () => (await tracking.findClient(OPERATOR, client.userId))?.lastReminder?.state;
      await expect.poll(last, { timeout: 15_000 }).toBe("sent");
      await leave();
    });

    it.runIf(options.javaScriptEnabled)(
      "what came in shows after 30 seconds, and the selection and the focus stay",
      async () => {
        const client = await addClient();
        const { page, leave } = await arrive("/");
        await page.clock.install();
        await page.goto(client.path);
        const row = page.getByRole("row").filter({ hasText: client.email });
        await row.getByRole("checkbox").check();
        await page.getByText("1 selected").waitFor();
        await addPaper(stage.site.running.modules, client, client.intakeId, "photo-id");
        await page.clock.fastForward(31_000);
        await row.getByText("1/2").waitFor();
        expect(await row.getByRole("checkbox").isChecked()).toBe(true);
        expect(await row.getByRole("checkbox").evaluate((box) => box === document.activeElement)).toBe(true);
        await page.getByText("1 selected").waitFor();
        await leave();
      },
    );

    it("a client and a visitor are refused, at the tab and at both books", async () => {
      const client = await addClient();
      const { page, leave } = await stage.visit(options);
      const refusals = async (books: RegExp) => {
        await page.goto("/admin?tab=tracking");
        await page
          .getByText(/admin access required/i)
          .first()
          .waitFor();
        expect(await page.getByRole("table").count()).toBe(0);
        for (const path of ["/briefing-book", "/cpa-manual"]) {
          await page.goto(path);
          await page.getByText(books).first().waitFor();
        }
      };
      await refusals(/You are logged out/);
      await enterAs(page, { email: client.email, password: "correct horse battery" }, "/");
      await refusals(/Access Denied|Access Restricted|restricted/i);
      await leave();
    });

    it("both books open on each of their tabs", async () => {
      const { page, leave } = await arrive("/briefing-book");
      for (const path of ["/briefing-book", "/cpa-manual"]) {
        await page.goto(path);
        const tabs = await page
          .locator("main a[href*='?tab=']")
          .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")!))]);
        expect(tabs.length).toBeGreaterThan(2);
        for (const tab of tabs) {
          await page.goto(tab);
          await page.locator(`main a[aria-current][href='${tab}']`).first().waitFor();
        }
      }
      await leave();
    });
  },
);
