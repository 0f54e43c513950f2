import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { addPaper, buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import type { Intake } from "../contract.ts";
import type { IntakeDocument } from "../schema.ts";

let house: TestModules;
let intake: Intake;
let client: Person;
let admin: Person;
let id: string;
let paper: IntakeDocument;

beforeAll(async () => {
  house = await testModules();
  intake = house.modules.intake;
  admin = await buildPerson(house.modules, "admin");
});
afterAll(() => house.cleanup());
beforeEach(async () => {
  client = await buildPerson(house.modules, "user", { firstName: "Avery", lastName: "Example" });
  ({ id } = await intake.createIntake(client, { intakeType: "personal" }));
  paper = await addPaper(house.modules, client, id, "photo-id");
});

const inPlace = { categoryId: "photo-id" };
const askAgain = (reason = "The photo is dark.") => intake.askAgain(admin, paper.id, { ...inPlace, reason });

async function isSettled(categoryId: string): Promise<boolean | undefined> {
  const lines = await intake.getChecklist(client, id);
  return lines.find(({ category }) => category.id === categoryId)?.isSettled;
}

async function actionsOn(documentId: string): Promise<string[]> {
  const subject = { type: "document", id: documentId } as const;
  const { entries } = await house.modules.audit.list(OPERATOR, { subject });
  return entries.map(({ action }) => action).reverse();
}

describe("a document", () => {
  it("is accepted, and the decision is taken back", async () => {
    const review = await intake.acceptDocument(admin, paper.id, inPlace);
    expect(review).toMatchObject({ documentId: paper.id, verdict: "accepted", reason: "" });
    expect(await isSettled("photo-id")).toBe(true);
    expect(await intake.listReviews(client, id)).toEqual([]);
    for (let pressed = 0; pressed < 2; pressed++) await intake.takeBackReview(admin, id, review.id);
    expect(await intake.listReviews(admin, id)).toEqual([]);
    expect(await actionsOn(paper.id)).toEqual(["uploaded", "paper-accepted", "paper-review-undone"]);
  });

  it("asked for again does not count, until another one comes", async () => {
    await intake.acceptDocument(admin, paper.id, inPlace);
    await askAgain("  The photo is dark. ");
    expect(await isSettled("photo-id")).toBe(false);
    expect(await intake.listReviews(client, id)).toMatchObject([
      { documentId: paper.id, verdict: "asked_again", reason: "The photo is dark.", answeredAt: null },
    ]);
    expect((await intake.getStatistics(client, id)).completedRequired).toBe(0);
    await addPaper(house.modules, client, id, "photo-id");
    expect(await isSettled("photo-id")).toBe(true);
    expect(await intake.listReviews(client, id)).toMatchObject([{ answeredAt: expect.any(String) }]);
    expect(await actionsOn(paper.id)).toEqual(["uploaded", "paper-accepted", "paper-asked-again"]);
  });

  it("that the client deletes leaves the request behind", async () => {
    await askAgain();
    await intake.deleteDocument(client, paper.id);
    expect(await intake.listReviews(client, id)).toMatchObject([
      { documentId: null, categoryId: "photo-id", answeredAt: null, fileName: paper.originalFileName },
    ]);
  });

  it("moves to another category; the request for a better one stays", async () => {
    await askAgain("This is a W-2.");
    await intake.waiveCategory(client, id, { categoryId: "w-2", kind: "does_not_apply", reason: "None." });
    await intake.moveDocument(admin, paper.id, { from: "photo-id", to: "w-2" });
    expect((await intake.getDocument(client, paper.id)).categoryId).toBe("w-2");
    expect(await isSettled("photo-id")).toBe(false);
    expect(await isSettled("w-2")).toBe(true);
    expect(await intake.listReviews(client, id)).toMatchObject([
      { documentId: null, reason: "This is a W-2." },
    ]);
    expect(await actionsOn(paper.id)).toContain("paper-moved");
  });

  it("does not move where it is not accepted", async () => {
    const move = (to: string) => intake.moveDocument(admin, paper.id, { from: "photo-id", to });
    await house.knex("documents").where({ id: paper.id }).update({ mime_type: "text/csv" });
    await expect(move("w-2")).rejects.toMatchObject({ code: "unsupported" });
    for (const to of ["photo-id", "trial-balance", "no-such"])
      await expect(move(to)).rejects.toMatchObject({ fields: { to: expect.any(String) } });
    await house.knex("intake_categories").where({ id: "w-2" }).update({ allow_multiple: false });
    await addPaper(house.modules, client, id, "w-2");
    await house.knex("documents").where({ id: paper.id }).update({ mime_type: "application/pdf" });
    await expect(move("w-2")).rejects.toMatchObject({ code: "conflict" });
    await intake.prepare(OPERATOR);
  });
});

describe("a stale deed", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["accepting", () => intake.acceptDocument(admin, paper.id, inPlace)],
    ["asking again", () => askAgain()],
    ["moving", () => intake.moveDocument(admin, paper.id, { from: "photo-id", to: "ssn-itin-proof" })],
  ])("%s is refused once the document was moved or deleted", async (_deed, deed) => {
    await intake.moveDocument(admin, paper.id, { from: "photo-id", to: "w-2" });
    await expect(deed()).rejects.toMatchObject({ code: "conflict", message: /moved to Wage statement/ });
    await intake.deleteDocument(client, paper.id);
    await expect(deed()).rejects.toMatchObject({ code: "not_found", message: /deleted meanwhile/ });
    expect(await intake.listReviews(admin, id)).toEqual([]);
  });
});

