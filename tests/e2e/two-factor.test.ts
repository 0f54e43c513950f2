/** Two-factor sign-in with an authenticator app. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { codesOf } from "../factories/authenticator.ts";
import { faultsOf } from "./faults.ts";
import { PHONE, useStage, WIDE } from "./pages.ts";
import { cookieFor } from "./site.ts";

const stage = useStage();
const password = "correct horse battery";

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto("/api/logout");
  await page.goto("/login?to=%2Fsettings");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function give(page: Page, field: string, code: string): Promise<void> {
  await page.getByLabel(field).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

async function atSettings(page: Page, words: RegExp | string): Promise<void> {
  await page.waitForURL("**/settings");
  await page.getByText(words).waitFor();
}

// The looks of the accessibility tests: contrast depends on the theme, not on the width.
describe.each([
  { viewport: PHONE, colorScheme: "dark" as const },
  { viewport: WIDE, colorScheme: "light" as const },
])("at $viewport.width in $colorScheme", (options) => {
  const email = `phone-${options.viewport.width}@example.com`;

  it("is switched on, signed in with, and switched off", async () => {
    await stage.site.running.modules.accounts.createUser(OPERATOR, { email, password });
    const elsewhere = await cookieFor(stage.site, { email, password });
    // A button fading back from "Checking..." has too little contrast until the transition ends.
    const { page, leave } = await stage.visit({ ...options, reducedMotion: "reduce" });
    const faults: string[] = [];
    const look = async (name: string) => {
      faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
    };

    await logIn(page, email);
    await atSettings(page, "Your password alone signs you in.");
    await page.getByRole("link", { name: "Set up" }).click();
    await page.waitForURL("**/settings/two-factor");
    await page.getByRole("heading", { name: "Switch it on" }).waitFor();
    const begin = async (current: string) => {
      await page.getByLabel("Present password").fill(current);
      await page.getByRole("button", { name: "Set up" }).click();
    };
    await begin("not this one");
    await page.getByText("This is not your present password.").waitFor();
    await look("the password");
    await begin(password);

    const picture = page.getByRole("img", { name: "QR code for your authenticator app" });
    await picture.waitFor();
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    const code = codesOf((await page.locator(".account__secret").innerText()).replaceAll(" ", ""));
    const field = page.getByLabel("Code from your app");
    expect([await field.getAttribute("inputmode"), await field.getAttribute("autocomplete")]).toEqual([
      "numeric",
      "one-time-code",
    ]);
    const confirm = async (typed: string) => {
      await field.fill(typed);
      await page.getByRole("button", { name: "Switch on" }).click();
    };
    await confirm("000000");
    await page.getByText("check the clock of the phone").waitFor();
    await look("the picture");
    await confirm(code());
    await page.getByRole("status").getByText("Two-factor sign-in is on.").waitFor();
    const shown = await page.locator(".account__codes li").allInnerTexts();
    expect(shown).toHaveLength(10);
    await look("the recovery codes");
    const asked = await fetch(`${stage.site.address}/api/auth/user`, { headers: { Cookie: elsewhere } });
    expect(asked.status).toBe(401);
    await page.getByRole("link", { name: "I have kept them" }).click();
    await atSettings(page, "10 of your recovery codes are left.");
    await look("settings");

    await logIn(page, email);
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    await give(page, "Code from your app", "000000");
    await page.getByText("This code is wrong or has been used.").waitFor();
    await look("the code");
    // The setup consumed the code of the current step.
    await give(page, "Code from your app", code(1));
    await atSettings(page, "10 of your recovery codes are left.");

    await logIn(page, email);
    await page.getByText("Use a recovery code instead").click();
    await give(page, "Recovery code", shown[0] ?? "");
    await atSettings(page, "9 of your recovery codes are left.");

    await page.getByRole("link", { name: "Manage" }).click();
    await page.getByRole("heading", { name: "Switch it off" }).waitFor();
    const part = (name: string) => page.locator("section").filter({ hasText: name });
    await look("managing");
    await part("Make new codes").getByLabel("Present password").fill(password);
    await page.getByRole("button", { name: "Make new codes" }).click();
    await page.getByText("The former codes are void.").waitFor();
    const fresh = await page.locator(".account__codes li").allInnerTexts();
    expect(fresh.filter((each) => shown.includes(each))).toEqual([]);

    await page.goto("/settings/two-factor");
    await part("Switch it off").getByLabel("Present password").fill(password);
    await page.getByText("Use a recovery code instead").click();
    await page.getByLabel("Recovery code").fill(shown[1] ?? "");
    await page.getByRole("button", { name: "Switch off" }).click();
    await page.getByText("nor a recovery code that is left").waitFor();
    await part("Switch it off").getByLabel("Present password").fill(password);
    await page.getByLabel("Recovery code").fill(fresh[1] ?? "");
    await page.getByRole("button", { name: "Switch off" }).click();
    await page.getByRole("status").getByText("Two-factor sign-in is off.").waitFor();
    await logIn(page, email);
    await atSettings(page, "Your password alone signs you in.");
    expect(faults).toEqual([]);
    await leave();
  });
});
