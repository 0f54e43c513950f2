/** A business owner lays out six companies, with and without JavaScript, and mends what the checks find. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { faultsOf } from "./faults.ts";
import { enter, newClient, startIntake } from "./intake-people.ts";
import { hydrated, PHONE, useStage, WIDE } from "./pages.ts";

const stage = useStage();

const NAMES = [
  "Example Holdings LLC",
  "Operating Inc.",
  "Realty LLC",
  "Logistics Inc.",
  "Ventures LP",
  "Practice Inc.",
];

/** Chooses in a select, or in the combo box that it becomes. */
async function pick(page: Page, label: string, option: string, scripted: boolean): Promise<void> {
  const field = page.locator("#form").getByLabel(label, { exact: true });
  if (!scripted) return void (await field.selectOption({ label: option }));
  await field.fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function addEntity(page: Page, name: string, { type, scripted }: { type: string; scripted: boolean }) {
  await page.getByLabel("Legal name (required)").fill(name);
  await pick(page, "Entity type", type, scripted);
  await pick(page, "Formed in", "OR", scripted);
  await page.getByRole("button", { name: "Add entity" }).click();
  await page.getByRole("row", { name: new RegExp(name) }).waitFor();
}

interface NewOwner {
  entity: string;
  owner?: string;
  person?: string;
  percentage: string;
}

async function addOwner(page: Page, { entity, owner, person, percentage }: NewOwner): Promise<void> {
  const form = page.locator("#form");
  const rows = page.getByRole("table", { name: "Owners" }).getByRole("row");
  const before = await rows.count();
  await form.getByLabel("Owned entity").selectOption({ label: entity });
  await form.getByLabel("Owner", { exact: true }).selectOption(owner ? { label: owner } : { index: 0 });
  if (person) await form.getByLabel("Name of a new person").fill(person);
  await form.getByLabel("Percentage").fill(percentage);
  await form.getByRole("button", { name: "Add owner" }).click();
  await expect.poll(() => rows.count()).toBe(before === 0 ? 2 : before + 1);
}

async function recordLoan(page: Page, scripted: boolean, books: string): Promise<void> {
  const form = page.locator("#form");
  await pick(page, "Type", "Loan or advance", scripted);
  await form.getByLabel("From: lender, payer or seller").selectOption({ label: "Example Holdings LLC" });
  await form.getByLabel("To: borrower, payee or buyer").selectOption({ label: "Operating Inc." });
  await form.getByLabel("Amount in US dollars").fill("$500,000.00");
  await form.getByLabel("Date", { exact: true }).fill("2024-04-02");
  await form.getByLabel("From the books of").selectOption({ label: books });
  await form.getByRole("button", { name: "Add transaction" }).click();
  await page.getByText("Intercompany transaction recorded successfully").waitFor();
  await page.getByText(`From the books of ${books}`).waitFor();
}

describe.each([
  { javaScriptEnabled: true, viewport: WIDE },
  { javaScriptEnabled: false, viewport: PHONE },
])("with script: $javaScriptEnabled at $viewport.width", (options) => {
  const scripted = options.javaScriptEnabled;
  it("lays out six companies, sees the chart, records a loan both ways, and mends a finding", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    const address = await startIntake(page, "Multi-Entity");
    await page.getByRole("heading", { name: "Lay out your companies in three steps" }).waitFor();
    if (scripted) await hydrated(page);
    for (const name of NAMES)
      await addEntity(page, name, { type: name.endsWith("Inc.") ? "C-Corp" : "Partnership", scripted });

    await page.getByRole("link", { name: "Ownership Structure" }).click();
    await page.waitForURL("**tab=ownership**");
    await addOwner(page, { entity: "Example Holdings LLC", person: "Ann Example", percentage: "60" });
    await addOwner(page, { entity: "Example Holdings LLC", person: "Ben Example", percentage: "30%" });
    for (const entity of NAMES.slice(1))
      await addOwner(page, { entity, owner: "Example Holdings LLC", percentage: "100" });
    const chart = page.getByRole("region", { name: "Ownership chart" });
    for (const name of ["Ann Example", "Ben Example", ...NAMES])
      await chart.getByRole("link", { name }).waitFor();
    await chart.getByText("10% not recorded").waitFor();
    await chart.locator("text").filter({ hasText: "1 error" }).first().waitFor();
    if (scripted) expect(await faultsOf(page)).toEqual([]);
    if (scripted)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

    await page.getByRole("link", { name: "Validation & Compliance" }).click();
    await page
      .getByText(/^Example Holdings LLC: 10% /)
      .first()
      .waitFor();
    if (scripted) expect(await faultsOf(page)).toEqual([]);
    await page.goto(`${address}?tab=ownership`);
    if (scripted) await hydrated(page);
    await page.getByRole("link", { name: "Edit Ben Example of Example Holdings LLC" }).click();
    await page.getByRole("heading", { name: "Change the share of Ben Example" }).waitFor();
    await page.locator("#form").getByLabel("Percentage").fill("40");
    await page.getByRole("button", { name: "Save owner" }).click();
    await page.getByText("Saved.").waitFor();
    expect(await chart.getByText("not recorded").count()).toBe(0);

    await page.getByRole("link", { name: "Intercompany Transactions" }).click();
    await page.waitForURL("**tab=transactions**");
    await recordLoan(page, scripted, "Example Holdings LLC");
    await recordLoan(page, scripted, "Operating Inc.");
    if (scripted) expect(await faultsOf(page)).toEqual([]);

    await page
      .getByRole("link", { name: "Delete loan or advance from Example Holdings LLC" })
      .first()
      .click();
    const question = page.getByRole("dialog", { name: "Delete this transaction?" });
    await question.getByRole("link", { name: "Cancel" }).click();
    await question.waitFor({ state: "detached" });
    expect(await page.getByText("$1,000,000.00 in total").count()).toBe(1);
    const workbook = await page.request.get(
      `${address.replace("/multi-entity/", "/api/intakes/")}/group.xlsx`,
    );
    const bytes = await workbook.body();
    await leave();
    await importWorkbook(bytes);
  });

  /** The same group in the intake of another client. */
  async function importWorkbook(buffer: Buffer): Promise<void> {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    await startIntake(page, "Multi-Entity");
    await page.getByRole("link", { name: "Import from a workbook instead" }).click();
    const mimeType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    await page
      .getByLabel("Workbook (.xlsx) or CSV file")
      .setInputFiles({ name: "group.xlsx", mimeType, buffer });
    await page.getByRole("button", { name: "Check the file" }).click();
    await page.getByRole("heading", { name: "What group.xlsx would do" }).waitFor();
    if (scripted) expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: /^Import \d+ lines$/ }).click();
    await page.getByText("The import is done.").waitFor();
    await page.getByRole("link", { name: "Ownership Structure" }).click();
    const chart = page.getByRole("region", { name: "Ownership chart" });
    for (const name of ["Ann Example", "Ben Example", ...NAMES])
      await chart.getByRole("link", { name }).waitFor();
    await leave();
  }

  it("goes from the entities to papers and goals, and back", async () => {
    const { page, leave } = await stage.visit(options);
    await enter(page, await newClient(stage));
    await startIntake(page, "Multi-Entity");
    await page.getByRole("link", { name: "Upload papers" }).click();
    await page.getByText("Formation papers", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Entities and owners" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => heading.innerText()).toBe("Multi-Entity Business Intake");
    await leave();
  });
});

it("downloads the chart and the group", async () => {
  const { page, leave } = await stage.visit();
  await enter(page, await newClient(stage));
  const address = await startIntake(page, "Multi-Entity");
  await addEntity(page, "Alone LLC", { type: "LLC", scripted: await hydrated(page).then(() => true) });
  const api = address.replace("/multi-entity/", "/api/intakes/");
  const starts: [string, RegExp][] = [
    ["entity-chart.svg", /^<svg [^]*Alone LLC/],
    ["entity-chart.png", /^.PNG/],
    ["group.pdf", /^%PDF-/],
  ];
  for (const [file, start] of starts) {
    const answer = await page.request.get(`${api}/${file}`);
    expect([file, answer.status()]).toEqual([file, 200]);
    expect((await answer.body()).toString("latin1")).toMatch(start);
  }
  await leave();
});
