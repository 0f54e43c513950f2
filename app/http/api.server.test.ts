import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { DomainError, OPERATOR, type Role } from "#modules/kernel";
import { buildArgs, buildCookies } from "../../tests/factories/visit.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { api, endpoint } from "./api.server.ts";

const route = api({
  GET: endpoint({ access: "signed-in", run: async ({ user }) => ({ email: user.email }) }),
  POST: endpoint({
    access: "admin",
    body: z.object({ n: z.number() }),
    run: async ({ body, actor }) => ({ twice: body.n * 2, kind: actor.kind }),
  }),
  DELETE: endpoint({
    access: "public",
    async run() {
      throw new DomainError("conflict", "Taken.");
    },
  }),
});

let house: TestModules;
let cookies: Record<Role, string>;

beforeAll(async () => {
  house = await testModules();
  cookies = await buildCookies(house.modules);
});
afterAll(() => house.cleanup());

async function call(method: string, as: Role | null, body?: string) {
  const headers = as ? { Cookie: cookies[as] } : undefined;
  const request = new Request("http://localhost/api/thing", { method, headers, body });
  const { loader, action } = route;
  const response = await (method === "GET" ? loader : action)(buildArgs(house.modules, request));
  return { status: response.status, body: await response.json(), allow: response.headers.get("Allow") };
}

describe("a resource route", () => {
  it("answers whoever may ask", async () => {
    expect(await call("GET", "user")).toMatchObject({ status: 200, body: { email: expect.any(String) } });
    expect(await call("POST", "admin", '{"n":2}')).toMatchObject({
      status: 200,
      body: { twice: 4, kind: "user" },
    });
  });

  it("asks for sign-in, then for the role, before it reads a body", async () => {
    expect(await call("POST", null, "{")).toMatchObject({
      status: 401,
      body: { message: "Unauthorized", code: "unauthenticated" },
    });
    expect(await call("POST", "user", "{")).toMatchObject({ status: 403, body: { code: "forbidden" } });
  });

  it("tells malformed, invalid and too large bodies apart", async () => {
    expect(await call("POST", "admin", "{")).toMatchObject({ status: 400, body: { code: "malformed" } });
    expect(await call("POST", "admin", '{"n":"2"}')).toMatchObject({
      status: 422,
      body: { code: "invalid", fields: { n: expect.any(String) } },
    });
    expect((await call("POST", "admin", " ".repeat(300_000))).status).toBe(413);
  });

  it("answers a wrong method with the right ones, and domain errors with their status", async () => {
    expect(await call("PATCH", "admin")).toMatchObject({
      status: 405,
      body: { code: "method_not_allowed" },
      allow: "GET, POST, DELETE",
    });
    expect(await call("DELETE", null)).toEqual({
      status: 409,
      body: { message: "Taken.", code: "conflict" },
      allow: null,
    });
  });

  it("does not believe a cookie that is not signed by this house", async () => {
    const email = "forger@example.com";
    const password = "correct horse battery";
    await house.modules.accounts.createUser(OPERATOR, { email, password });
    const { token } = await house.modules.accounts.signIn({ email, password });
    const unsigned = `__session=${encodeURIComponent(btoa(JSON.stringify(token)))}`;
    for (const forged of [unsigned, `${unsigned}.${"A".repeat(43)}`]) {
      const request = new Request("http://localhost/api/thing", { headers: { Cookie: forged } });
      expect((await route.loader(buildArgs(house.modules, request))).status).toBe(401);
    }
  });
});
