/** The document library by keyboard and with axe, with real papers, and for users without access. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { buildPerson } from "../factories/intake.ts";
import { faultsOf } from "./faults.ts";
import { card, documentsOf, names, PDF, STATEMENT, TABLE, useLibrary } from "./library-screen.ts";
import { hydrated, PHONE, WIDE } from "./pages.ts";

const stage = useLibrary();

const SAMPLES = join(
  process.env.TAX_DATA_MIRROR ?? join(import.meta.dirname, "../../../shared/data"),
  "client-samples",
);

it.skipIf(!existsSync(SAMPLES))(
  "real papers are known by their class and found by what is in them",
  async () => {
    const sample = (name: string, mimeType: string) => ({
      name,
      mimeType,
      buffer: readFileSync(join(SAMPLES, name)),
    });
    const [w2, taxReturn] = [sample("w2_filled.png", "image/png"), sample("return_rory_az.pdf", PDF)];
    const { page, leave, home } = await stage.arrive([w2, taxReturn]);
    expect(await card(page, w2.name).locator(".class-tag").innerText()).toBe("W-2");
    expect(await card(page, taxReturn.name).locator(".class-tag").innerText()).toBe("Tax return");
    await page.goto(`${home}?query=contoso`);
    expect(await names(page)).toEqual([w2.name]);
    await page.goto(`${home}?query=gilmore`);
    await card(page, taxReturn.name).getByText("Page 1").waitFor();
    await leave();
  },
);

it("arrow keys lead from preview to preview, Escape closes, and the focus comes back", async () => {
  const { page, leave, home } = await stage.arrive([TABLE, STATEMENT]);
  await page.getByRole("link", { name: STATEMENT.name, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: STATEMENT.name }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("dialog", { name: TABLE.name }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("dialog", { name: STATEMENT.name }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(home);
  await page.locator(":focus", { hasText: STATEMENT.name }).waitFor();
  await leave();
});

it.each([
  { colorScheme: "light" as const, viewport: WIDE },
  { colorScheme: "dark" as const, viewport: PHONE },
])("no state has a serious fault in $colorScheme", async (options) => {
  const { page, leave, home } = await stage.arrive([STATEMENT, TABLE], options);
  const [table, statement] = (await documentsOf(page, home)).map(({ id }) => id);
  const states = ["", "?view=list&query=juniper", `?delete=${table}`];
  const faults: string[] = [];
  for (const state of [...states, `?document=${table}`, `?document=${statement}`]) {
    await page.goto(home + state);
    await hydrated(page);
    faults.push(...(await faultsOf(page)).map((fault) => `${state}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await leave();
});

it("an intake of somebody else does not exist", async () => {
  const { page, leave } = await stage.arrive([]);
  const other = await buildPerson(stage.site.running.modules);
  const { id } = await stage.site.running.modules.intake.createIntake(other, { intakeType: "personal" });
  const answer = await page.goto(`/documents/${id}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { name: "Tax Intake Not Found" }).waitFor();
  await page.getByText("The requested tax intake could not be found.").waitFor();
  await leave();
});
