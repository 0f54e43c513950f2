/** JSON API; its access rules are in route-table.ts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookieOf, openSite, type Site } from "../e2e/site.ts";

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(site.address + path, { redirect: "manual", ...init });
  const type = response.headers.get("Content-Type") ?? "";
  const body: unknown = type.startsWith("application/json") ? await response.json() : await response.text();
  return { status: response.status, type, body, headers: response.headers };
}

it("methods that nobody knows are answered in JSON", async () => {
  const { status, body } = await call("/api/rag/query", { method: "OPTIONS" });
  expect([status, body]).toEqual([405, { message: expect.any(String), code: "method_not_allowed" }]);
});

describe("the sources of tax data", () => {
  it("are listed and switched, and one that is unknown is 404", async () => {
    const headers = { Cookie: await cookieOf(site, "admin") };
    const change = (id: string, isActive: boolean) =>
      call(`/api/admin/tax-data-sources/${id}`, {
        method: "PATCH",
        headers: { ...headers, "Content-Type": "application/json" },
        body: JSON.stringify({ isActive }),
      });
    expect(await change("irc", false)).toMatchObject({ status: 200, body: { id: "irc", isActive: false } });
    const { body } = await call("/api/admin/tax-data-sources", { headers });
    expect(body).toContainEqual(expect.objectContaining({ id: "irc", isActive: false }));
    expect((await change("irc", true)).status).toBe(200);
    expect((await change("no-such-source", true)).status).toBe(404);
  });
});

it("the list of users holds no secrets", async () => {
  const { status, body } = await call("/api/admin/users", {
    headers: { Cookie: await cookieOf(site, "admin") },
  });
  expect([status, body]).toMatchObject([
    200,
    [{ email: "avery@example.com" }, { email: "casey@example.com" }],
  ]);
  expect(JSON.stringify(body)).not.toMatch(/password|hash|secret/i);
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

  it.each([
    ["/api/login", "/login"],
    ["/api/login?to=/profile", "/login?to=%2Fprofile"],
    ["/api/login?to=//elsewhere.example/", "/login"],
  ])("browsers find the sign-in at %s", async (path, location) => {
    const { status, headers } = await call(path);
    expect([status, headers.get("Location")]).toEqual([302, location]);
  });
});
