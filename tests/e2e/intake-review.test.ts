/** Waivers: the client's reason for missing papers, and the CPA's decision. */
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { choose, enter, newClient, paper, startIntake } from "./intake-people.ts";
import { hydrated, useStage } from "./pages.ts";

const stage = useStage();

/** Client actions in the library. */
async function takeAway(intake: string, categoryId: string): Promise<void> {
  const { intake: intakes } = stage.site.running.modules;
  for (const document of await intakes.listDocuments(OPERATOR, intake.split("/").pop() ?? "", { categoryId }))
    await intakes.deleteDocument(OPERATOR, document.id);
}

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    const scripted = options.javaScriptEnabled;

    it("a required paper that cannot be had waits for the CPA, who completes the intake", async () => {
      const client = await stage.visit(options);
      const { page } = client;
      await enter(page, await newClient(stage));
      const intake = await startIntake(page);
      if (scripted) await hydrated(page);
      await choose(page, "photo-id", paper("id.pdf"), scripted);
      const place = page.locator("#ssn-itin-proof");
      await place.getByText("I don't have this").click();
      await place.getByLabel("I cannot get it").check();
      await place.getByLabel("Reason").fill("The card was lost; a new one comes in March.");
      await place.getByRole("button", { name: "Save: Proof of SSN or ITIN" }).click();
      await place.getByText("Your CPA decides").waitFor();
      const onward = page.getByRole("button", { name: "Continue" });
      await expect.poll(() => onward.isEnabled()).toBe(true);
      await page.getByText("Your CPA decides about Proof of SSN or ITIN. You can go on.").waitFor();

      const cpa = await stage.visit(options);
      await enter(cpa.page, stage.site.people.admin, intake);
      await cpa.page.getByText("Avery", { exact: true }).waitFor();
      if (scripted) await hydrated(cpa.page);
      const panel = cpa.page.getByRole("region", { name: "For the CPA" });
      expect(await panel.innerText()).toContain(
        "For you to decide: Proof of SSN or ITIN, which the client cannot get",
      );
      const waived = cpa.page.locator("#ssn-itin-proof");
      await waived.getByText("The card was lost; a new one comes in March.").waitFor();
      await waived.getByRole("button", { name: "Refuse: Proof of SSN or ITIN" }).click();
      await waived.getByText("Refused").waitFor();
      expect(await panel.innerText()).toContain("Still needed: Proof of SSN or ITIN");
      await page.reload();
      await place.getByText("Your CPA still needs this paper").waitFor();
      await expect.poll(() => onward.isDisabled()).toBe(true);
      await waived.getByRole("button", { name: "Accept: Proof of SSN or ITIN" }).click();
      await waived.getByText("Accepted").waitFor();

      await page.reload();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.waitForURL("**?step=2");
      await page.getByRole("button", { name: "Continue" }).click();
      await page.waitForURL("**?step=3");
      await page.getByText("There is no income document yet").waitFor();
      await page.getByRole("button", { name: "Submit for Review" }).click();
      await page.getByText("was submitted for review").waitFor();

      await takeAway(intake, "photo-id");
      await page.goto("/");
      await page.getByText("Still needed: Photo ID").waitFor();
      await page.goto(intake);
      await page.getByText("Your CPA still needs Photo ID.").waitFor();
      await page.getByRole("link", { name: "your documents" }).click();
      await page.waitForURL(/\/documents\//);

      await cpa.page.goto("/admin?tab=intakes");
      const id = intake.split("/").pop();
      await cpa.page.locator(`a[href="/admin/intakes/${id}"]`).first().click();
      await cpa.page.getByText("Missing 1 required documents: Photo ID.").waitFor();
      if (scripted) await hydrated(cpa.page);
      await cpa.page.getByRole("button", { name: "Mark as Completed" }).click();
      await cpa.page.getByRole("heading", { level: 1 }).getByText("Completed").waitFor();
      await page.goto(intake);
      await page.getByText("This intake is completed.").waitFor();
      await cpa.page.getByText("Open again", { exact: true }).first().click();
      await cpa.page.getByLabel("Why, for Avery to read").fill("The Photo ID is still missing.");
      await cpa.page.getByRole("button", { name: "Open again" }).click();
      await cpa.page.getByText("The intake is open again, and the client has your reason.").waitFor();
      await page.goto(`${intake}?step=1`);
      await page.getByText("Your CPA opened this intake again").waitFor();
      expect(await page.getByText("The Photo ID is still missing.").count()).toBeGreaterThan(0);
      await page.getByText("Press a card to add its papers.").waitFor();
      await client.leave();
      await cpa.leave();
    });

    it("somebody else's intake does not exist", async () => {
      const owner = await stage.visit(options);
      await enter(owner.page, await newClient(stage));
      const intake = await startIntake(owner.page);
      await owner.leave();
      const { page, leave } = await stage.visit(options);
      await enter(page, await newClient(stage));
      const answer = await page.goto(intake);
      expect(answer?.status()).toBe(404);
      await page.getByRole("heading", { name: "Tax Intake Not Found" }).waitFor();
      await leave();
    });

    it("a multi-entity intake asks for its own papers in the same wizard", async () => {
      const { page, leave } = await stage.visit(options);
      await enter(page, await newClient(stage));
      const address = await startIntake(page, "Multi-Entity");
      expect(address).toMatch(/^\/multi-entity\//);
      await page.goto(address.replace("multi-entity", "intake"));
      await page.getByText("2024 Tax Year - multi-entity intake").waitFor();
      await page.getByText("Formation papers", { exact: true }).waitFor();
      await leave();
    });
  },
);
