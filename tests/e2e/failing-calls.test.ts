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
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill("robin@example.com");
  proxy.setMood("gateway");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.locator(".toast").getByText("You are still where you were.").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("robin@example.com");
  expect(new URL(page.url()).pathname).toBe("/login");
  proxy.setMood("pass");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("dialog", { name: "Reset Password" }).waitFor();
  await leave();
});

it("goals and a reason survive a reload, and a Social Security number is not kept", async () => {
  const { page, leave } = await open("drop");
  await enter(page, await newClient(stage));
  const intake = await startIntake(page);
  await hydrated(page);
  const place = page.locator("#photo-id");
  await place.getByText("I don't have this").click();
  await place.getByLabel("Reason").fill("It was stolen in June.");
  await page.reload();
  await hydrated(page);
  const reason = () => place.getByLabel("Reason").inputValue();
  await expect.poll(reason, { timeout: 20_000 }).toBe("It was stolen in June.");
  expect(await place.getByLabel("Reason").isVisible()).toBe(true);
  await place.getByLabel("Reason").fill("My number is 123-45-6789.");
  await page.reload();
  await hydrated(page);
  expect(await place.getByLabel("Reason").inputValue()).toBe("");
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })))).not.toContain(
    "6789",
  );
  expect(new URL(page.url()).pathname).toBe(intake);
  await leave();
});
