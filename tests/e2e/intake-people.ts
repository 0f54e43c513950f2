/** Clients of the browser tests, their papers and common actions. */
import type { Page } from "playwright";
import { OPERATOR } from "#modules/kernel";
import type { Stage } from "./pages.ts";

export { enterAs as enter } from "./pages.ts";

export interface Client {
  email: string;
  password: string;
}

let made = 0;

/** A new client without an intake. */
export async function newClient({ site }: Stage): Promise<Client> {
  made += 1;
  const client = { email: `client-${made}@example.com`, password: "a long enough one" };
  await site.running.modules.accounts.createUser(OPERATOR, { ...client, firstName: "Avery" });
  return client;
}

/** Starts an intake from the dashboard. @returns its URL. */
export async function startIntake(page: Page, kind: "Personal Tax" | "Multi-Entity" = "Personal Tax") {
  await page.getByRole("button", { name: `Start ${kind} Intake` }).click();
  await page.waitForURL(/\/(intake|multi-entity)\//);
  return new URL(page.url()).pathname;
}

/** A small file of the type in its name. */
export function paper(name: string, words = name) {
  const buffer = Buffer.from(`%PDF-1.4\n% ${words}\ntrailer<<>>\n%%EOF\n`);
  return { name, mimeType: "application/pdf", buffer };
}

type Files = Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0];

/** Chooses files for a category; without JavaScript also presses its button. */
export async function choose(page: Page, categoryId: string, files: Files, scripted = true): Promise<void> {
  const place = page.locator(`#${categoryId}`);
  await place.locator("input[name=file]").setInputFiles(files);
  if (!scripted) await place.getByRole("button", { name: /^Upload/ }).click();
}

/** Uploads both required papers in the first step. */
export async function bringRequired(page: Page, scripted = true): Promise<void> {
  for (const id of ["photo-id", "ssn-itin-proof"]) {
    await choose(page, id, paper(`${id}.pdf`), scripted);
    await page.locator(`#${id}`).getByText("1 file").waitFor();
  }
}
