/** Nothing typed is lost when a call fails; the long test walks every step under every failure. */
import { expect, it } from "vitest";
import { assistantStep, signInStep, useFailingWalk, wizardSteps } from "./failing-walk.ts";
import { enter, newClient, startIntake } from "./intake-people.ts";
import { hydrated, useStage } from "./pages.ts";

const stage = useStage();
const open = useFailingWalk(stage);

it("through a proxy that drops: signing in", async () => {
  const { walk, leave } = await open("drop");
  await expect(signInStep(walk)).resolves.toBeUndefined();
  await leave();
});

it("through a proxy that answers 502: the wizard", async () => {
  const { walk, leave } = await open("gateway");
  await expect(wizardSteps(walk)).resolves.toBeUndefined();
  await leave();
});

it("through a proxy that stalls: the assistant", async () => {
  const { walk, leave } = await open("stall");
  await expect(assistantStep(walk)).resolves.toBeUndefined();
  await leave();
});

it("a link that leads nowhere leaves the page as it was", async () => {
  const { page, proxy, leave } = await open("gateway");
  await enter(page, await newClient(stage), "/profile");
  await hydrated(page);
  await page.getByLabel("First name").fill("Robin");
  proxy.setMood("gateway");
  await page.locator(".menu > summary").click();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.locator(".toast").getByText("You are still where you were.").waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Robin");
  expect(new URL(page.url()).pathname).toBe("/profile");
  await leave();
});

it("goals and a reason survive a reload, and a Social Security number is not kept", async () => {
  const { page, proxy, leave } = await open("drop");
  await enter(page, await newClient(stage));
  const intake = await startIntake(page);
  await hydrated(page);
  const place = page.locator("#photo-id");
  await place.getByText("I don't have this").click();
  await place.getByLabel("Reason").fill("It was stolen in June.");
  await page.reload();
  await expect.poll(() => place.getByLabel("Reason").inputValue()).toBe("It was stolen in June.");
  expect(await place.getByLabel("Reason").isVisible()).toBe(true);
  await place.getByLabel("Reason").fill("My number is 123-45-6789.");
  await page.reload();
  await hydrated(page);
  expect(await place.getByLabel("Reason").inputValue()).toBe("");
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })))).not.toContain(
    "6789",
  );
  expect(new URL(page.url()).pathname).toBe(intake);
  proxy.setMood("pass");
  await leave();
});
