/**
 * Every address below /api, as the contract has it: who may ask, and how it refuses. A new file in `app/api`
 * must be listed here.
 */
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { cookieFor, cookieOf, openSite, type Site } from "../e2e/site.ts";

type Access = "public" | "signed-in" | "admin";

const RESOURCES: Record<string, Record<string, Access>> = {
  "auth.forgot-password": { POST: "public" },
  "auth.login": { POST: "public" },
  "auth.register": { POST: "public" },
  "auth.user": { GET: "signed-in" },
  "fingpt.model-info": { GET: "admin" },
  login: { GET: "public" },
  logout: { GET: "public", POST: "public" },
  "rag.index-all": { POST: "admin" },
  "rag.query": { POST: "admin" },
};
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

const cases = Object.entries(RESOURCES).flatMap(([name, access]) =>
  METHODS.map((method) => ({ path: `/api/${name.replaceAll(".", "/")}`, method, access: access[method] })),
);
const guarded = cases.filter(({ access }) => access === "signed-in" || access === "admin");

let site: Site;
let cookies: Record<"admin" | "user" | "disabled" | "expired", string>;

beforeAll(async () => {
  site = await openSite();
  cookies = {
    admin: await cookieOf(site, "admin"),
    user: await cookieOf(site, "user"),
    disabled: await endedCookie("disabled"),
    expired: await endedCookie("expired"),
  };
});
afterAll(() => site.close());

/** The cookie of an administrator who was disabled afterwards, or whose session ended elsewhere. */
async function endedCookie(how: "disabled" | "expired"): Promise<string> {
  const { accounts } = site.running.modules;
  const credentials = { email: `${how}@example.com`, password: "correct horse battery" };
  await accounts.createUser(OPERATOR, { ...credentials, role: "admin" });
  const cookie = await cookieFor(site, credentials);
  if (how === "disabled") await accounts.disableUser(OPERATOR, credentials.email);
  else await accounts.setPassword(OPERATOR, credentials.email);
  return cookie;
}

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(site.address + path, { redirect: "manual", ...init });
  const type = response.headers.get("Content-Type") ?? "";
  const body: unknown = type.startsWith("application/json") ? await response.json() : await response.text();
  return { status: response.status, type, body, headers: response.headers };
}

it("lists every file of app/api", () => {
  const files = readdirSync(new URL("../../app/api", import.meta.url)).map((file) =>
    file.replace(/\.ts$/, ""),
  );
  expect(files.filter((name) => name !== "$").sort()).toEqual(Object.keys(RESOURCES).sort());
});

describe("wrong methods", () => {
  it.each(cases.filter(({ access }) => access === undefined))(
    "$method $path is 405",
    async ({ method, path }) => {
      const { status, body, headers } = await call(path, { method });
      expect([status, body]).toEqual([405, { message: expect.any(String), code: "method_not_allowed" }]);
      expect(headers.get("Allow")).not.toContain(method);
    },
  );

  it("are answered in JSON also for methods that nobody knows", async () => {
    const { status, body } = await call("/api/rag/query", { method: "OPTIONS" });
    expect([status, body]).toEqual([405, { message: expect.any(String), code: "method_not_allowed" }]);
  });
});

describe("guards", () => {
  it.each(guarded)("$method $path is 401 for a visitor", async ({ method, path }) => {
    const { status, body } = await call(path, { method });
    expect([status, body]).toEqual([401, { message: "Unauthorized", code: "unauthenticated" }]);
  });

  it.each(guarded)("$method $path is 401 for a disabled user and an ended session", async (given) => {
    for (const cookie of [cookies.disabled, cookies.expired]) {
      const { status } = await call(given.path, { method: given.method, headers: { Cookie: cookie } });
      expect(status).toBe(401);
    }
  });

  it.each(guarded.filter(({ access }) => access === "admin"))(
    "$method $path is 403 for a user",
    async (given) => {
      const { status, body } = await call(given.path, {
        method: given.method,
        headers: { Cookie: cookies.user },
      });
      expect([status, body]).toMatchObject([403, { code: "forbidden" }]);
    },
  );
});

describe("unknown addresses", () => {
  it.each(METHODS)("below /api are 404 in JSON for %s, also signed in", async (method) => {
    for (const cookie of ["", cookies.admin]) {
      const { status, body } = await call("/api/no/such/thing", { method, headers: { Cookie: cookie } });
      expect([status, body]).toMatchObject([404, { code: "not_found", message: expect.any(String) }]);
    }
  });

  it("elsewhere are the sign-in for visitors and 404 for whoever has signed in", async () => {
    const visitor = await call("/no/such/screen");
    expect([visitor.status, visitor.headers.get("Location")]).toEqual([
      302,
      "/login?to=%2Fno%2Fsuch%2Fscreen",
    ]);
    const user = await call("/no/such/screen", { headers: { Cookie: cookies.user } });
    expect(user.status).toBe(404);
    expect(user.body).toContain("404 Page Not Found");
  });
});

describe("signing in by JSON", () => {
  const post = (body: string) => ({ method: "POST", body, headers: { "Content-Type": "application/json" } });

  it("opens a session in a cookie that scripts cannot read", async () => {
    const { status, body, headers } = await call("/api/auth/login", post(JSON.stringify(site.people.user)));
    expect([status, body]).toMatchObject([200, { email: "avery@example.com", role: "user" }]);
    const [cookie = ""] = headers.getSetCookie();
    expect(cookie).toMatch(/^__session=[^;]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const again = await call("/api/auth/user", { headers: { Cookie: cookie } });
    expect([again.status, again.body]).toMatchObject([200, { email: "avery@example.com" }]);
    expect(JSON.stringify(again.body)).not.toMatch(/password|hash/i);
  });

  it("tells a wrong password from no session", async () => {
    const { status, body } = await call(
      "/api/auth/login",
      post('{"email":"avery@example.com","password":"x"}'),
    );
    expect([status, body]).toEqual([
      401,
      { message: "E-mail or password is wrong.", code: "invalid_credentials" },
    ]);
  });

  it("answers bodies that are malformed, of wrong types or too large", async () => {
    expect((await call("/api/auth/login", post("{"))).status).toBe(400);
    const wrong = await call("/api/auth/login", post('{"email":5}'));
    expect([wrong.status, wrong.body]).toMatchObject([422, { fields: { email: expect.any(String) } }]);
    expect((await call("/api/auth/login", post(JSON.stringify("x".repeat(3_000_000))))).status).toBe(413);
  });

  it("renews the token and ends the session that the browser came with", async () => {
    const before = await cookieOf(site, "user");
    const renewed = await call("/api/auth/login", {
      ...post(JSON.stringify(site.people.user)),
      headers: { Cookie: before },
    });
    expect(renewed.headers.getSetCookie()[0]).not.toContain(before);
    expect((await call("/api/auth/user", { headers: { Cookie: before } })).status).toBe(401);
  });

  it("ends at /api/logout", async () => {
    const cookie = await cookieOf(site, "user");
    const { status, headers } = await call("/api/logout", { headers: { Cookie: cookie } });
    expect([status, headers.get("Location")]).toEqual([303, "/"]);
    expect(headers.getSetCookie()[0]).toMatch(/^__session=;.*Max-Age=0/);
    expect((await call("/api/auth/user", { headers: { Cookie: cookie } })).status).toBe(401);
  });

  it("has the address /api/login for browsers", async () => {
    const { status, headers } = await call("/api/login");
    expect([status, headers.get("Location")]).toEqual([302, "/login"]);
  });
});
