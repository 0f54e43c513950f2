/** Responses of Express before and around the screens. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookieOf, openSite, type Site } from "../e2e/site.ts";
import { rawRequest } from "./raw-request.ts";

let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await openSite({ settings: { METRICS_TOKEN: "let me see" } });
  cookie = await cookieOf(site, "admin");
});
afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  rawRequest(site.address + path, { method, headers });

describe("headers of a screen", () => {
  it("let only our own scripts and styles run, by a nonce that changes", async () => {
    const [one, two] = await Promise.all([ask("/"), ask("/")]);
    const policy = String(one.headers["content-security-policy"]);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';style-src-attr 'unsafe-inline'`);
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(String(two.headers["content-security-policy"])).not.toContain(nonce);
    const scripts = [...one.body.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    expect(one.body).toContain(`<meta property="csp-nonce" nonce="${nonce}"`);
  });

  it("keep forms without a script working and pages out of caches", async () => {
    const { headers } = await ask("/");
    expect(headers).toMatchObject({
      "referrer-policy": "same-origin",
      "cache-control": "private, no-store",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  it("let assets be kept for ever, and end there for one that is gone", async () => {
    const asset = /href="(\/assets\/[^"]+\.css)"/.exec((await ask("/")).body)?.[1] ?? "";
    const { status, headers } = await ask(asset);
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect((await ask("/assets/of-an-earlier-build.js")).status).toBe(404);
  });
});

describe("writes from elsewhere", () => {
  const write = (headers: Record<string, string>, path = "/api/rag/index-all") =>
    ask(path, { Cookie: cookie, Prefer: "respond-async", ...headers }, "POST");

  it.each<[string, Record<string, string>, number]>([
    ["no Origin, as from a script", {}, 202],
    ["our own Origin", { Origin: "OWN" }, 202],
    ["a foreign Origin", { Origin: "http://elsewhere.example" }, 403],
    ["our host under another scheme's port", { Origin: "http://127.0.0.1:1" }, 403],
    ["Origin null", { Origin: "null" }, 403],
    ["an Origin that is none", { Origin: "://" }, 403],
    ["no Origin, a browser on another site", { "Sec-Fetch-Site": "cross-site" }, 403],
    ["no Origin, a browser on a neighbour site", { "Sec-Fetch-Site": "same-site" }, 403],
    ["no Origin, a browser on our own page", { "Sec-Fetch-Site": "same-origin" }, 202],
  ])("with %s", async (_case, headers, expected) => {
    const own = headers.Origin === "OWN" ? { Origin: site.address } : headers;
    const { status, body } = await write(own);
    expect(status).toBe(expected);
    if (expected === 403) expect(JSON.parse(body)).toMatchObject({ code: "forbidden" });
  });

  it("get a plain page on a screen, and reads are not asked", async () => {
    const refused = await write({ Origin: "http://elsewhere.example" }, "/login");
    expect([refused.status, refused.headers["content-type"]]).toEqual([403, "text/html; charset=utf-8"]);
    expect((await ask("/", { Origin: "http://elsewhere.example" })).status).toBe(200);
  });
});

describe("a malformed Host", () => {
  it.each(["[", "a b", "x/y", "host:port", "user@host"])("%j is 400", async (host) => {
    const screen = await ask("/", { Host: host });
    expect([screen.status, screen.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
    const api = await ask("/api/auth/user", { Host: host });
    expect([api.status, JSON.parse(api.body)]).toMatchObject([400, { code: "malformed" }]);
  });

  it("cannot be smuggled in by a forwarding header that nobody asked us to believe", async () => {
    expect((await ask("/", { "X-Forwarded-Host": "[" })).status).toBe(200);
  });
});

describe("health", () => {
  it("says that the process lives and what it stands on", async () => {
    expect((await ask("/healthz")).status).toBe(200);
    const { status, body } = await ask("/readyz");
    expect([status, JSON.parse(body)]).toEqual([
      200,
      {
        servers: { postgres: "up", chroma: "up" },
        library: { sections: 0, chunks: 0, vectors: 0, state: "empty" },
        reading: { unread: 0 },
      },
    ]);
  });

  it("shows figures to this machine, and through a proxy only with the token", async () => {
    const direct = await ask("/metrics");
    expect([direct.status, direct.body]).toEqual([
      200,
      expect.stringContaining("http_request_duration_seconds"),
    ]);
    const forwarded = { "X-Forwarded-For": "203.0.113.7" };
    expect((await ask("/metrics", forwarded)).status).toBe(403);
    expect((await ask("/metrics", { ...forwarded, Authorization: "Bearer let me in" })).status).toBe(403);
    expect((await ask("/metrics", { ...forwarded, Authorization: "Bearer let me see" })).status).toBe(200);
  });
});
