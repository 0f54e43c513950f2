import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { DomainError, type Role } from "#modules/kernel";
import { buildArgs, buildContext, buildCookies } from "../../tests/factories/visit.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { takeFlash } from "./flash.server.ts";
import { ADMINISTRATION, MULTI_ENTITY, UNKNOWN_ADDRESS, type AccessRules } from "./access-denied.ts";
import { act, load } from "./screen.server.ts";

let house: TestModules;
let cookies: Record<Role, string>;

beforeAll(async () => {
  house = await testModules();
  cookies = await buildCookies(house.modules);
});
afterAll(() => house.cleanup());

function args(path: string, as: Role | null, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  if (as) headers.set("Cookie", cookies[as]);
  return buildArgs(house.modules, new Request(`http://localhost${path}`, { ...init, headers }));
}

const thrown = (work: Promise<unknown>): Promise<Response> =>
  work.then(
    () => Promise.reject(new Error("nothing was thrown")),
    (response: Response) => response,
  );

function flashIn(response: Response) {
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const next = new Request("http://localhost/", { headers: { Cookie: cookie } });
  return takeFlash(next, buildContext(house.modules));
}

describe("the loader of a screen", () => {
  const adminScreen = load("admin", async ({ user, query }) => `${user.role} ${query.get("q")}`);

  it("lets in whoever may, with what the address asks", async () => {
    expect(await adminScreen(args("/ai-assistant?q=x", "admin"))).toBe("admin x");
  });

  it("leads a visitor to the sign-in and back", async () => {
    const response = await thrown(adminScreen(args("/ai-assistant?q=x", null)));
    expect([response.status, response.headers.get("Location")]).toEqual([
      302,
      "/login?to=%2Fai-assistant%3Fq%3Dx",
    ]);
  });

  it.each<[string, AccessRules, "user" | null, string, string | null]>([
    ["a visitor to the sign-in", {}, null, "/login?to=%2Fx", "You are logged out. Logging in again..."],
    ["a wrong role home", {}, "user", "/", "You don't have permission to access this page."],
    ["from an unknown address to the sign-in", UNKNOWN_ADDRESS, null, "/login?to=%2Fx", null],
    [
      "a visitor of the administration home",
      ADMINISTRATION,
      null,
      "/",
      "Admin access required. Redirecting...",
    ],
    [
      "a user of the administration home",
      ADMINISTRATION,
      "user",
      "/",
      "Admin access required. Redirecting...",
    ],
    [
      "a visitor of the multi-entity page to the sign-in",
      MULTI_ENTITY,
      null,
      "/login?to=%2Fx",
      "You need to be logged in to access this page",
    ],
  ])("leads %s, with the message that waits there", async (_case, rules, as, location, text) => {
    const guarded = load("admin", async () => null, rules);
    const response = await thrown(guarded(args("/x", as)));
    expect([response.status, response.headers.get("Location")]).toEqual([302, location]);
    const left = await flashIn(response);
    expect(left?.flash.text ?? null).toBe(text);
    if (left) expect(left.clear).toContain("Max-Age=0");
  });

  it("shows no words that a stranger put into the cookie", async () => {
    const value = Buffer.from('"<b>pay here</b>"').toString("base64");
    const next = new Request("http://localhost/", { headers: { Cookie: `__flash=${value}` } });
    expect(await takeFlash(next, buildContext(house.modules))).toBeNull();
  });

  it("turns what is thrown into a response with its status", async () => {
    const missing = load("public", async () => {
      throw new DomainError("not_found", "Not here.");
    });
    const response = await thrown(missing(args("/x", null)));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: "Not here.", code: "not_found" });
  });
});

describe("the action of a screen", () => {
  const form = z.object({ question: z.string().trim().min(1) });
  const action = act("signed-in", form, async ({ fields, user }) => `${user.role}: ${fields.question}`);
  const post = (body: URLSearchParams) => ({ method: "POST", body });

  it("hands over checked fields", async () => {
    const given = post(new URLSearchParams({ question: " What? " }));
    expect(await action(args("/x", "user", given))).toBe("user: What?");
  });

  it("refuses wrong fields, and asks for sign-in before it reads them", async () => {
    const wrong = post(new URLSearchParams({ other: "1" }));
    expect((await thrown(action(args("/x", "user", wrong)))).status).toBe(422);
    expect((await thrown(action(args("/x", null, wrong)))).status).toBe(302);
  });
});
