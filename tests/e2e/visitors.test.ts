/** What visitors and users of role user meet. */
import { describe, expect, it } from "vitest";
import { signIn, useStage } from "./pages.ts";

const stage = useStage();

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    it("a visitor opens the coverage cards and finds the sign-in", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/");
      await page.getByRole("heading", { name: "Judicial Opinions" }).click();
      await page.getByText("Bankruptcy tax decisions").waitFor();
      await page.getByRole("heading", { name: "Federal Regulations" }).click();
      await page.getByText("Temporary regulations").waitFor();
      expect(await page.getByText("Bankruptcy tax decisions").isVisible()).toBe(false);
      await page.getByRole("link", { name: "Learn More" }).click();
      await page.getByLabel("Password").waitFor();
      await leave();
    });

    it("a visitor sees what is loaded, and what is not", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/");
      const figures = page.getByRole("region", { name: "In the library now" });
      expect(await figures.innerText()).toMatch(
        /Internal Revenue Code\s+3\s+sections, release point 119-100\s+Regulations\s+None yet/,
      );
      await leave();
    });

    it("a visitor of a screen for others is told so at the sign-in, and elsewhere not", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/ai-assistant");
      expect(new URL(page.url()).pathname).toBe("/login");
      await page.getByRole("alert").getByText("You are logged out. Logging in again...").waitFor();
      await page.goto("/no/such/screen");
      expect(new URL(page.url()).pathname).toBe("/login");
      expect(await page.getByRole("alert").count()).toBe(0);
      await leave();
    });

    it("a wrong password is told in place and the address stays", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/login");
      await page.getByLabel("Email").fill("avery@example.com");
      await page.getByLabel("Password").fill("not this one");
      await page.getByRole("button", { name: "Login" }).click();
      await page.getByRole("alert").getByText("E-mail or password is wrong.").waitFor();
      expect(await page.getByLabel("Email").inputValue()).toBe("avery@example.com");
      await signIn(page, stage.site, "user");
      await page.getByRole("heading", { name: "Welcome back, User" }).waitFor();
      await leave();
    });

    it("a user reads the Code and is turned away from the assistant with a message", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/login?to=/authority/26-usc/2");
      await signIn(page, stage.site, "user");
      await page.getByRole("heading", { name: "Levy number 2" }).waitFor();
      await page.goto("/ai-assistant");
      expect(new URL(page.url()).pathname).toBe("/");
      await page.getByText("Access Denied").waitFor();
      expect(await page.getByText("You don't have permission to access this page.").count()).toBe(1);
      expect(await page.getByRole("link", { name: "Research" }).count()).toBe(0);
      await page.reload();
      expect(await page.getByText("Access Denied").count()).toBe(0);
      await leave();
    });

    it("signing out ends the session", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/login");
      await signIn(page, stage.site, "user");
      await page.locator(".menu > summary").click();
      await page.getByRole("link", { name: "Sign out" }).click();
      await page.getByRole("link", { name: "Log in" }).waitFor();
      await page.goto("/authority/26-usc/2");
      expect(new URL(page.url()).pathname).toBe("/login");
      await leave();
    });
  },
);
