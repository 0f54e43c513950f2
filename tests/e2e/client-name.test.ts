/** Screens that the office and a client share: the office sees whose they are. */
import { describe, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { newClient } from "./intake-people.ts";
import { enterAs, useStage } from "./pages.ts";

const stage = useStage();

async function clientWithIntake() {
  const { accounts, intake } = stage.site.running.modules;
  const client = await newClient(stage);
  const user = (await accounts.listUsers(OPERATOR)).find(({ email }) => email === client.email)!;
  const actor: Actor = { kind: "user", userId: user.id, role: "user" };
  const { id } = await intake.createIntake(actor, { intakeType: "multi-entity" });
  return { client, actor, id };
}

describe("an intake of a client", () => {
  it.each(["/documents/ID", "/consent/ID", "/multi-entity/ID"])(
    "has the client's name at %s",
    async (path) => {
      const { client, id } = await clientWithIntake();
      const { page, leave } = await stage.visit();
      await enterAs(page, stage.site.people.admin, path.replace("ID", id));
      await page.locator("main").getByText(`Avery ${client.email}`).waitFor();
      await enterAs(page, client, path.replace("ID", id));
      await page.locator("main h1").waitFor();
      expect(await page.locator("main").innerText()).not.toContain(client.email);
      await leave();
    },
  );

  it("shows the office the goals as they are written", async () => {
    const { actor, id } = await clientWithIntake();
    const chosen = ["minimize-amt", "maximize-credits"];
    await stage.site.running.modules.intake.saveGoals(actor, id, { chosen, other: "" });
    const { page, leave } = await stage.visit();
    await enterAs(page, stage.site.people.admin, `/admin/intakes/${id}`);
    expect(await page.getByText(/^Goals:/).innerText()).toBe("Goals: minimize AMT, maximize credits");
    await leave();
  });
});
