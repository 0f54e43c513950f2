import { afterAll, beforeAll, expect, it } from "vitest";
import type { IntakeStatus } from "#modules/intake/schema";
import { OPERATOR } from "#modules/kernel";
import { buildArgs, buildContext, buildCookie } from "../../../tests/factories/visit.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import { takeFlash } from "../../http/flash.server.ts";
import { action, loader } from "./route.tsx";

let house: TestModules;

beforeAll(async () => {
  house = await testModules();
  await house.modules.intake.prepare(OPERATOR);
});
afterAll(() => house.cleanup());

async function post(cookie: string, fields: Record<string, string>) {
  const init = { method: "POST", headers: { Cookie: cookie }, body: new URLSearchParams(fields) };
  const response = await action(buildArgs(house.modules, new Request("http://localhost/?index", init)));
  const left = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const next = new Request("http://localhost/", { headers: { Cookie: left } });
  const said = await takeFlash(next, buildContext(house.modules));
  return { to: response.headers.get("Location"), said: said?.flash.title ?? null };
}

async function look(cookie: string, query = "") {
  const request = new Request(`http://localhost/${query}`, { headers: { Cookie: cookie } });
  const { dashboard } = await loader(buildArgs(house.modules, request));
  if (!dashboard) throw new Error("Nobody has signed in.");
  return dashboard;
}

it("leads to the new intake, by its kind", async () => {
  const [client, other] = [
    await buildCookie(house.modules, "user"),
    await buildCookie(house.modules, "user"),
  ];
  const personal = await post(client, { intent: "create", intakeType: "personal" });
  expect(personal.to).toMatch(/^\/intake\/[0-9a-f-]{36}$/);
  const business = await post(other, { intent: "create", intakeType: "multi-entity" });
  expect(business.to).toMatch(/^\/multi-entity\/[0-9a-f-]{36}$/);
});

it("tells a client of the intake that is active already, from another tab too", async () => {
  const client = await buildCookie(house.modules, "user");
  await post(client, { intent: "create", intakeType: "personal" });
  expect(await post(client, { intent: "create", intakeType: "personal" })).toEqual({
    to: "/",
    said: "Active Intake Exists",
  });
  const { lines, isBlocked, next } = await look(client);
  expect([lines.length, isBlocked, next?.missing]).toEqual([1, true, ["Photo ID", "Proof of SSN or ITIN"]]);
});

it("lets an administrator start several", async () => {
  const admin = await buildCookie(house.modules, "admin");
  for (let started = 0; started < 2; started += 1) {
    await post(admin, { intent: "create", intakeType: "personal" });
  }
  const { lines, isBlocked, library } = await look(admin);
  expect([lines.length, isBlocked, library?.state]).toEqual([2, false, "empty"]);
});

it("says that it could not delete what is somebody else's, and leaves it", async () => {
  const [owner, stranger] = [
    await buildCookie(house.modules, "user"),
    await buildCookie(house.modules, "user"),
  ];
  await post(owner, { intent: "create", intakeType: "personal" });
  const [line] = (await look(owner)).lines;
  const id = line?.id ?? "";
  expect(await post(stranger, { intent: "delete", id })).toEqual({ to: "/", said: "Error" });
  expect((await look(stranger, `?delete=${id}&submitted=${id}`)).asked).toBeNull();
  expect((await look(owner, `?delete=${id}`)).asked?.id).toBe(id);
  expect(await post(owner, { intent: "delete", id })).toEqual({ to: "/?deleted=1", said: null });
  expect((await look(owner)).lines).toEqual([]);
});

it("offers a quick upload into what may still be changed", async () => {
  const client = await buildCookie(house.modules, "user");
  expect((await look(client, "?upload=")).upload).toBeNull();
  await post(client, { intent: "create", intakeType: "personal" });
  const { upload, lines } = await look(client, "?upload=");
  expect([upload?.chosen, upload?.lines.length]).toEqual([lines[0]?.id, 41]);
  const id = lines[0]?.id ?? "";
  await moveTo(id, "review_ready");
  expect((await look(client, "?upload=")).upload?.chosen).toBe(id);
  await moveTo(id, "completed");
  expect((await look(client, "?upload=")).upload).toBeNull();
});

it("watches a submitted intake that lacks something, and no other", async () => {
  const client = await buildCookie(house.modules, "user");
  await post(client, { intent: "create", intakeType: "personal" });
  const id = (await look(client)).lines[0]?.id ?? "";
  await moveTo(id, "review_ready");
  const { isBlocked, next } = await look(client);
  expect([isBlocked, next?.id, next?.missing.length]).toEqual([false, id, 2]);
  await moveTo(id, "completed");
  expect((await look(client)).next).toBeNull();
});

/** Sets the status of an intake directly. */
async function moveTo(id: string, status: IntakeStatus) {
  await house.knex("intakes").where({ id }).update({ status });
}
