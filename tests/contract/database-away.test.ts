/** The server while PostgreSQL is unreachable, and after it is back. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { cookieOf, openSite, type Site } from "../e2e/site.ts";
import { openDatabaseWire, type DatabaseWire } from "../fakes/database-wire.ts";

let wire: DatabaseWire;
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await openSite({
    async throughProxy(databaseUrl) {
      wire = await openDatabaseWire(databaseUrl);
      return wire.url;
    },
  });
  cookie = await cookieOf(site, "admin");
});
afterAll(async () => {
  await site.close();
  await wire.cut();
});

it("answers 503 with one sentence meanwhile, and goes on afterwards", async () => {
  await wire.cut();
  const ask = (path: string) => fetch(site.address + path, { headers: { Cookie: cookie } });
  const [api, screen, ready] = await Promise.all([ask("/api/auth/user"), ask("/"), ask("/readyz")]);
  expect([api.status, await api.json()]).toEqual([
    503,
    { code: "unavailable", message: expect.stringMatching(/^[^\n]+\.$/) },
  ]);
  const page = await screen.text();
  expect([screen.status, page]).toEqual([
    503,
    expect.stringContaining("<h1>The database does not answer right now</h1>"),
  ]);
  expect(page).not.toMatch(/ECONN|node_modules|at async/);
  expect([ready.status, await ready.json()]).toMatchObject([503, { library: null }]);
  expect((await ask("/healthz")).status).toBe(200);

  await wire.mend();
  expect((await ask("/api/auth/user")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
});

/** Requests may take 10 s at most (R6), and the test a little longer. */
it(
  "answers ten requests within the limit while it hangs, and goes on afterwards",
  { timeout: 30_000 },
  async () => {
    const headers = { Cookie: cookie };
    const ask = (path: string) =>
      fetch(site.address + path, { headers, signal: AbortSignal.timeout(10_000) });
    const paths = ["/api/auth/user", "/", "/api/intakes", "/admin", "/api/document-categories"];
    await Promise.all([...paths, ...paths].map(ask));
    wire.stall();
    const statuses = await Promise.all(
      [...paths, ...paths].map((path) => ask(path).then(({ status }) => status)),
    );
    expect(statuses).toEqual(Array(10).fill(503));
    wire.resume();
    await expect.poll(() => ask("/api/auth/user").then(({ status }) => status)).toBe(200);
  },
);
