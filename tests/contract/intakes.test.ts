/** JSON API of intakes, categories, waivers and goals. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPaper, buildPerson, type Person } from "../factories/intake.ts";
import { cookieFor, cookieOf, openSite, type Site } from "../e2e/site.ts";

interface Answer {
  status: number;
  body: unknown;
  allow: string | null;
}

let site: Site;
let admin: string;
/** A new client for each test. */
let client: Person & { email: string };
let cookie: string;

beforeAll(async () => {
  site = await openSite();
  admin = await cookieOf(site, "admin");
});
afterAll(() => site.close());
beforeEach(async () => {
  client = await buildPerson(site.running.modules);
  cookie = await cookieFor(site, { email: client.email, password: "correct horse battery" });
});

async function call(method: string, path: string, body?: unknown, as = cookie): Promise<Answer> {
  const response = await fetch(site.address + path, {
    method,
    headers: { Cookie: as, "Content-Type": "application/json" },
    body: body === undefined || typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const parsed: unknown = text === "" ? null : JSON.parse(text);
  return { status: response.status, body: parsed, allow: response.headers.get("Allow") };
}

async function open(intakeType = "personal", as = cookie): Promise<{ id: string; path: string }> {
  const { status, body } = await call("POST", "/api/intakes", { taxYear: 2024, intakeType }, as);
  expect(status).toBe(201);
  const { id } = body as { id: string };
  return { id, path: `/api/intakes/${id}` };
}

async function fill(id: string): Promise<void> {
  for (const categoryId of ["photo-id", "ssn-itin-proof"])
    await addPaper(site.running.modules, client, id, categoryId);
}

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const problem = (code: string, message: unknown = expect.any(String)) => ({ code, message });

describe("/api/intakes", () => {
  it("makes one with the fields of the specification, and lists it", async () => {
    const { body } = await call("POST", "/api/intakes", { taxYear: 2024, intakeType: "multi-entity" });
    expect(body).toEqual({
      id: expect.any(String),
      taxYear: 2024,
      intakeType: "multi-entity",
      status: "in_progress",
      progress: 0,
      goals: { chosen: [], other: "" },
      createdAt: MOMENT,
      lastUpdated: MOMENT,
      updatedAt: MOMENT,
    });
    expect(await call("GET", "/api/intakes")).toMatchObject({ status: 200, body: [body] });
  });

  it("makes one of eight asked for at once", async () => {
    const asked = Array.from({ length: 8 }, () => call("POST", "/api/intakes", { intakeType: "personal" }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect((await call("POST", "/api/intakes", { intakeType: "personal" })).body).toEqual(
      problem(
        "conflict",
        "Active Intake Exists - You already have an active tax intake. Please complete or cancel your existing intake before creating a new one.",
      ),
    );
    await open("personal", admin);
    await open("personal", admin);
  });

  it.each<[string, unknown, number]>([
    ["malformed JSON", "{", 400],
    ["no kind", {}, 422],
    ["another kind", { intakeType: "corporate" }, 422],
    ["another year", { intakeType: "personal", taxYear: 2023 }, 422],
    ["a year in words", { intakeType: "personal", taxYear: "2024" }, 422],
    ["no object", [], 422],
    ["300 KB", { intakeType: "personal", note: "x".repeat(300_000) }, 413],
  ])("refuses %s", async (_case, body, status) => {
    const answer = await call("POST", "/api/intakes", body);
    expect(answer).toMatchObject({ status, body: { code: expect.any(String), message: expect.any(String) } });
    expect((await call("GET", "/api/intakes")).body).toEqual([]);
  });
});

describe("/api/intakes/{id}", () => {
  it("is read by its owner and by administrators", async () => {
    const { id, path } = await open();
    for (const as of [cookie, admin])
      expect(await call("GET", path, undefined, as)).toMatchObject({ status: 200, body: { id } });
  });

  it("is 404 for everybody else, with everything below it, and so is what does not exist", async () => {
    const mine = await open();
    const stranger = await buildPerson(site.running.modules);
    const theirs = await cookieFor(site, { email: stranger.email, password: "correct horse battery" });
    const nobodys = "/api/intakes/00000000-0000-4000-8000-000000000000";
    for (const path of [mine.path, nobodys, "/api/intakes/7", "/api/intakes/%00", "/api/intakes/undefined"]) {
      const calls: [string, string, unknown?][] = [
        ["GET", ""],
        ["DELETE", ""],
        ["PATCH", "/progress", { progress: 33 }],
        ["PATCH", "/status", { status: "completed" }],
        ["PATCH", "/goals", { chosen: [] }],
        ["GET", "/statistics"],
        ["GET", "/folders"],
        ["GET", "/waivers"],
        ["POST", "/waivers", { categoryId: "w-2", kind: "does_not_apply", reason: "No job." }],
        ["DELETE", "/waivers/w-2"],
      ];
      for (const [method, below, body] of calls) {
        const answer = await call(method, path + below, body, theirs);
        expect(answer, `${method} ${path}${below}`).toMatchObject({
          status: 404,
          body: problem("not_found"),
        });
      }
    }
    expect((await call("GET", mine.path)).status).toBe(200);
  });

  it("is deleted by its owner until it is completed, by administrators at any time", async () => {
    const first = await open();
    expect(await call("DELETE", first.path)).toMatchObject({ status: 204, body: null });
    expect((await call("GET", first.path)).status).toBe(404);
    const { id, path } = await open();
    await fill(id);
    await call("PATCH", `${path}/status`, { status: "review_ready" });
    await call("PATCH", `${path}/status`, { status: "completed" }, admin);
    expect(await call("DELETE", path)).toMatchObject({ status: 409, body: problem("conflict") });
    expect((await call("DELETE", path, undefined, admin)).status).toBe(204);
  });

  it("answers other methods with the right ones", async () => {
    const { path } = await open();
    expect(await call("POST", path, {})).toMatchObject({ status: 405, allow: "GET, DELETE" });
    expect(await call("GET", `${path}/status`)).toMatchObject({ status: 405, allow: "PATCH" });
  });
});

describe("progress and status", () => {
  it("of progress take what is from 0 to 100, and leave the status", async () => {
    const { path } = await open();
    expect(await call("PATCH", `${path}/progress`, { progress: 100 })).toMatchObject({
      status: 200,
      body: { progress: 100, status: "in_progress" },
    });
    for (const progress of [400, -1, 0.5, "33", null])
      expect(await call("PATCH", `${path}/progress`, { progress })).toMatchObject({
        status: 422,
        body: { code: "invalid", fields: { progress: expect.any(String) } },
      });
  });

  it("of status: a client submits what is complete, administrators move it on", async () => {
    const { id, path } = await open();
    expect(await call("PATCH", `${path}/status`, { status: "review_ready" })).toMatchObject({
      status: 422,
      body: problem("invalid", "Missing 2 required documents"),
    });
    await fill(id);
    const move = async (status: string, as = cookie) =>
      (await call("PATCH", `${path}/status`, { status }, as)).status;
    expect(await move("completed")).toBe(409);
    expect(await move("review_ready")).toBe(200);
    expect(await move("review_ready")).toBe(200);
    expect(await move("in_progress")).toBe(409);
    expect(await move("filed", admin)).toBe(409);
    expect(await move("completed", admin)).toBe(200);
    expect(await move("filed", admin)).toBe(200);
    expect(await move("in_progress", admin)).toBe(200);
    expect(await move("lost", admin)).toBe(422);
    expect(await call("GET", path)).toMatchObject({ body: { status: "in_progress", progress: 100 } });
  });
});

describe("what is asked for", () => {
  it("is a list of all categories, or of those of one kind", async () => {
    const all = await call("GET", "/api/document-categories");
    expect((all.body as unknown[]).length).toBe(65);
    expect((all.body as unknown[])[0]).toMatchObject({
      id: "w-2",
      name: "Wage statement",
      description: expect.any(String),
      isRequired: false,
      acceptedFormats: ["pdf", "image"],
      allowMultiple: true,
    });
    const some = await call("GET", "/api/document-categories?intakeType=multi-entity");
    expect((some.body as unknown[]).length).toBe(24);
    expect((await call("GET", "/api/document-categories?intakeType=other")).status).toBe(422);
  });

  it("is counted and shown as folders", async () => {
    const { id, path } = await open();
    await fill(id);
    expect((await call("GET", `${path}/statistics`)).body).toEqual({
      totalDocuments: 2,
      requiredDocuments: 2,
      completedRequired: 2,
      optionalDocuments: 39,
      completedOptional: 0,
    });
    expect((await call("GET", `${path}/folders`)).body).toMatchObject([
      { id: "2024", name: "2024", count: 2, folders: expect.any(Array) },
    ]);
  });

  it("can be waived by the client, and decided by administrators", async () => {
    const { path } = await open();
    const waiver = { categoryId: "photo-id", kind: "cannot_get", reason: "It was stolen." };
    const waiting = { ...waiver, state: "waiting" };
    expect(await call("POST", `${path}/waivers`, waiver)).toMatchObject({ status: 201, body: waiting });
    expect(await call("GET", `${path}/waivers`)).toMatchObject({ status: 200, body: [waiting] });
    const decide = (accepted: unknown, as = admin) =>
      call("PATCH", `${path}/waivers/photo-id`, { accepted }, as);
    expect((await decide(true, cookie)).status).toBe(403);
    expect((await decide("yes")).status).toBe(422);
    expect(await decide(true)).toMatchObject({ status: 200, body: { state: "accepted" } });
    expect((await call("DELETE", `${path}/waivers/photo-id`)).status).toBe(204);
    expect((await decide(true)).status).toBe(404);
    for (const wrong of [{ kind: "no" }, { reason: "" }, { categoryId: "trial-balance" }])
      expect((await call("POST", `${path}/waivers`, { ...waiver, ...wrong })).status).toBe(422);
    await addPaper(site.running.modules, client, path.split("/").at(-1)!, "w-2");
    expect((await call("POST", `${path}/waivers`, { ...waiver, categoryId: "w-2" })).status).toBe(409);
  });

  it("leaves room for goals", async () => {
    const { path } = await open();
    const goals = { chosen: ["maximize-credits"], other: "A second child is due in May." };
    expect(await call("PATCH", `${path}/goals`, goals)).toMatchObject({ status: 200, body: { goals } });
    expect((await call("PATCH", `${path}/goals`, { chosen: ["win"] })).status).toBe(422);
    expect((await call("PATCH", `${path}/goals`, { chosen: "maximize-credits" })).status).toBe(422);
  });
});

describe("/api/admin/intakes", () => {
  it("lists everybody's for administrators", async () => {
    const { id } = await open();
    await addPaper(site.running.modules, client, id, "w-2");
    const { status, body } = await call("GET", "/api/admin/intakes", undefined, admin);
    expect(status).toBe(200);
    expect((body as { id: string }[]).find((one) => one.id === id)).toMatchObject({
      clientEmail: client.email,
      clientName: "",
      documentSummary: { "Wage statement": 1 },
    });
    expect((await call("GET", "/api/admin/intakes")).status).toBe(403);
  });
});

it("is for people who have signed in", async () => {
  for (const path of ["/api/intakes", "/api/intakes/7", "/api/document-categories", "/api/admin/intakes"])
    expect(await call("GET", path, undefined, "")).toMatchObject({
      status: 401,
      body: { message: "Unauthorized", code: "unauthenticated" },
    });
});
