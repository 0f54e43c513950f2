/** Profile and settings of a new user. */
import { describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { enterAs, useStage } from "./pages.ts";
import { cookieFor } from "./site.ts";

const stage = useStage();
const OLD = "correct horse battery";
const NEW = "staple stable table";

// tests/contract/forms.test.ts sends these forms without JavaScript.
describe("a user's own account", () => {
  const email = (name: string) => `${name}@example.com`;

  async function arrive(name: string) {
    const credentials = { email: email(name), password: OLD };
    await stage.site.running.modules.accounts.createUser(OPERATOR, credentials);
    const visit = await stage.visit();
    await enterAs(visit.page, credentials);
    return { ...visit, credentials };
  }

  it("the profile keeps a name and shows it in the header", async () => {
    const { page, leave } = await arrive("named");
    await page.locator(".menu > summary").click();
    await page.getByRole("link", { name: "Profile" }).click();
    await page.getByLabel("First name").fill("Robin");
    await page.getByLabel("Last name").fill("Lee");
    await page.getByRole("button", { name: "Save name" }).click();
    await page.getByRole("status").getByText("Your name has been saved.").waitFor();
    expect(await page.locator(".menu > summary").innerText()).toMatch(/RL\s+Robin/);
    await page.reload();
    expect(await page.getByLabel("Last name").inputValue()).toBe("Lee");
    await leave();
  });

  it("a new password needs the present one and signs out elsewhere", async () => {
    const { page, leave, credentials } = await arrive("careful");
    const elsewhere = await cookieFor(stage.site, credentials);
    await page.locator(".menu > summary").click();
    await page.getByRole("link", { name: "Settings" }).click();
    const change = async (current: string) => {
      await page.getByLabel("Present password").fill(current);
      await page.getByLabel("New password", { exact: true }).fill(NEW);
      await page.getByLabel("New password again").fill(NEW);
      await page.getByRole("button", { name: "Change password" }).click();
    };
    await change("not this one");
    await page.getByText("This is not your present password.").waitFor();
    await change(OLD);
    await page.getByRole("status").getByText("Your new password is set.").waitFor();
    expect(await page.getByLabel("Present password").inputValue()).toBe("");
    expect(await userBehind(elsewhere)).toBe(401);
    await page.goto("/api/logout");
    await enterAs(page, { ...credentials, password: NEW });
    await leave();
  });

  it("sessions elsewhere end one by one and all at once", async () => {
    const { page, leave, credentials } = await arrive("busy");
    const others = [];
    for (let i = 0; i < 3; i += 1) others.push(await cookieFor(stage.site, credentials));
    await page.goto("/settings");
    await page.getByText("This session").waitFor();
    const rows = page.getByRole("button", { name: /^Sign out (?!everywhere)/ });
    expect(await rows.count()).toBe(3);
    await rows.first().click();
    await page.getByRole("status").getByText("Signed out there.").waitFor();
    expect(await rows.count()).toBe(2);
    await page.getByRole("button", { name: "Sign out everywhere else" }).click();
    await rows.first().waitFor({ state: "detached" });
    expect(await Promise.all(others.map(userBehind))).toEqual([401, 401, 401]);
    await page.goto("/profile");
    await page.getByRole("heading", { name: "Profile" }).waitFor();
    await leave();
  });

  it("the appearance is drawn by the server and lasts through a sign-out", async () => {
    const { page, leave } = await arrive("dark");
    await page.goto("/settings");
    const theme = () => page.locator("html").getAttribute("data-theme");
    expect(await theme()).toBeNull();
    await page.getByLabel("Dark").check();
    await page.getByRole("button", { name: "Save appearance" }).click();
    await page.getByRole("status").getByText("The appearance has been saved.").waitFor();
    expect(await theme()).toBe("dark");
    await page.goto("/api/logout");
    expect(await theme()).toBe("dark");
    await leave();
  });
});

it.each(["/profile", "/settings"])("%s leads visitors to the sign-in", async (path) => {
  const { status, headers } = await fetch(stage.site.address + path, { redirect: "manual" });
  expect([status, headers.get("Location")]).toEqual([302, `/login?to=${encodeURIComponent(path)}`]);
});

it.each(["", "\u0000", "x"])("no session is called %j", async (id) => {
  const { status } = await fetch(`${stage.site.address}/settings`, {
    method: "POST",
    headers: { Cookie: await cookieFor(stage.site, stage.site.people.user) },
    body: new URLSearchParams({ intent: "end-session", id }),
  });
  expect(status).toBe(422);
});

async function userBehind(cookie: string): Promise<number> {
  return (await fetch(`${stage.site.address}/api/auth/user`, { headers: { Cookie: cookie } })).status;
}
