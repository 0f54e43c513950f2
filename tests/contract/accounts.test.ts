/** JSON API of registration and password reset. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOutbox, tokenIn } from "../factories/outbox.ts";
import { openSite, type Site } from "../e2e/site.ts";
import { rawRequest } from "./raw-request.ts";

let site: Site;
let closed: Site;

beforeAll(async () => {
  [site, closed] = await Promise.all([
    openSite({ worker: true }),
    openSite({ settings: { REGISTRATION: "closed" } }),
  ]);
});
afterAll(() => Promise.all([site.close(), closed.close()]));

const NEW = {
  email: "robin@example.com",
  password: "staple stable table",
  firstName: "Robin",
  lastName: "Lee",
};

async function post(at: Site, path: string, body: unknown) {
  const response = await fetch(at.address + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer, cookies: response.headers.getSetCookie() };
}

describe("POST /api/auth/register", () => {
  it("makes a user, never an administrator, and signs them in", async () => {
    const { status, body, cookies } = await post(site, "/api/auth/register", { ...NEW, role: "admin" });
    expect([status, body]).toMatchObject([201, { email: NEW.email, firstName: "Robin", role: "user" }]);
    const headers = { Cookie: cookies[0]?.split(";")[0] ?? "" };
    const user = await fetch(`${site.address}/api/auth/user`, { headers });
    expect([user.status, await user.json()]).toMatchObject([200, { role: "user" }]);
  });

  it("answers a taken address with 409, in any case", async () => {
    const taken = { ...NEW, email: "AVERY@example.com" };
    expect(await post(site, "/api/auth/register", taken)).toMatchObject({
      status: 409,
      body: { code: "conflict", fields: { email: expect.any(String) } },
    });
  });

  it.each([
    ["a short password", { ...NEW, email: "a@example.com", password: "short" }, 422],
    ["a guessable password", { ...NEW, email: "a@example.com", password: "Password1234!" }, 422],
    ["no password", { email: "a@example.com" }, 422],
    ["a null byte", { ...NEW, email: "a@example.com", firstName: "\u0000" }, 422],
    ["wrong types", { ...NEW, email: ["a@example.com"] }, 422],
    ["malformed JSON", "{", 400],
    ["a password of a megabyte", { ...NEW, password: "x".repeat(1_000_000) }, 413],
  ])("refuses %s", async (_case, body, status) => {
    const answer = await post(site, "/api/auth/register", body);
    expect([answer.status, answer.body, answer.cookies]).toMatchObject([
      status,
      { message: expect.any(String), code: expect.any(String) },
      [],
    ]);
  });

  it("is switched off by REGISTRATION=closed", async () => {
    expect(await post(closed, "/api/auth/register", NEW)).toMatchObject({
      status: 403,
      body: { code: "forbidden" },
    });
  });
});

describe("POST /api/auth/forgot-password", () => {
  it("answers the same whether or not the address exists", async () => {
    const known = await post(site, "/api/auth/forgot-password", { email: site.people.user.email });
    const unknown = await post(site, "/api/auth/forgot-password", { email: "nobody@example.com" });
    expect(known).toEqual(unknown);
    expect(known.status).toBe(200);
  });

  it("mails a link to this site, whatever the Host header says", async () => {
    const { status } = await rawRequest(`${site.address}/api/auth/forgot-password`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Host: "10.1.2.3" },
      body: JSON.stringify({ email: site.people.admin.email }),
    });
    expect(status).toBe(200);
    const find = async () =>
      (await readOutbox(site.dataDir)).find((text) => text.includes(`To: ${site.people.admin.email}`));
    await expect.poll(find).toBeDefined();
    const mail = await find();
    expect(mail).toContain(`${site.address}/reset?token=${tokenIn(mail)}`);
    expect(mail).not.toContain("10.1.2.3");
  });

  it("refuses what is no address", async () => {
    expect((await post(site, "/api/auth/forgot-password", { email: "nobody" })).status).toBe(422);
    expect((await post(site, "/api/auth/forgot-password", {})).status).toBe(422);
  });
});
