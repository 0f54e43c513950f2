/** Two-factor sign-in by JSON and by plain forms. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { buildAuthenticator, codesOf, type Authenticator } from "../factories/authenticator.ts";
import { cookieFor, openSite, type Site } from "../e2e/site.ts";

let site: Site;
let strict: Site;

beforeAll(async () => {
  [site, strict] = await Promise.all([
    openSite(),
    openSite({ settings: { REQUIRE_ADMIN_TWO_FACTOR: "on" } }),
  ]);
});
afterAll(() => Promise.all([site.close(), strict.close()]));

let kim: { email: string; password: string };
let authenticator: Authenticator;
let people = 0;

beforeEach(async () => {
  people += 1;
  kim = { email: `kim-${people}@example.com`, password: "correct horse battery" };
  const { accounts } = site.running.modules;
  await accounts.createUser(OPERATOR, kim);
  authenticator = await buildAuthenticator(accounts, kim);
});

async function login(body: object) {
  const response = await fetch(`${site.address}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer, cookies: response.headers.getSetCookie() };
}

/** Sends a form without JavaScript. @returns where it leads. */
async function post(at: Site, path: string, fields: Record<string, string>, cookie = "") {
  const response = await fetch(at.address + path, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return {
    status: response.status,
    to: response.headers.get("Location"),
    cookies: response.headers.getSetCookie(),
    html: await response.text(),
  };
}

async function get(at: Site, path: string, cookie: string) {
  const response = await fetch(at.address + path, { headers: { Cookie: cookie }, redirect: "manual" });
  const { status, headers } = response;
  return { status, to: headers.get("Location"), headers, html: await response.text() };
}

const pair = (cookies: string[], name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0] ?? "";

/** Signs in with the password. @returns the cookie of the code step. */
async function givePassword(to = ""): Promise<string> {
  const { cookies } = await post(site, `/login${to}`, kim);
  return pair(cookies, "__pending");
}

describe("POST /api/auth/login", () => {
  it("asks for the code, refuses a wrong one, takes a right one once", async () => {
    expect(await login(kim)).toEqual({
      status: 401,
      body: { code: "second_factor_required", message: expect.stringContaining("two-factor") },
      cookies: [],
    });
    expect(await login({ ...kim, code: "000000" })).toMatchObject({
      status: 401,
      body: { code: "invalid_credentials", message: expect.stringMatching(/^This code is wrong/) },
      cookies: [],
    });
    const right = { ...kim, code: authenticator.code(1) };
    expect(await login(right)).toMatchObject({ status: 200, body: { email: kim.email } });
    expect(await login(right)).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
  });

  it("takes a recovery code once", async () => {
    const withCode = { ...kim, code: authenticator.recoveryCodes[0] };
    expect((await login(withCode)).status).toBe(200);
    expect((await login(withCode)).status).toBe(401);
  });

  it("does not tell by the code who has an account, or who has two factors", async () => {
    const code = authenticator.code(1);
    const wrong = await login({ ...kim, password: "not this one", code });
    expect(wrong).toMatchObject({ status: 401, body: { code: "invalid_credentials" } });
    expect(await login({ email: "nobody@example.com", password: "not this one", code })).toEqual(wrong);
    expect(await login({ ...kim, password: "not this one" })).toEqual(wrong);
  });

  it.each([[123456], [null], [["1"]]])("refuses a code that is %j", async (code) => {
    expect(await login({ ...kim, code })).toMatchObject({ status: 422, body: { code: "invalid" } });
  });

  it.each(["", " "])("takes %j for no code at all", async (code) => {
    expect((await login({ ...kim, code })).body).toMatchObject({ code: "second_factor_required" });
  });

  it.each(["\u0000", "１２３４５６", "9".repeat(200_000), "%00"])("refuses odd codes (%#)", async (code) => {
    expect(await login({ ...kim, code })).toMatchObject({ status: 401 });
  });

  it("counts wrong codes with wrong passwords", async () => {
    for (let i = 0; i < 5; i += 1) await login({ ...kim, code: "000000" });
    for (let i = 0; i < 5; i += 1) await login({ ...kim, password: "not this one" });
    expect(await login({ ...kim, code: authenticator.code(1) })).toMatchObject({
      status: 429,
      body: { code: "limited" },
    });
  });

  it("is closed to a disabled user, whatever their code", async () => {
    await site.running.modules.accounts.disableUser(OPERATOR, kim.email);
    expect(await login({ ...kim, code: authenticator.code(1) })).toMatchObject({
      status: 401,
      body: { message: "E-mail or password is wrong." },
    });
  });
});

describe("the plain forms", () => {
  it("lead from the password over the code to where one wanted to go", async () => {
    const first = await post(site, "/login?to=%2Fprofile", kim);
    expect([first.status, first.to]).toEqual([302, "/login/code?to=%2Fprofile"]);
    expect(first.cookies).toEqual([
      expect.stringMatching(/^__pending=.*Path=\/login; .*HttpOnly; SameSite=Lax$/),
    ]);
    const pending = pair(first.cookies, "__pending");
    const screen = await get(site, "/login/code?to=%2Fprofile", pending);
    expect([screen.status, screen.html]).toEqual([
      200,
      expect.stringContaining('autoComplete="one-time-code"'),
    ]);

    const wrong = await post(site, "/login/code?to=%2Fprofile", { code: "000000" }, pending);
    expect([wrong.status, wrong.cookies, wrong.html]).toEqual([
      401,
      [],
      expect.stringContaining("This code is wrong"),
    ]);
    const code = authenticator.code(1);
    const right = await post(site, "/login/code?to=%2Fprofile", { code, recoveryCode: "" }, pending);
    expect([right.status, right.to]).toEqual([302, "/profile"]);
    expect(pair(right.cookies, "__pending")).toBe("__pending=");
    const session = pair(right.cookies, "__session");
    expect((await get(site, "/profile", session)).status).toBe(200);
    expect((await get(site, "/login/code", `${pending}; ${session}`)).to).toBe("/");
    expect((await get(site, "/login/code", pending)).to).toBe("/login?late=1");
  });

  it("take a recovery code in its own field", async () => {
    const recoveryCode = authenticator.recoveryCodes[0] ?? "";
    const { status, to } = await post(site, "/login/code", { code: "", recoveryCode }, await givePassword());
    expect([status, to]).toEqual([302, "/"]);
  });

  it("ask again, and count nothing, when nothing was typed", async () => {
    const pending = await givePassword();
    for (let i = 0; i < 6; i += 1) {
      const { status, html } = await post(site, "/login/code", { code: "", recoveryCode: " " }, pending);
      expect([status, html]).toEqual([422, expect.stringContaining("Enter the code of your app")]);
    }
    expect((await get(site, "/login/code", pending)).status).toBe(200);
  });

  it("start over after five wrong codes", async () => {
    const pending = await givePassword();
    const codes = [];
    for (let i = 0; i < 5; i += 1)
      codes.push(await post(site, "/login/code?to=%2Fx", { code: "000000" }, pending));
    expect(codes.map(({ status }) => status)).toEqual([401, 401, 401, 401, 302]);
    expect(codes[4]?.to).toBe("/login?late=1&to=%2Fx");
    const late = await post(site, "/login/code", { code: authenticator.code(1) }, pending);
    expect([late.status, late.to]).toEqual([302, "/login?late=1"]);
    expect((await get(site, "/login?late=1", "")).html).toContain("Enter your password again.");
  });

  it("start over when the time is over", async () => {
    const pending = await givePassword();
    await site.knex("pending_sign_ins").update({ expires_at: new Date() });
    expect((await get(site, "/login/code", pending)).to).toBe("/login?late=1");
    expect((await post(site, "/login/code", { code: authenticator.code(1) }, pending)).to).toBe(
      "/login?late=1",
    );
  });

  it("start over for somebody who has been disabled meanwhile", async () => {
    const pending = await givePassword();
    await site.running.modules.accounts.disableUser(OPERATOR, kim.email);
    const { to, cookies } = await post(site, "/login/code", { code: authenticator.code(1) }, pending);
    expect([to, cookies]).toEqual(["/login?late=1", []]);
  });

  it("know only a cookie of this house, which is no session", async () => {
    const pending = await givePassword();
    const value = pending.slice("__pending=".length);
    expect((await get(site, "/login/code", "")).to).toBe("/login");
    expect((await get(site, "/login/code", `__pending=${value}x`)).to).toBe("/login");
    expect((await get(site, "/api/auth/user", `__session=${value}`)).status).toBe(401);
    expect((await get(site, "/api/auth/user", pending)).status).toBe(401);
  });
});

describe("where administrators must have two factors", () => {
  it("they set it up before anything else, and may sign out", async () => {
    const cookie = await cookieFor(strict, strict.people.admin);
    for (const path of ["/api/auth/user", "/api/cpa-manual/export-text", "/api/fingpt/model-info"]) {
      const { status, html } = await get(strict, path, cookie);
      expect([path, status, html]).toEqual([
        path,
        403,
        expect.stringContaining("second_factor_setup_required"),
      ]);
    }
    for (const path of ["/ai-assistant", "/settings", "/no/such/screen", "/authority?q=x"]) {
      const { status, to } = await get(strict, path, cookie);
      expect([status, to]).toEqual([302, `/settings/two-factor?to=${encodeURIComponent(path)}`]);
    }
    expect((await get(strict, "/", cookie)).to).toBe("/settings/two-factor");
    const form = await post(strict, "/profile", { firstName: "Eve", lastName: "" }, cookie);
    expect(form.to).toBe("/settings/two-factor?to=%2Fprofile");
    const setUp = await get(strict, "/settings/two-factor", cookie);
    expect([setUp.status, setUp.headers.get("Cache-Control")]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ]);
    expect(setUp.html).toContain("Your office asks this of administrators.");
    expect((await get(strict, "/api/logout", cookie)).to).toBe("/");
    expect((await get(strict, "/settings/two-factor", cookie)).to).toMatch(/^\/login/);
  });

  it("users need none", async () => {
    const cookie = await cookieFor(strict, strict.people.user);
    expect((await get(strict, "/api/auth/user", cookie)).status).toBe(200);
  });

  it("everything opens with the code that ends the setup, and closes when it is switched off", async () => {
    const { admin } = strict.people;
    const cookie = await cookieFor(strict, admin);
    const screen = "/settings/two-factor?to=%2Fprofile";
    const begun = await post(strict, screen, { intent: "begin", current: admin.password }, cookie);
    expect([begun.status, begun.to]).toEqual([302, screen]);
    const shown = await get(strict, screen, cookie);
    const secret = /secret=([A-Z2-7]{32})/.exec(shown.html)?.[1] ?? "";
    expect(shown.html).toContain("data:image/svg+xml");
    const code = codesOf(secret);

    const wrong = await post(strict, screen, { intent: "confirm", code: "000000" }, cookie);
    expect([wrong.status, wrong.html]).toEqual([
      422,
      expect.stringContaining("check the clock of the phone"),
    ]);
    const done = await post(strict, screen, { intent: "confirm", code: code() }, cookie);
    const [recoveryCode = "", ...others] = done.html.match(/(?<=<li>)[a-z2-9]{4}(-[a-z2-9]{4}){3}/g) ?? [];
    expect([done.status, others.length, done.html]).toEqual([
      200,
      9,
      expect.stringContaining('href="/profile"'),
    ]);
    expect((await get(strict, "/api/auth/user", cookie)).status).toBe(200);
    expect((await get(strict, screen, cookie)).html).not.toContain(recoveryCode);

    const off = { intent: "switch-off", current: admin.password, code: "", recoveryCode };
    expect((await post(strict, screen, off, cookie)).to).toBe("/settings/two-factor?off=1");
    expect((await get(strict, "/api/auth/user", cookie)).status).toBe(403);
  });
});
