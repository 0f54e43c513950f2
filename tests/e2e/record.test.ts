/** Downloads of tax data to their end, the jobs behind them, the audit log, and who opened a client's papers. */
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

    it("downloads a source and shows the end by itself; the job and the deed are on record", async () => {
      const { page, leave } = await arrive("/admin?tab=data");
      await page.getByRole("button", { name: "Download Internal Revenue Code again" }).click();
      const banner = page.locator(".data__run");
      await banner.getByText("1 source succeeded, 0 failed.").waitFor();
      if (options.javaScriptEnabled) await banner.getByRole("progressbar").waitFor({ state: "detached" });
      await page
        .getByRole("table", { name: "Downloads" })
        .getByText("Internal Revenue Code")
        .first()
        .waitFor();
      await page.getByRole("link", { name: "Jobs" }).click();
      await page
        .getByRole("row")
        .filter({ hasText: "Download of tax data" })
        .getByText("Done")
        .first()
        .waitFor();
      await page.goto("/admin/audit?action=download-started");
      const row = page.getByRole("row").nth(1);
      expect(await row.innerText()).toMatch(/Download started\s+sources: irc/);
      await leave();
    });

    it("finds deeds by person, and exports them", async () => {
      const { page, leave } = await arrive("/admin/audit");
      await page.getByRole("searchbox").fill(stage.site.people.admin.email);
      await page.getByLabel("Deed").selectOption("signed-in");
      await page.getByRole("button", { name: "Show" }).click();
      await page.waitForURL(/who=.+action=signed-in/);
      const deeds = await page.locator("tbody tr td:nth-child(3)").allInnerTexts();
      expect(new Set(deeds.map((deed) => deed.trim()))).toEqual(new Set(["Signed in"]));
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Export CSV" }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
      await leave();
    });

    it("tells a client who opened a paper", async () => {
      const { modules } = stage.site.running;
      const client = await buildPerson(modules);
      const { id } = await modules.intake.createIntake(client, { intakeType: "personal" });
      const paper = await addPaper(modules, client, id, "w-2");
      const [admin] = (await modules.accounts.listUsers(OPERATOR)).filter(({ role }) => role === "admin");
      await modules.intake.openDocument({ kind: "user", userId: admin!.id, role: "admin" }, paper.id);
      const { page, leave } = await stage.visit(options);
      await enterAs(page, { email: client.email, password: "correct horse battery" }, `/documents/${id}`);
      await page.getByRole("link", { name: "Who opened these papers" }).first().click();
      await page.getByRole("heading", { name: "Who opened these papers" }).waitFor();
      expect(await page.getByRole("row").nth(1).innerText()).toMatch(/\(office\)\s+paper-\d+\.pdf looked at/);
      await leave();
    });
  },
);