it.each<[string, () => Promise<unknown>]>([
  ["accept", () => intake.acceptDocument(client, paper.id, inPlace)],
  ["ask again", () => intake.askAgain(client, paper.id, { ...inPlace, reason: "No." })],
  ["move", () => intake.moveDocument(client, paper.id, { from: "photo-id", to: "w-2" })],
  ["take back", () => intake.takeBackReview(client, id, "1")],
  ["see what does not fit", () => intake.listMisfits(client, id)],
  ["reopen", () => intake.reopenIntake(client, id, { reason: "No.", site: "" })],
  [
    "open for others",
    () => intake.openIntakeFor(client, { clientId: "1", intakeType: "personal", taxYear: 2024 }),
  ],
])("is not the client's to %s", async (_deed, deed) => {
  await expect(deed()).rejects.toMatchObject({ code: "forbidden" });
});

it.each(["", " \n ", "x".repeat(2001), "a\0b"])("needs a reason that can be read: %j", async (reason) => {
  await expect(askAgain(reason)).rejects.toMatchObject({
    code: "invalid",
    fields: { reason: expect.any(String) },
  });
});

it("does not show another client's reviews", async () => {
  const other = await buildPerson(house.modules);
  await expect(intake.listReviews(other, id)).rejects.toMatchObject({ code: "not_found" });
});

describe("what does not fit", () => {
  const reading = { pageCount: 1, confidence: 0.95, classification: "w2" } as const;

  it("is judged when a document is read, and again when it is moved", async () => {
    const pages = ["W-2 Wage and Tax Statement 2018 Harbor Tools Inc, employee Jordan Somebody"];
    await intake.recordReading(OPERATOR, paper.id, { ...reading, pages, tags: ["W-2", "2018"] });
    expect(await intake.listMisfits(admin, id)).toEqual({ [paper.id]: ["form", "year", "name"] });
    await intake.moveDocument(admin, paper.id, { from: "photo-id", to: "w-2" });
    expect(await intake.listMisfits(admin, id)).toEqual({ [paper.id]: ["year", "name"] });
  });

  it("names unreadable documents, and none that fit", async () => {
    await intake.recordUnreadable(OPERATOR, paper.id, "It is locked.");
    expect(await intake.listMisfits(admin, id)).toEqual({ [paper.id]: ["unreadable"] });
    const pages = ["W-2 Wage and Tax Statement 2024 Harbor Tools Inc, employee AVERY EXAMPLE"];
    await intake.recordReading(OPERATOR, paper.id, { ...reading, classification: "other", pages, tags: [] });
    expect(await intake.listMisfits(admin, id)).toEqual({});
  });

  it("is judged later for documents that an earlier build read", async () => {
    await house
      .knex("documents")
      .where({ id: paper.id })
      .update({ reading_state: "unreadable", misfits: null });
    await intake.judgeDocuments(OPERATOR);
    expect(await intake.listMisfits(admin, id)).toEqual({ [paper.id]: ["unreadable"] });
  });
});

describe("opening", () => {
  it("an intake for a client, for an earlier year, but no second active one", async () => {
    const other = await buildPerson(house.modules);
    const wanted = { clientId: other.userId, intakeType: "multi-entity", taxYear: 2023 } as const;
    const made = await intake.openIntakeFor(admin, wanted);
    expect(made).toMatchObject({ taxYear: 2023, intakeType: "multi-entity", status: "in_progress" });
    expect(await intake.listIntakes(other)).toEqual([made]);
    await expect(intake.openIntakeFor(admin, wanted)).rejects.toMatchObject({ code: "conflict" });
    await expect(intake.openIntakeFor(admin, { ...wanted, taxYear: 1999 })).rejects.toMatchObject({
      code: "invalid",
    });
    await expect(intake.openIntakeFor(admin, { ...wanted, clientId: "999999" })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
