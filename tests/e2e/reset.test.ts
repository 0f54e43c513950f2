/** Password reset, from the link on the sign-in screen to the new password. */
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { readOutbox, tokenIn } from "../factories/outbox.ts";
import { hydrated, useStage } from "./pages.ts";
import { cookieFor } from "./site.ts";

const stage = useStage({ worker: true });
const OLD = "correct horse battery";
const NEW = "staple stable table";

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    const email = `forgetful-${options.javaScriptEnabled}@example.com`;

    it("a new password by mail, which signs out every other session", async () => {
      const { site } = stage;
      await site.running.modules.accounts.createUser(OPERATOR, { email, password: OLD });
      const elsewhere = await cookieFor(site, { email, password: OLD });
      const before = (await readOutbox(site.dataDir)).length;
      const { page, leave } = await stage.visit(options);
      await page.goto("/login");
      await page.getByRole("link", { name: "Forgot password?" }).click();
      const dialog = page.getByRole("dialog", { name: "Reset Password" });
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByRole("button", { name: "Send Reset Link" }).click();
      await page.getByRole("status").getByText("a link is on its way").waitFor();
      expect(await dialog.count()).toBe(0);
      await expect.poll(async () => (await readOutbox(site.dataDir)).length).toBe(before + 1);
      const token = tokenIn((await readOutbox(site.dataDir)).at(-1));

      await page.goto(`/reset?token=${token}`);
      await page.getByText(`For ${email}.`).waitFor();
      const save = async (password: string, again: string) => {
        await page.getByLabel("New password", { exact: true }).fill(password);
        await page.getByLabel("New password again").fill(again);
        await page.getByRole("button", { name: "Save password" }).click();
      };
      await save(NEW, `${NEW}r`);
      await page.getByText("The two passwords differ.").waitFor();
      await save("Password1234!", "Password1234!");
      await page.getByText("harder to guess").waitFor();
      await save(NEW, NEW);
      await page.getByText("Your new password is set.").waitFor();
      const asked = await fetch(`${site.address}/api/auth/user`, { headers: { Cookie: elsewhere } });
      expect(asked.status).toBe(401);

      await page.getByRole("link", { name: "Go on" }).click();
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(NEW);
      await page.getByRole("button", { name: "Login" }).click();
      await page.getByRole("heading", { name: "Welcome back" }).waitFor();
      await page.goto(`/reset?token=${token}`);
      await page.getByText("This link opens nothing any more.").waitFor();
      await leave();
    });

    it("Cancel leads back to the sign-in and on to where one wanted to go", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/login?to=%2Fauthority%2F26-usc");
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Cancel" }).click();
      await page.waitForURL("**/login?to=%2Fauthority%2F26-usc");
      expect(await page.getByRole("dialog").count()).toBe(0);
      await leave();
    });
  },
);

it("Escape closes the dialog, and the keyboard stays inside it; the e-mail typed before goes along", async () => {
  const { page, leave } = await stage.visit();
  await page.goto("/login");
  await hydrated(page);
  await page.getByLabel("Email").fill("avery@example.com");
  await page.getByRole("link", { name: "Forgot password?" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").waitFor();
  await page.waitForFunction(() => document.querySelector("dialog:modal"));
  expect(await dialog.getByLabel("Email").evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await dialog.getByLabel("Email").inputValue()).toBe("avery@example.com");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await page.getByLabel("Email").inputValue()).toBe("avery@example.com");
  await leave();
});
