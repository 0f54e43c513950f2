/** What the attack of November 2026 found at the doors: addresses, hosts, logout, papers, the store behind them. */
import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { cookieOf } from "../e2e/site.ts";
import { pdf } from "../factories/form.ts";
import { usePapersSite, type Client } from "./papers.ts";
import { rawRequest } from "./raw-request.ts";

const papers = usePapersSite();
let client: Client;
beforeEach(async () => {
  client = await papers.signUp();
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET", body?: string) =>
  rawRequest(papers.site.address + path, { method, headers: { Cookie: client.cookie, ...headers }, body });

describe("a NUL", () => {
  it.each<[string, string]>([
    ["DELETE", "/api/intakes/ID/waivers/%00"],
    ["PATCH", "/api/intakes/ID/waivers/%00"],
    ["PATCH", "/api/admin/tax-data-sources/%00"],
    ["GET", "/authority/26-usc/1%00"],
  ])("in %s %s is no 500", async (method, path) => {
    const cookie = await cookieOf(papers.site, "admin");
    const { status } = await ask(path.replace("ID", client.intakeId), { Cookie: cookie }, method);
    // 503: this site has no library.
    expect([400, 404, 422, 503]).toContain(status);
  });

  it.each(["unwaive", "accept", "refuse"])(
    "and letters beyond Latin-1 in the form %s are no 500",
    async (intent) => {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      for (const categoryId of ["a\0b", "Ж木", "\uFFFF"]) {
        const body = new URLSearchParams({ intent, categoryId }).toString();
        const { status } = await ask(`/intake/${client.intakeId}?step=1`, headers, "POST", body);
        expect(status).toBeGreaterThanOrEqual(300);
        expect(status).toBeLessThan(500);
      }
    },
  );

  it("in a question is no 500", async () => {
    const headers = { "Content-Type": "application/json", Cookie: await cookieOf(papers.site, "admin") };
    const { status } = await ask("/api/rag/query", headers, "POST", JSON.stringify({ question: "a\0b" }));
    expect([400, 503]).toContain(status);
  });
});

describe("without PUBLIC_URL", () => {
  it.each([
    ["localhost:3000", 200],
    ["office.localhost", 200],
    ["127.0.0.1:3000", 200],
    ["192.168.1.20", 200],
    ["172.16.0.1", 200],
    ["[::1]:3000", 200],
    ["172.32.0.1", 403],
    ["8.8.8.8", 403],
    ["rebound.example.com", 403],
    ["localhost.example.com", 403],
    ["10.1.1.1.example.com", 403],
  ])("the host %s is answered with %i", async (host, status) => {
    const answer = await ask("/login", { Host: host, Cookie: "" });
    expect(answer.status).toBe(status);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });
});

it("nobody is signed out from another site", async () => {
  const signedIn = async () => (await ask("/api/auth/user")).status === 200;
  const elsewhere: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Referer: "https://elsewhere.example/page" },
    { Referer: "nonsense" },
  ];
  for (const foreign of elsewhere) {
    expect((await ask("/api/logout", foreign)).status).toBe(403);
    expect(await signedIn()).toBe(true);
  }
  const own = { "Sec-Fetch-Site": "same-origin", Referer: `${papers.site.address}/settings` };
  expect((await ask("/api/logout", own)).status).toBe(303);
  expect(await signedIn()).toBe(false);
});

it("a paper runs nothing, however its address is written, and pages keep their own policy", async () => {
  const { id } = (await client.upload({ bytes: pdf() })).answer;
  for (const path of [
    `/api/documents/${id}/download?inline=1`,
    `/API/documents/${id}/download?inline=1`,
    `/api/%64ocuments/${id}/download?inline=1`,
    `/x/../api/documents/${id}/download?inline=1`,
    `/api/documents/${id}/pages/1`,
    `/Api/Documents/${id}/pages/1`,
  ]) {
    const { status, headers } = await ask(path);
    if (status !== 200) continue;
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';.* sandbox;/);
    expect(headers["cache-control"]).toBe("private, no-store");
  }
  expect((await ask(`/api/documents/${id}`)).headers["content-security-policy"]).toContain("script-src");
});

describe("the store of papers", () => {
  const uploads = () => join(papers.site.dataDir, "uploads");

  it("that lost or damaged a paper is told with a status", async () => {
    const { id } = (await client.upload({ bytes: pdf(100_000) })).answer;
    const row = await papers.site.knex("documents").where({ id }).first<{ storage_key: string }>();
    const file = join(uploads(), "documents", row.storage_key);
    writeFileSync(file, Buffer.alloc(100_016, 7));
    const damaged = await ask(`/api/documents/${id}/download`);
    expect([damaged.status, damaged.body]).toEqual([503, expect.stringContaining("is damaged")]);
    rmSync(file);
    const missing = await ask(`/api/documents/${id}/download`);
    expect([missing.status, missing.body]).toEqual([503, expect.stringContaining("is missing")]);
    await client.ask(`/api/documents/${id}`, {}, "DELETE");
  });

  it("that vanished refuses uploads in one sentence, and readiness says so", async () => {
    await client.upload({ bytes: pdf() });
    renameSync(uploads(), `${uploads()}-away`);
    const refused = await client.upload({ bytes: pdf() });
    expect([refused.status, refused.answer.message]).toEqual([
      503,
      expect.stringContaining("store of papers"),
    ]);
    const ready = await ask("/readyz");
    expect([ready.status, JSON.parse(ready.body)]).toMatchObject([
      200,
      { uploads: expect.stringContaining("store of papers") },
    ]);
    expect(readdirSync(papers.site.dataDir)).not.toContain("uploads");
    renameSync(`${uploads()}-away`, uploads());
    expect((await client.upload({ bytes: pdf(2000) })).status).toBe(201);
  });
});
