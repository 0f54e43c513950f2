/** Every route × method × visitor, compared with route-table.ts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import routes from "../../app/routes.ts";
import { cookieFor, cookieOf, openSite, type Site } from "../e2e/site.ts";
import { addressOf, METHODS, ROUTES, type Answers, type Method, type Row } from "./route-table.ts";

const VISITORS = {
  anonymous: "anonymous",
  user: "user",
  admin: "admin",
  disabled: "anonymous",
  expired: "anonymous",
} as const satisfies Record<string, keyof Answers>;
type Visitor = keyof typeof VISITORS;

const PASSWORD = "correct horse battery";
const paths = routes.map(({ path = "" }) => path).sort();
const known = paths.filter((path) => path in ROUTES);

let site: Site;
let cookies: Record<Visitor, string>;

beforeAll(async () => {
  site = await openSite({ sections: 3, worker: true });
  cookies = {
    anonymous: "",
    user: await cookieOf(site, "user"),
    admin: await cookieOf(site, "admin"),
    disabled: await disabledCookie(),
    expired: await expiredCookie(),
  };
});
afterAll(() => site.close());

/** Session cookie of an administrator disabled after sign-in. */
async function disabledCookie(): Promise<string> {
  const { accounts } = site.running.modules;
  const email = "disabled@example.com";
  await accounts.createUser(OPERATOR, { email, password: PASSWORD, role: "admin" });
  const cookie = await cookieFor(site, { email, password: PASSWORD });
  await accounts.disableUser(OPERATOR, email);
  return cookie;
}

/** Session cookie of an administrator idle for a week. */
async function expiredCookie(): Promise<string> {
  const email = "expired@example.com";
  const user = await site.running.modules.accounts.createUser(OPERATOR, {
    email,
    password: PASSWORD,
    role: "admin",
  });
  const cookie = await cookieFor(site, { email, password: PASSWORD });
  const before = site.knex.raw("now() - interval '8 days'");
  const times = {
    created_at: before,
    last_seen_at: before,
    expires_at: site.knex.raw("now() - interval '1 day'"),
  };
  const changed = await site.knex("sessions").where({ user_id: user.id }).update(times);
  expect(changed).toBe(1);
  return cookie;
}

it("has a row for every route, and no row for a route that is gone", () => {
  const missing = paths.filter((path) => !(path in ROUTES)).map((path) => `"${path}"`);
  expect(
    missing,
    `No expected answer for ${missing.join(", ")}: add a row to tests/contract/route-table.ts.`,
  ).toEqual([]);
  const stale = Object.keys(ROUTES).filter((path) => !paths.includes(path));
  expect(stale, `tests/contract/route-table.ts has rows for ${stale.join(", ")}, which is no route.`).toEqual(
    [],
  );
});

const cases = known.flatMap((path) =>
  METHODS.map((method) => ({ method, path, at: addressOf(path, ROUTES[path]!) })),
);

describe.each(cases)("$method $at", ({ method, path, at }) => {
  const row = ROUTES[path]!;
  const isApi = path.startsWith("api/");

  it.each(Object.keys(VISITORS) as Visitor[])("as %s", async (visitor) => {
    const expected = expectedAnswer({ row, method, isApi })?.[VISITORS[visitor]] ?? "405";
    // The form of the start page is sent to the index route, not to its parent.
    const address = path === "" && method !== "GET" ? "/?index" : at;
    const response = await send(address, { method, visitor, row, isApi });
    expect(await outcomeOf(response)).toBe(expected.replace("HERE", encodeURIComponent(address)));
    if (isApi && response.status >= 400) await expectJsonError(response);
  });
});

/** The action of a screen handles all writing methods. */
function expectedAnswer({
  row,
  method,
  isApi,
}: {
  row: Row;
  method: Method;
  isApi: boolean;
}): Answers | undefined {
  return isApi || method === "GET" ? row[method] : (row[method] ?? row.POST);
}

interface Sending {
  method: Method;
  visitor: Visitor;
  row: Row;
  isApi: boolean;
}

async function send(address: string, { method, visitor, row, isApi }: Sending): Promise<Response> {
  const headers: Record<string, string> = { Cookie: cookies[visitor] };
  const body = method === "GET" ? undefined : (row.send ?? (isApi ? "{}" : new URLSearchParams()));
  if (isApi && typeof body === "string") headers["Content-Type"] = "application/json";
  const response = await fetch(site.address + address, { method, headers, body, redirect: "manual" });
  const signedOut = response.headers.getSetCookie().some((cookie) => cookie.startsWith("__session=;"));
  if (signedOut && (visitor === "user" || visitor === "admin"))
    cookies[visitor] = await cookieOf(site, visitor);
  return response;
}

/** Status, target and flash message, in the format of the table. */
async function outcomeOf(response: Response): Promise<string> {
  const flash = response.headers.getSetCookie().find((cookie) => cookie.startsWith("__flash="));
  const value = flash && /^__flash=([^;]+)/.exec(flash)?.[1];
  const name: unknown = value && JSON.parse(atob(decodeURIComponent(value)));
  return [response.status, response.headers.get("Location"), name].filter(Boolean).join(" ");
}

async function expectJsonError(response: Response): Promise<void> {
  const body: unknown = await response.json();
  expect(body).toMatchObject({
    message: expect.stringMatching(/./),
    code: expect.stringMatching(/^[a-z_]+$/),
  });
  if (response.status === 401) {
    expect(body).toEqual({ message: "Unauthorized", code: "unauthenticated" });
    expect(response.headers.get("X-Refusal")).toBe("loggedOut");
  }
  if (response.status === 405) expect(response.headers.get("Allow")).toMatch(/^[A-Z, ]*$/);
}
