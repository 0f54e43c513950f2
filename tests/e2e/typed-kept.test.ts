/** A session that ends while somebody types: after signing in again it is all there, and is saved once. */
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { enter, newClient, startIntake, type Client } from "./intake-people.ts";
import { hydrated, useStage } from "./pages.ts";

const stage = useStage();

/** Presses when the session is over, and signs in again. */
async function pressSignedOut(page: Page, press: () => Promise<void>, { email, password }: Client) {
  const { pathname } = new URL(page.url());
  await page.context().clearCookies({ name: "__session" });
  await press();
  await page.waitForURL(/\/login\b/);
  await hydrated(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => url.pathname === pathname);
  await hydrated(page);
}

it("keeps a message", async () => {
  const { page, leave } = await stage.visit();
  const client = await newClient(stage);
  await enter(page, client);
  await startIntake(page);
  await hydrated(page);
  const field = page.getByLabel("Write to your CPA");
  const send = () => page.getByRole("button", { name: "Send message" }).click();
  await field.fill("We moved in June.");
  await pressSignedOut(page, send, client);
  await expect.poll(() => field.inputValue()).toBe("We moved in June.");
  await send();
  await page.locator(".thread__list").getByText("We moved in June.").waitFor();
  await expect.poll(() => field.inputValue()).toBe("");
  await page.reload();
  await hydrated(page);
  expect(await field.inputValue()).toBe("");
  await leave();
});

it("keeps a company, without the number of a person", async () => {
  const { page, leave } = await stage.visit();
  const client = await newClient(stage);
  await enter(page, client);
  await startIntake(page, "Multi-Entity");
  await hydrated(page);
  const add = () => page.getByRole("button", { name: "Add entity" }).click();
  await page.getByLabel("Legal name").fill("Mill Holdings LLC");
  await page.getByLabel("TIN", { exact: true }).fill("123456789");
  await page.getByLabel("Notes").fill("Grinds since June.");
  await page.getByLabel("Disregarded for federal tax").check();
  await pressSignedOut(page, add, client);
  await page.getByText("What you typed here is back. It is not saved yet.").waitFor();
  expect(await page.getByLabel("Legal name").inputValue()).toBe("Mill Holdings LLC");
  expect(await page.getByLabel("Notes").inputValue()).toBe("Grinds since June.");
  expect(await page.getByLabel("Disregarded for federal tax").isChecked()).toBe(true);
  expect(await page.getByLabel("TIN", { exact: true }).inputValue()).toBe("");
  await add();
  await page.getByText("Business entity created successfully").waitFor();
  await page.reload();
  await hydrated(page);
  expect(await page.getByLabel("Legal name").inputValue()).toBe("");
  expect(await page.getByText("What you typed here is back").count()).toBe(0);
  await leave();
});
