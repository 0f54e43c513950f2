/** What the office's calls and screens do with bad input: whom bulk reminders name, and names that are code. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { cookieOf, openSite, type Site } from "../e2e/site.ts";
import { addPaper, buildPerson } from "../factories/intake.ts";
import { fillOffice } from "../factories/office.ts";
import { BULK_MAX } from "#modules/tracking/schema";

const CODE = `=HYPERLINK("http://x.example")</title><script>alert(1)</script><img src=x onerror=alert(2)>`;

let site: Site;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await openSite();
  headers = { Cookie: await cookieOf(site, "admin"), "Content-Type": "application/json" };
});
afterAll(() => site.close());

async function remind(body: object) {
  const response = await fetch(`${site.address}/api/admin/bulk-reminders`, {
    ...{ method: "POST", headers, body: JSON.stringify({ template: "standard", message: "", ...body }) },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const read = async (path: string) => {
  const response = await fetch(site.address + path, { headers });
  return { status: response.status, text: await response.text() };
};

describe("bulk reminders", () => {
  it("to nobody, and to ids that are unknown, reach nobody", async () => {
    expect(await remind({})).toEqual({ status: 200, body: { sent: 0, skipped: [] } });
    const clientIds = ["0", "99999999", "no id", "'; drop table users; --"];
    const { status, body } = await remind({ clientIds });
    expect([status, body.sent]).toEqual([200, 0]);
    expect(body.skipped).toEqual(
      clientIds.map((clientId) => ({ clientId, reason: "There is no such client with an intake." })),
    );
    expect(await site.knex("reminder_presses")).toEqual([]);
  });

  it("name at most 5,000 clients, templates and levels that exist", async () => {
    const clientIds = Array.from({ length: BULK_MAX + 1 }, (_, id) => String(id));
    expect(await remind({ clientIds })).toMatchObject({
      status: 422,
      body: { fields: { clientIds: "Name at most 5,000 clients at once." } },
    });
    expect(await remind({ template: "kind" })).toMatchObject({ status: 422 });
    expect(await remind({ riskLevels: ["mild"] })).toMatchObject({ status: 422 });
  });

  it("to 5,000 clients are one press with one reminder each", async () => {
    await fillOffice(site.knex, { clients: 5_000, intakes: 5_000, documents: 5_000 });
    await site.knex("reminder_turns").delete();
    const sent = await remind({ riskLevels: ["all"] });
    const count = Number(sent.body.sent);
    expect(sent.status).toBe(200);
    expect(count).toBeGreaterThan(4_000);
    const [press] = await site.knex("reminder_presses").orderBy("pressed_at", "desc").limit(1);
    const reminders = site.knex("reminders").where({ press_id: press.id });
    expect(await reminders.clone().countDistinct("client_id as clients").count("* as rows")).toEqual([
      { clients: String(count), rows: String(count) },
    ]);
    expect(await remind({ riskLevels: ["all"] })).toMatchObject({ status: 200, body: { sent: 0 } });
  });
});

describe("a name that is code", () => {
  let intakeId: string;
  let groupId: string;

  beforeAll(async () => {
    const { modules } = site.running;
    const names = { firstName: CODE, lastName: CODE };
    const client = await buildPerson(modules, "user", names);
    intakeId = (await modules.intake.createIntake(client, { intakeType: "personal" })).id;
    await addPaper(modules, client, intakeId, "w-2");
    await modules.intake.sendMessage(client, intakeId, { text: CODE, site: site.address });
    const owner = await buildPerson(modules, "user", names);
    groupId = (await modules.intake.createIntake(owner, { intakeType: "multi-entity" })).id;
    await modules.entities.addEntity(OPERATOR, groupId, { legalName: CODE, entityType: "LLC" });
  });

  it.each([
    ["/", 200],
    ["/admin?tab=users&q=hyperlink", 200],
    ["/admin?tab=intakes&q=hyperlink", 200],
    ["/admin?tab=tracking&q=hyperlink", 200],
    ["/admin/intakes/PERSONAL", 200],
    ["/documents/PERSONAL", 200],
    ["/multi-entity/GROUP", 200],
    ["/admin/audit?who=hyperlink", 200],
  ])("is text on %s", async (path, status) => {
    const page = await read(path.replace("PERSONAL", intakeId).replace("GROUP", groupId));
    expect(page.status).toBe(status);
    // In markup it is escaped; in the page's data, which is a script, `<` is a Unicode escape.
    expect(page.text).not.toMatch(/<script>alert|<img src=x/);
  });

  it("is text in every table of the office, and in the chart", async () => {
    for (const path of [
      "/api/admin/client-tracking.csv?q=hyperlink",
      `/api/intakes/${groupId}/group.csv?kind=entities`,
    ]) {
      const { status, text } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain("HYPERLINK");
      // A spreadsheet runs what begins a cell with an equals sign.
      expect(text).not.toMatch(/(^|,|\n)"?=HYPERLINK/);
    }
    const chart = await read(`/api/intakes/${groupId}/entity-chart.svg`);
    expect(chart.status).toBe(200);
    expect(chart.text).not.toMatch(/<script>alert|<img/);
  });

  it("is text in the PDF of the group, which holds nothing that runs", async () => {
    const response = await fetch(`${site.address}/api/intakes/${groupId}/group.pdf`, { headers });
    const pdf = Buffer.from(await response.arrayBuffer()).toString("latin1");
    expect([response.status, pdf.slice(0, 5)]).toEqual([200, "%PDF-"]);
    expect(pdf).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch)\b/);
  });
});
