/** Password guessing over HTTP: 300 attempts, 10,000 in `test:long`. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openSite, type Site } from "../e2e/site.ts";
import { rawRequest } from "./raw-request.ts";

const GUESSES = process.env.LONG ? 10_000 : 300;
const AT_ONCE = 20;
/** For 10,000 attempts on a busy machine. */
const TIMEOUT_MS = 120_000 + GUESSES * 200;

let open: Site;
let proxied: Site;

beforeAll(async () => {
  [open, proxied] = await Promise.all([openSite(), openSite({ settings: { TRUST_PROXY: "1" } })]);
});
afterAll(() => Promise.all([open.close(), proxied.close()]));

/** Forwarding headers with a different client address each time. */
function forged(i: number): Record<string, string> {
  const address = `198.51.${i % 250}.${Math.floor(i / 250) % 250}`;
  return {
    "X-Forwarded-For": address,
    "X-Real-IP": address,
    "CF-Connecting-IP": address,
    Forwarded: `for=${address}`,
  };
}

interface Guess {
  email: string;
  password: string;
  headers: Record<string, string>;
}

async function guess(site: Site, { email, password, headers }: Guess): Promise<number> {
  const { status, body } = await rawRequest(`${site.address}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ email, password }),
  });
  const { code } = JSON.parse(body) as { code: string };
  if (status === 429) expect(code).toBe("limited");
  return status;
}

/** The cookie of a browser in which the administrator has signed in. */
async function deviceOf(site: Site): Promise<string> {
  const { headers } = await rawRequest(`${site.address}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(site.people.admin),
  });
  const cookies = [headers["set-cookie"]].flat().map((cookie) => cookie?.split(";")[0] ?? "");
  return cookies.find((cookie) => cookie.startsWith("__device=")) ?? "";
}

/** Number of responses by status. */
async function storm(site: Site, of: (i: number) => Guess): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  let next = 0;
  const guesser = async () => {
    while (next < GUESSES) {
      const status = await guess(site, of(next++));
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return counts;
}

describe("with forwarding headers that nobody asked us to believe", { timeout: TIMEOUT_MS }, () => {
  it("an account is guessed at ten times", async () => {
    const { email } = open.people.admin;
    const device = await deviceOf(open);
    const counts = await storm(open, (i) => ({ email, password: `guess ${i}`, headers: forged(i) }));
    expect(counts).toEqual({ 401: 10, 429: GUESSES - 10 });
    const right = (more = {}) =>
      guess(open, { ...open.people.admin, headers: { ...forged(GUESSES), ...more } });
    expect(await right()).toBe(429);
    // In the browser in which they have signed in before, the right person gets in.
    expect(await right({ Cookie: device })).toBe(200);
  });

  it("an address guesses a hundred times, whoever it claims to be", async () => {
    const counts = await storm(open, (i) => ({
      email: `somebody-${i}@example.com`,
      password: "no",
      headers: forged(i),
    }));
    // The attempts on one account came from this address too, and used up the rest of the hundred.
    expect(counts).toEqual({ 429: GUESSES });
  });
});

describe("behind one proxy that we were told of", { timeout: TIMEOUT_MS }, () => {
  it("the address is what the proxy has seen, not what was claimed before it", async () => {
    const behind = (i: number, seen: string) => ({ "X-Forwarded-For": `198.51.100.${i % 250}, ${seen}` });
    const counts = await storm(proxied, (i) => ({
      email: `somebody-${i}@example.com`,
      password: "no",
      headers: behind(i, "203.0.113.50"),
    }));
    expect(counts).toEqual({ 401: 100, 429: GUESSES - 100 });
    const elsewhere = { ...proxied.people.user, headers: behind(1, "203.0.113.51") };
    expect(await guess(proxied, elsewhere)).toBe(200);
  });
});

it("the form of the sign-in tells it in place", async () => {
  const { status, body } = await rawRequest(`${open.address}/login`, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(open.people.user).toString(),
  });
  expect([status, body]).toEqual([429, expect.stringContaining("Too many failed sign-ins.")]);
});
