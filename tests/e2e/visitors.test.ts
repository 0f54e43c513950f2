/** Screens of visitors and of users with the role user. */
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { enterAs, signIn, useStage } from "./pages.ts";

const stage = useStage();

describe.each([{ javaScriptEnabled: true }, { javaScriptEnabled: false }])(
  "with script: $javaScriptEnabled",
  (options) => {
    it("a visitor sees what is loaded, and what is not", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/");
      const figures = page.getByRole("region", { name: "In the library now" });
      expect(await figures.innerText()).toMatch(
        /Internal Revenue Code\s+3\s+sections, release point 119-100\s+Regulations\s+None yet/,
      );
      await leave();
    });

    it("a visitor of a protected screen sees the reason at the sign-in, and only there", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/ai-assistant");
      expect(new URL(page.url()).pathname).toBe("/login");
      await page.getByRole("alert").getByText("You are logged out. Logging in again...").waitFor();
      await page.goto("/no/such/screen");
      expect(new URL(page.url()).pathname).toBe("/login");
      expect(await page.getByRole("alert").count()).toBe(0);
      await leave();
    });

    it("a wrong password is reported in place and the URL stays", async () => {
      const { page, leave } = await stage.visit(options);
      await page.goto("/login");
      await page.getByLabel("Email").fill("avery@example.com");
      await page.getByLabel("Password").fill("not this one");
      await page.getByRole("button", { name: "Login" }).click();
      await page.locator(".note").getByText("E-mail or password is wrong.").waitFor();
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

    it.each([
      { role: "user" as const, header: ["Dashboard", "Documents", "The Code"], features: [] },
      {
        role: "admin" as const,
        header: ["Dashboard", "Documents", "The Code", "Research", "Chat", "Admin"],
        features: ["AI Chat Assistant", "Document Q&A", "Admin Dashboard", "Briefing Book", "CPA Manual"],
      },
    ])("role $role has its lines in the header and the menu, and each leads to a screen", async (given) => {
      const { page, leave } = await stage.visit(options);
      await enterAs(page, stage.site.people[given.role]);
      const header = page.getByRole("navigation", { name: "Main" }).getByRole("link");
      expect(await header.allInnerTexts()).toEqual(given.header);
      await page.locator(".menu > summary").click();
      const lines = page.locator(".menu__item");
      const everybody = ["Dashboard", "Documents", "The Code", "Profile", "Settings"];
      expect(await lines.allInnerTexts()).toEqual([...everybody, ...given.features, "Sign out"]);
      expect(await page.getByText("AI Features").count()).toBe(given.features.length > 0 ? 1 : 0);
      const hrefs = await lines.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      for (const href of hrefs.filter((path) => path !== "/api/logout")) {
        const answer = await page.goto(href);
        expect([href, answer?.status(), new URL(page.url()).pathname]).toEqual([href, 200, href]);
      }
      await leave();
    });

    it("the header has initials, and leads to the documents of the newest intake", async () => {
      const { page, leave } = await stage.visit(options);
      await enterAs(page, stage.site.people.admin);
      expect(await page.locator(".menu > summary").innerText()).toMatch(/CR\s+Casey/);
      const { accounts, intake } = stage.site.running.modules;
      const casey = (await accounts.listUsers(OPERATOR)).find(({ firstName }) => firstName === "Casey");
      const actor = { kind: "user", userId: casey?.id ?? "", role: "admin" } as const;
      await intake.createIntake(actor, { intakeType: "personal" });
      const { id } = await intake.createIntake(actor, { intakeType: "multi-entity" });
      await page.reload();
      const documents = page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Documents" });
      expect(await documents.getAttribute("href")).toBe(`/documents/${id}`);
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
