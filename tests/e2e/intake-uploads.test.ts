/** Features that need JavaScript: upload progress, cancel, retry, drag and drop; and autosave. */
import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { faultsOf } from "./faults.ts";
import { bringRequired, choose, enter, newClient, paper, startIntake } from "./intake-people.ts";
import { hydrated, PHONE, useStage } from "./pages.ts";

const stage = useStage();

async function openWizard(path = "") {
  const visit = await stage.visit();
  await enter(visit.page, await newClient(stage));
  const intake = await startIntake(visit.page);
  if (path) await visit.page.goto(intake + path);
  await hydrated(visit.page);
  return { ...visit, intake };
}

/** Throttles uploads of this page to this many bytes per second. */
async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...conditions, uploadThroughput });
}

const megabyte = "x".repeat(1024 * 1024);

it("shows how much has left, and cancels one of two", async () => {
  const { page, leave } = await openWizard();
  await slowDown(page, 100 * 1024);
  await choose(page, "w-2", [paper("stays.pdf", `1${megabyte}`), paper("goes.pdf", `2${megabyte}`)]);
  const bar = page.getByLabel("Uploading goes.pdf");
  await expect
    .poll(async () => Number(await bar.getAttribute("value")), { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect(Number(await bar.getAttribute("value"))).toBeLessThanOrEqual(90);
  await page.getByRole("button", { name: "Cancel goes.pdf" }).click();
  expect(await page.getByText("goes.pdf").count()).toBe(0);
  await slowDown(page, -1);
  await page.locator("#w-2").getByText("1 file").waitFor();
  await page.getByText("stays.pdf").waitFor({ state: "detached" });
  await page.reload();
  await page.locator("#w-2").getByText("1 file").waitFor();
  await leave();
});

it("tells of a failed upload in a toast and in its row, and tries again", async () => {
  const { page, leave } = await openWizard();
  await page.route("**/api/intakes/*/documents", (route) => route.fulfill({ status: 503, body: "{}" }));
  await choose(page, "w-2", paper("w2.pdf"));
  const row = page.locator("#w-2 .file");
  await row.getByText("Upload failed. Please try again.").waitFor();
  const toast = page.locator(".toast");
  expect(await toast.innerText()).toContain("Upload Failed");
  expect(await toast.innerText()).toContain("Failed to upload w2.pdf. Please try again.");
  await page.unroute("**/api/intakes/*/documents");
  await row.getByRole("button", { name: "Try again: w2.pdf" }).click();
  await page.locator("#w-2").getByText("1 file").waitFor();
  await row.waitFor({ state: "detached" });
  await leave();
});

it("takes what is dropped, and of several only one where one is asked for", async () => {
  const { page, leave } = await openWizard();
  const drop = async (category: string, names: string[]) => {
    const files = await page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const name of given) {
        transfer.items.add(new File([`%PDF-1.4 ${name}`], name, { type: "application/pdf" }));
      }
      return transfer;
    }, names);
    await page.locator(`#${category} label`).first().dispatchEvent("drop", { dataTransfer: files });
  };
  await drop("refund-account", ["one.pdf", "two.pdf"]);
  const toast = page.locator(".toast");
  await toast.getByText("Multiple Files Not Allowed").waitFor();
  await toast.getByText("This category only accepts one file at a time").waitFor();
  expect(await page.locator("#refund-account .file").count()).toBe(0);
  await drop("w-2", ["one.pdf", "two.pdf", "three.pdf", "four.pdf"]);
  await page.locator("#w-2").getByText("4 files").waitFor();
  await leave();
});

it("leads to the sign-in when the session is over, and back", async () => {
  const { page, leave, intake } = await openWizard();
  await page.context().clearCookies({ name: "__session" });
  await choose(page, "w-2", paper("w2.pdf"));
  await page.locator(".toast").getByText("You are logged out. Logging in again...").waitFor();
  await page.waitForURL(/\/login\b/);
  expect(new URL(page.url()).searchParams.get("to")).toBe(intake);
  await leave();
});

it("prints the papers asked for, without the buttons that answer", async () => {
  const { page, leave } = await openWizard();
  await page.emulateMedia({ media: "print" });
  const paperAsked = page.locator("#w-2");
  expect(await paperAsked.getByText("Wage statement").first().isVisible()).toBe(true);
  for (const word of ["Does not apply", "I don't have this", "Send message"])
    expect(await page.locator("main").getByText(word).first().isVisible()).toBe(false);
  await leave();
});

it("saves goals while they are chosen", async () => {
  const { page, leave, intake } = await openWizard();
  await bringRequired(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Minimize state tax").check();
  await page.getByLabel("Other goals").fill("A second home");
  // Leaving the page at once must not lose the input.
  await page.getByRole("link", { name: "Previous" }).click();
  await page.waitForURL("**?step=1");
  await expect
    .poll(async () => {
      const row = await stage.site
        .knex("intakes")
        .where({ id: intake.split("/").at(-1) })
        .first();
      return [row.goals, row.other_goals];
    })
    .toEqual([["minimize-state-tax"], "A second home"]);
  await page.goto(`${intake}?step=2`);
  expect(await page.getByLabel("Minimize state tax").isChecked()).toBe(true);
  expect(await page.getByLabel("Other goals").inputValue()).toBe("A second home");
  await leave();
});

it("offers the camera on a phone, as a second choice", async () => {
  const { page, leave } = await stage.visit({ viewport: PHONE, hasTouch: true, isMobile: true });
  await enter(page, await newClient(stage));
  const intake = await startIntake(page);
  await hydrated(page);
  await bringRequired(page);
  await page.goto(`${intake}?step=2`);
  await hydrated(page);
  const place = page.locator("#w-2");
  const camera = place.getByLabel("Take a photo for Wage statement");
  expect(await camera.getAttribute("capture")).toBe("environment");
  expect(await place.locator("input[name=file]").getAttribute("capture")).toBeNull();
  await camera.setInputFiles(paper("photo.pdf"));
  await place.getByRole("link", { name: "photo.pdf", exact: true }).waitFor();
  await leave();
});

it("goes by keyboard alone, and axe finds nothing serious on the way", async () => {
  const { page, leave } = await stage.visit({ viewport: PHONE, colorScheme: "dark" });
  await enter(page, await newClient(stage));
  await startIntake(page);
  await hydrated(page);
  let cards = 0;
  page.on("filechooser", (chooser) => void chooser.setFiles(paper("card.pdf", `card ${(cards += 1)}`)));
  for (const [name, key] of [
    ["Photo ID", "Enter"],
    ["Proof of SSN or ITIN", "Space"],
  ] as const) {
    const field = page.locator("input[type=file]").and(page.getByLabel(name));
    await tabTo(page, field);
    await page.keyboard.press(key);
    await page.locator("li.card").filter({ has: field }).getByText("1 file").waitFor();
  }
  expect(await faultsOf(page)).toEqual([]);
  await press(page, page.getByRole("button", { name: "Continue" }));
  await page.waitForURL("**?step=2");
  await tabTo(page, page.locator("#w-2 summary"));
  await page.keyboard.press("Enter");
  await page.locator("#w-2").getByLabel("Reason").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await press(page, page.getByRole("button", { name: "Continue" }));
  await page.waitForURL("**?step=3");
  await press(page, page.getByRole("link", { name: "Delete card.pdf" }).first());
  await page.getByRole("dialog", { name: "Delete card.pdf?" }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await press(page, page.getByRole("button", { name: "Submit for Review" }));
  await page.getByText("was submitted for review").waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab does not get there.");
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
