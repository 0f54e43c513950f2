import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { buildArgs, buildCookie } from "../../../tests/factories/visit.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import { action, loader } from "./route.tsx";
import type { Answer } from "./wizard-actions.server.ts";

let house: TestModules;
let client: string;
let intakeId: string;

beforeAll(async () => {
  house = await testModules();
  await house.modules.intake.prepare(OPERATOR);
});
afterAll(() => house.cleanup());

beforeEach(async () => {
  const { accounts, intake } = house.modules;
  client = await buildCookie(house.modules, "user");
  const user = (await accounts.listUsers(OPERATOR)).at(-1);
  const owner = { kind: "user" as const, userId: user?.id ?? "", role: "user" as const };
  intakeId = (await intake.createIntake(owner, { intakeType: "personal" })).id;
});

function ask(cookie: string, query: string, init: RequestInit = {}) {
  const request = new Request(`http://localhost/intake/${intakeId}${query}`, {
    ...init,
    headers: { Cookie: cookie },
  });
  return buildArgs(house.modules, request, { intakeId });
}

async function post(cookie: string, fields: Record<string, string>, query = "?step=1") {
  const response = await action(ask(cookie, query, { method: "POST", body: new URLSearchParams(fields) }));
  const isJson = response.headers.get("Content-Type")?.includes("json");
  const answer: Answer | null = isJson ? await response.json() : null;
  const problem = answer?.failure?.problem ?? answer?.result?.problems[0] ?? null;
  return { status: response.status, to: response.headers.get("Location"), problem, answer };
}

async function look(cookie: string, query = "") {
  const response = await loader(ask(cookie, query));
  return (await response.json()).wizard;
}

async function bring(categoryId: string) {
  const content = Readable.from([Buffer.from(`%PDF-1.4\n% ${categoryId}\n%%EOF\n`)]);
  const incoming = { fileName: `${categoryId}.pdf`, mimeType: "application/pdf", content };
  const received = await house.modules.intake.receive(OPERATOR, incoming);
  return house.modules.intake.addDocument(OPERATOR, intakeId, received, { categoryId });
}

const here = (rest: string) => `/intake/${intakeId}${rest}`;

describe("the steps", () => {
  it("lead on only when done, and count the progress", async () => {
    expect(await post(client, { intent: "advance", step: "1" })).toMatchObject({
      status: 422,
      problem: "Every required document must be there before you continue.",
    });
    expect((await look(client, "?step=3"))?.step).toBe(1);
    await bring("photo-id");
    await bring("ssn-itin-proof");
    expect((await post(client, { intent: "advance", step: "1" })).to).toBe(here("?step=2"));
    expect((await look(client))?.intake.progress).toBe(33);
    const goals = { other: "A house", "goal-maximize-credits": "on" };
    const onward = await post(client, { intent: "advance", step: "2", ...goals }, "?step=2&group=x");
    expect(onward.to).toBe(here("?step=3"));
    const wizard = await look(client);
    expect([wizard?.intake.progress, wizard?.step]).toEqual([67, 3]);
    expect(wizard?.intake.goals).toEqual({ chosen: ["maximize-credits"], other: "A house" });
  });

  it("end with a submission, after which its client only looks on", async () => {
    expect(await post(client, { intent: "submit" })).toMatchObject({
      status: 422,
      problem: "Missing 2 required documents",
    });
    await bring("photo-id");
    await bring("ssn-itin-proof");
    expect((await post(client, { intent: "submit" })).to).toBe(`/?submitted=${intakeId}`);
    const wizard = await look(client, "?step=1");
    expect([wizard?.intake.status, wizard?.intake.progress]).toEqual(["review_ready", 100]);
    expect(wizard?.mode).toMatchObject({ isReadOnly: true, canEdit: false });
  });
});

describe("a category that stays empty", () => {
  const waiver = { categoryId: "photo-id", kind: "cannot_get", reason: "It was stolen." };

  it("waits for the CPA, whose word its client cannot give", async () => {
    expect((await post(client, { intent: "waive", ...waiver })).to).toBe(here("?step=1#photo-id"));
    const accept = post(client, { intent: "accept", categoryId: "photo-id" });
    await expect(accept).rejects.toMatchObject({ status: 403 });
    const admin = await buildCookie(house.modules, "admin");
    await post(admin, { intent: "accept", categoryId: "photo-id" });
    const line = (await look(client))?.lines.find(({ category }) => category.id === "photo-id");
    expect(line).toMatchObject({ isSettled: true, waiver: { state: "accepted" } });
  });

  it("needs a reason, told beside it", async () => {
    const { status, answer } = await post(client, { intent: "waive", ...waiver, reason: " " });
    expect([status, answer?.failure]).toEqual([422, null]);
    expect(answer?.result).toMatchObject({ categoryId: "photo-id", problems: ["Say why, in a few words."] });
  });
});

it("shows an administrator whose intake it is", async () => {
  const admin = await buildCookie(house.modules, "admin");
  const wizard = await look(admin);
  expect(wizard?.client?.email).toMatch(/^user-\d+@example.com$/);
  expect(wizard?.mode).toEqual({ isOwner: false, isCpa: true, canEdit: false, isReadOnly: false });
  expect((await look(client))?.client).toBeNull();
});

it("asks before it deletes a paper of this intake, and knows no other", async () => {
  const { id } = await bring("photo-id");
  expect((await look(client, `?remove=${id}`))?.asked?.originalFileName).toBe("photo-id.pdf");
  expect((await look(client, "?remove=unknown"))?.asked).toBeNull();
  const removed = await post(client, { intent: "remove", documentId: id }, "?step=3");
  expect(removed.to).toBe(here("?step=3&done=removed"));
  expect((await look(client))?.statistics.totalDocuments).toBe(0);
});

it("does not exist for anybody else", async () => {
  const stranger = await buildCookie(house.modules, "user");
  const response = await loader(ask(stranger, ""));
  expect([response.status, await response.json()]).toEqual([404, { wizard: null }]);
});
