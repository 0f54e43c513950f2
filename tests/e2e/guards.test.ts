/** Access control: the server redirects at once; an open page shows a message and leaves half a second later. */
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { OPERATOR, type Role } from "#modules/kernel";
import { enterAs, hydrated, signIn, useStage } from "./pages.ts";

const stage = useStage();

const ADMIN_REQUIRED = /Unauthorized\s*Admin access required\. Redirecting\.\.\./;
const DENIED = /Access Denied\s*You don't have permission to access this page\./;
const LOGIN_REQUIRED = /Unauthorized\s*You need to be logged in to access this page/;
const LOGGED_OUT = /Unauthorized\s*You are logged out\. Logging in again\.\.\./;

interface Guard {
  who: Role | "visitor";
  path: string;
  lands: string;
  message: RegExp;
}

const GUARDS: Guard[] = [
  { who: "visitor", path: "/admin", lands: "/", message: ADMIN_REQUIRED },
  { who: "user", path: "/admin", lands: "/", message: ADMIN_REQUIRED },
  ...["/ai-assistant", "/rag", "/briefing-book", "/chat"].flatMap((path): Guard[] => [
    { who: "visitor", path, lands: `/login?to=${encodeURIComponent(path)}`, message: LOGGED_OUT },
    { who: "user", path, lands: "/", message: DENIED },
  ]),
  { who: "visitor", path: "/cpa-manual", lands: "/login?to=%2Fcpa-manual", message: LOGGED_OUT },
  { who: "visitor", path: "/intake/7", lands: "/login?to=%2Fintake%2F7", message: LOGGED_OUT },
  { who: "visitor", path: "/documents/7", lands: "/login?to=%2Fdocuments%2F7", message: LOGGED_OUT },
  {
    who: "visitor",
    path: "/multi-entity/7",
    lands: "/login?to=%2Fmulti-entity%2F7",
    message: LOGIN_REQUIRED,
  },
  { who: "visitor", path: "/settings", lands: "/login?to=%2Fsettings", message: LOGGED_OUT },
];

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

// tests/contract/route-table.ts has the same cases without a browser.
describe("an address that is opened", () => {
  it.each(GUARDS)("$path turns a $who away to $lands", async ({ who, path, lands, message }) => {
    const { page, leave } = await stage.visit();
    if (who === "visitor") await page.goto(path);
    else await enterAs(page, stage.site.people[who], path);
    expect(address(page)).toBe(lands);
    const toasts = page.getByRole("alert");
    expect(await toasts.allInnerTexts()).toEqual([expect.stringMatching(message)]);
    await page.reload();
    expect(await toasts.count()).toBe(0);
    await leave();
  });

  it("the multi-entity page says when its address leads nowhere", async () => {
    const { page, leave } = await stage.visit();
    await page.goto("/login?to=/multi-entity/undefined");
    await signIn(page, stage.site, "user");
    await page.getByRole("heading", { name: "Invalid Intake ID" }).waitFor();
    await page.getByText("The multi-entity intake ID is missing or invalid.").waitFor();
    const missing = await page.goto("/multi-entity/00000000-0000-4000-8000-000000000000");
    expect(missing?.status()).toBe(404);
    await page.getByRole("heading", { name: "Tax intake not found" }).waitFor();
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await page.getByRole("heading", { name: "Welcome back, User" }).waitFor();
    await leave();
  });

  it("the manual says in place that it is restricted", async () => {
    const { page, leave } = await stage.visit();
    await enterAs(page, stage.site.people.user);
    const answer = await page.goto("/cpa-manual");
    expect(answer?.status()).toBe(403);
    await page.getByRole("heading", { name: "Access Restricted" }).waitFor();
    await page.getByText("This manual is only available to CPA administrators.").waitFor();
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await page.getByRole("heading", { name: "Welcome back, User" }).waitFor();
    await leave();
  });
});

/** Signs in a new user, so that tests do not affect each other. */
async function arrive(name: string, role: Role) {
  const credentials = { email: `${name}@example.com`, password: "correct horse battery" };
  const { accounts } = stage.site.running.modules;
  await accounts.createUser(OPERATOR, { ...credentials, role });
  const visit = await stage.visit();
  const { page } = visit;
  await enterAs(page, credentials);
  return { ...visit, accounts, ...credentials };
}

/** Freezes the page's clock; the test advances it. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.reload();
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Expects the message on the open page, and the redirect half a second later. */
async function expectLeave(page: Page, { message, lands }: { message: RegExp; lands: string }) {
  const before = address(page);
  const toast = page.getByRole("alert").filter({ hasText: message });
  await toast.waitFor();
  await page.clock.runFor(499);
  expect(address(page)).toBe(before);
  expect(await toast.isVisible()).toBe(true);
  const left = page.waitForURL((url) => url.pathname + url.search === lands);
  await page.clock.runFor(1);
  await left;
}

describe("a page that is open", () => {
  it("tells somebody whose session has ended, and leads to the sign-in and back", async () => {
    const { page, leave, accounts, email, password } = await arrive("gone", "user");
    await page.goto("/profile");
    await stopClock(page);
    await accounts.setPassword(OPERATOR, email, password);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole("button", { name: "Save name" }).click();
    await expectLeave(page, { message: LOGGED_OUT, lands: "/login?to=%2Fprofile" });
    expect(asked).toContain("/api/login");
    await leave();
  });

  it("tells it as well when the answer comes from the API", async () => {
    const { page, leave, accounts, email } = await arrive("disabled", "user");
    await stopClock(page);
    await accounts.disableUser(OPERATOR, email);
    const answered = page.evaluate(async () => (await fetch("/api/auth/user")).status);
    expect(await answered).toBe(401);
    await expectLeave(page, { message: LOGGED_OUT, lands: "/login" });
    expect(await page.getByRole("alert").allInnerTexts()).toEqual([expect.stringMatching(LOGGED_OUT)]);
    await leave();
  });

  it("tells an administrator who is none any more", async () => {
    const { page, leave, accounts, email } = await arrive("demoted", "admin");
    await page.goto("/admin?tab=data");
    await stopClock(page);
    await accounts.setRole(OPERATOR, email, "user");
    await page.getByRole("switch").first().click();
    await expectLeave(page, { message: ADMIN_REQUIRED, lands: "/" });
    await page.getByRole("heading", { name: "Welcome back" }).waitFor();
    await leave();
  });

  it("is not left for a wrong password, which is told in place and in a toast", async () => {
    const { page, leave } = await stage.visit();
    await page.goto("/login");
    await hydrated(page);
    await page.getByLabel("Email").fill("avery@example.com");
    await page.getByLabel("Password").fill("not this one");
    await page.getByRole("button", { name: "Login" }).click();
    await page.locator(".note").getByText("E-mail or password is wrong.").waitFor();
    expect(await page.locator(".toast").innerText()).toMatch(/^Error\s+E-mail or password is wrong\./);
    expect(new URL(page.url()).pathname).toBe("/login");
    await leave();
  });
});
