/** The CPA's review of a client, the client's side of it, and the invitation of a new client. */
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { addPaper } from "../factories/intake.ts";
import { readOutbox, tokenIn } from "../factories/outbox.ts";
import { faultsOf } from "./faults.ts";
import { choose, enter, paper } from "./intake-people.ts";
import { hydrated, signIn, useStage } from "./pages.ts";

const stage = useStage();
const PASSWORD = "correct horse battery";

/** A submitted intake with a paper in each required category, and a third one. */
async function submitted(email: string) {
  const { modules } = stage.site.running;
  const names = { firstName: "Maria", lastName: "Sample <b>" };
  const { id: userId } = await modules.accounts.createUser(OPERATOR, { email, password: PASSWORD, ...names });
  const actor = { kind: "user", userId, role: "user" } as const;
  const { id } = await modules.intake.createIntake(actor, { intakeType: "personal" });
  const papers = [];
  for (const categoryId of ["w-2", "photo-id", "ssn-itin-proof"])
    papers.push(await addPaper(modules, actor, id, categoryId));
  await modules.intake.recordUnreadable(OPERATOR, papers[1]!.id, "It is locked.");
  await modules.intake.setStatus(actor, id, "review_ready");
  return { id, papers, client: { email, password: PASSWORD } };
}

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    const scripted = options.javaScriptEnabled;

    it("papers are decided on one by one, and the client sends a better one", async () => {
      const { id, papers, client } = await submitted(`maria-${scripted}@example.com`);
      const cpa = await stage.visit(options);
      await cpa.page.goto("/login");
      await signIn(cpa.page, stage.site, "admin");
      await cpa.page.getByRole("link", { name: /^Review: / }).click();
      await cpa.page.waitForURL(/\/admin\/intakes\//);
      await cpa.page.goto(`/admin/intakes/${id}?queue=review`);
      await cpa.page.getByRole("heading", { level: 1, name: "Maria Sample <b>" }).waitFor();
      if (scripted) {
        await hydrated(cpa.page);
        await cpa.page.keyboard.press("j");
        await cpa.page.getByRole("heading", { name: papers[1]!.originalFileName }).waitFor();
        await cpa.page.keyboard.press("k");
        await cpa.page.getByRole("heading", { name: papers[0]!.originalFileName }).waitFor();
        await cpa.page.keyboard.press("a");
      } else await cpa.page.getByRole("button", { name: "Accept", exact: true }).click();
      await cpa.page.getByText("Accepted.", { exact: true }).waitFor();
      await cpa.page.getByRole("heading", { name: papers[1]!.originalFileName }).waitFor();
      if (scripted) expect(await faultsOf(cpa.page)).toEqual([]);

      await cpa.page.locator("summary", { hasText: "Ask again" }).click();
      await cpa.page.getByLabel("What Maria Sample <b> reads").fill("The file is locked.");
      await cpa.page.getByRole("button", { name: "Ask again" }).click();
      await cpa.page.getByText("Missing 1 required documents: Photo ID.").waitFor();
      await cpa.page.getByRole("button", { name: "Send message" }).click();
      await cpa.page.getByText("The message is on its way.").waitFor();

      const { page, leave } = await stage.visit(options);
      await enter(page, client);
      await page.getByText("Asked for again: Photo ID.").waitFor();
      await page.getByRole("link", { name: "Send papers" }).click();
      await page.waitForURL(/\/intake\//);
      await page.goto(`/intake/${id}?step=1`);
      const card = page.locator("#photo-id");
      await card.getByText("The file is locked.", { exact: true }).waitFor();
      if (scripted) await hydrated(page);
      await choose(page, "photo-id", paper("better.pdf"), scripted);
      await card.getByText("2 files").waitFor();
      await page.reload();
      expect(await card.getByText("The file is locked.", { exact: true }).count()).toBe(0);
      await page.getByLabel("Write to your CPA").fill("Here is a better one.");
      await page.getByRole("button", { name: "Send message" }).click();
      await page.getByText("Your message is on its way.").waitFor();
      await leave();

      await cpa.page.goto(`/admin/intakes/${id}`);
      await cpa.page.getByText("Here is a better one.").waitFor();
      await cpa.page.getByText("Nothing required is missing.").waitFor();
      await cpa.page.getByRole("button", { name: "No answer needed" }).click();
      await cpa.page.getByRole("button", { name: "No answer needed" }).waitFor({ state: "detached" });
      await cpa.leave();
    });

    it("a deed on a paper that another tab moved or deleted is refused in words", async () => {
      const { id, papers } = await submitted(`stale-${scripted}@example.com`);
      const { intake } = stage.site.running.modules;
      const { page, leave } = await stage.visit(options);
      await page.goto(`/login?to=/admin/intakes/${id}`);
      await signIn(page, stage.site, "admin");
      await page.goto(`/admin/intakes/${id}?paper=${papers[0]!.id}`);
      if (scripted) await hydrated(page);
      await intake.moveDocument(OPERATOR, papers[0]!.id, { from: "w-2", to: "1099-int" });
      await page.getByRole("button", { name: "Accept", exact: true }).click();
      await page.getByRole("alert").getByText("This document was moved to Interest meanwhile.").waitFor();
      // The page has read the paper's new place, and is drawn anew.
      await page.locator("select[name=to] option[value='w-2']").waitFor({ state: "attached" });
      await page.locator("summary", { hasText: "Move" }).click();
      await page.getByLabel("Move to").selectOption("w-2");
      await intake.deleteDocument(OPERATOR, papers[0]!.id);
      await page.getByRole("button", { name: "Move", exact: true }).click();
      await page.getByRole("alert").getByText("This document was deleted meanwhile.").waitFor();
      expect(await intake.listReviews(OPERATOR, id)).toEqual([]);
      await leave();
    });

    it("an invited client chooses a password, once, and finds the intake that was opened", async () => {
      const email = `invited-${scripted}@example.com`;
      const cpa = await stage.visit(options);
      await cpa.page.goto("/login");
      await signIn(cpa.page, stage.site, "admin");
      const add = cpa.page.getByRole("region", { name: "Add a client" });
      await add.getByLabel("First name").fill("Noor");
      await add.getByLabel("Email").fill(email);
      await add.getByLabel("Open an intake").selectOption("personal");
      await add.getByRole("button", { name: "Invite" }).click();
      await cpa.page.getByText("Noor is invited; the mail is on its way.").waitFor();
      await stage.site.running.modules.mail.deliverDue(OPERATOR);
      const mail = (await readOutbox(stage.site.dataDir)).find((one) => one.includes(email));
      await cpa.leave();

      const { page, leave } = await stage.visit(options);
      const link = `/invitation?token=${tokenIn(mail)}`;
      await page.goto(link);
      await page.getByRole("heading", { name: "Welcome, Noor" }).waitFor();
      if (scripted) await hydrated(page);
      for (const field of await page.locator("input[type=password]").all()) await field.fill(PASSWORD);
      await page.getByRole("button", { name: "Save password" }).click();
      await page.getByText("Your password is set.").waitFor();
      await page.goto(link);
      await page.getByText("This invitation opens nothing any more.").waitFor();
      expect(await page.getByRole("button", { name: "Save password" }).count()).toBe(0);
      await enter(page, { email, password: PASSWORD });
      await page.getByRole("heading", { name: "2024 Personal" }).waitFor();
      await leave();
    });
  },
);
