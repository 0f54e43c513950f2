import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPaper, buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import { OPERATOR, VISITOR } from "#modules/kernel";
import type { Intake, ReadingResult } from "../contract.ts";
import type { IntakeDocument } from "../schema.ts";

let house: TestModules;
let intake: Intake;
let admin: Person;
let client: Person;
let other: Person;
let intakeId: string;

beforeAll(async () => {
  house = await testModules();
  intake = house.modules.intake;
  await intake.prepare(OPERATOR);
  admin = await buildPerson(house.modules, "admin");
  other = await buildPerson(house.modules);
});
afterAll(() => house.cleanup());
beforeEach(async () => {
  client = await buildPerson(house.modules);
  ({ id: intakeId } = await intake.createIntake(client, { intakeType: "personal" }));
});

const paper = (categoryId = "w-2") => addPaper(house.modules, client, intakeId, categoryId);
const names = (documents: IntakeDocument[]) => documents.map(({ originalFileName }) => originalFileName);

async function add(fileName: string, size: number): Promise<IntakeDocument> {
  const bytes = Buffer.concat([Buffer.from(`%PDF-1.7\n% ${fileName}\n`), Buffer.alloc(size)]);
  const incoming = { fileName, mimeType: "application/pdf", content: Readable.from([bytes]) };
  const received = await intake.receive(client, incoming);
  return intake.addDocument(client, intakeId, received, { categoryId: "w-2" });
}

function reading(more: Partial<ReadingResult> = {}): ReadingResult {
  const guess = { classification: "w2", confidence: 0.9, tags: ["W-2", "2024"] } as const;
  return { pages: ["Wage and Tax Statement"], pageCount: 1, ...guess, ...more, tags: ["W-2", "2024"] };
}

describe("documents", () => {
  it("are sorted and counted", async () => {
    await add("beta.pdf", 10);
    await add("Alpha.pdf", 1000);
    await add("gamma.pdf", 100);
    const sorted = (sort: "name" | "date" | "size") => intake.listDocuments(client, intakeId, { sort });
    expect(names(await sorted("name"))).toEqual(["Alpha.pdf", "beta.pdf", "gamma.pdf"]);
    expect(names(await sorted("date"))).toEqual(["gamma.pdf", "Alpha.pdf", "beta.pdf"]);
    expect(names(await sorted("size"))).toEqual(["Alpha.pdf", "gamma.pdf", "beta.pdf"]);
    const page = { sort: "name", limit: 1, offset: 1 } as const;
    expect(names(await intake.listDocuments(client, intakeId, page))).toEqual(["beta.pdf"]);
    expect(await intake.countDocuments(client, intakeId)).toBe(3);
    expect(await intake.countDocuments(client, intakeId, { categoryId: "1099-int" })).toBe(0);
  });

  it("are recent for thirty days", async () => {
    const [old, fresh] = [await paper(), await paper()];
    const then = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await house.knex("documents").where("id", old.id).update({ uploaded_at: then });
    const recent = await intake.listDocuments(client, intakeId, { only: "recent" });
    expect(recent.map(({ id }) => id)).toEqual([fresh.id]);
  });

  it("are the favorites of one person each", async () => {
    const [one] = [await paper(), await paper()];
    expect(await intake.setFavorite(client, one.id, true)).toMatchObject({ isFavorite: true });
    await intake.setFavorite(client, one.id, true);
    const favorites = (actor: Person) => intake.countDocuments(actor, intakeId, { only: "favorites" });
    expect([await favorites(client), await favorites(admin)]).toEqual([1, 0]);
    expect(await intake.getDocument(admin, one.id)).toMatchObject({ isFavorite: false });
    await intake.setFavorite(client, one.id, false);
    expect(await favorites(client)).toBe(0);
  });

  it("do not exist for others", async () => {
    const { id } = await paper();
    for (const wrong of [id, "7", "undefined", "00000000-0000-4000-8000-000000000000"]) {
      const refused = expect.objectContaining({
        code: "not_found",
        message: "The requested document could not be found.",
      });
      await expect(intake.getDocument(other, wrong)).rejects.toEqual(refused);
      await expect(intake.openDocument(other, wrong)).rejects.toEqual(refused);
      await expect(intake.deleteDocument(other, wrong)).rejects.toEqual(refused);
      await expect(intake.getText(other, wrong)).rejects.toEqual(refused);
      await expect(intake.setFavorite(other, wrong, true)).rejects.toEqual(refused);
      await expect(intake.correctClass(other, wrong, "w2")).rejects.toEqual(refused);
    }
    await expect(intake.getDocument(VISITOR, id)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await intake.getDocument(admin, id)).toMatchObject({ id });
  });

  it("come back byte for byte, to administrators and the reader, too", async () => {
    const { id, fileSize } = await paper();
    for (const actor of [client, admin, OPERATOR]) {
      const opened = await intake.openDocument(actor, id);
      expect((await buffer(await opened.read())).length).toBe(fileSize);
    }
  });

  it("whose file is damaged say so", async () => {
    const { id } = await paper();
    await house.knex("documents").where("id", id).update({ file_size: 10 });
    const opened = await intake.openDocument(client, id);
    await expect(buffer(await opened.read())).rejects.toMatchObject({ code: "unavailable" });
  });

  it("take the place of a waiver and renew the intake", async () => {
    await intake.waiveCategory(client, intakeId, {
      categoryId: "w-2",
      kind: "does_not_apply",
      reason: "None.",
    });
    const before = await intake.getIntake(client, intakeId);
    await paper();
    const line = (await intake.getChecklist(client, intakeId)).find(({ category }) => category.id === "w-2");
    expect(line).toMatchObject({ waiver: null, isSettled: true });
    const after = await intake.getIntake(client, intakeId);
    expect(after.lastUpdated > before.lastUpdated).toBe(true);
  });

  it("go with their intake, files and all", async () => {
    const { id } = await paper();
    const [row] = await house.knex("documents").where("id", id).select("storage_key");
    await intake.deleteIntake(client, intakeId);
    await expect(intake.getDocument(admin, id)).rejects.toMatchObject({ code: "not_found" });
    expect(row).toBeDefined();
  });
});

describe("a received file", () => {
  it("becomes one document only", async () => {
    const content = Readable.from([Buffer.from("%PDF-1.7 once")]);
    const incoming = { fileName: "a.pdf", mimeType: "application/pdf", content };
    const received = await intake.receive(client, incoming);
    expect(received).toMatchObject({ fileName: "a.pdf", mimeType: "application/pdf", size: 13 });
    await intake.addDocument(client, intakeId, received, { categoryId: "w-2" });
    const again = intake.addDocument(client, intakeId, received, { categoryId: "w-2", keepBoth: true });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    await received.discard();
    expect(await intake.countDocuments(client, intakeId)).toBe(1);
  });
});

describe("the reader", () => {
  it("tells what it found", async () => {
    const { id } = await paper();
    expect(await intake.listUnread(OPERATOR)).toContainEqual({ id, intakeId });
    await intake.markReading(OPERATOR, id);
    expect(await intake.getDocument(client, id)).toMatchObject({ readingState: "reading" });
    expect(await intake.getText(client, id)).toEqual([]);
    await intake.recordReading(
      OPERATOR,
      id,
      reading({ pages: ["One\0 page", "SSN 123-45-6789, two"], pageCount: 2 }),
    );
    expect(await intake.getDocument(client, id)).toMatchObject({
      readingState: "read",
      pages: 2,
      classification: "w2",
      classificationConfidence: expect.closeTo(0.9),
      tags: ["W-2", "2024"],
    });
    expect(await intake.getText(client, id)).toEqual(["One page", "SSN ***-**-6789, two"]);
    expect((await intake.listUnread(OPERATOR)).map((unread) => unread.id)).not.toContain(id);
    await intake.recordReading(OPERATOR, id, reading({ pages: ["Again"] }));
    expect(await intake.getText(client, id)).toEqual(["Again"]);
  });

  it("says why it could not read", async () => {
    const { id } = await paper();
    await intake.recordUnreadable(OPERATOR, id, "It asks for a password.");
    const state = { readingState: "unreadable", readingProblem: "It asks for a password." };
    expect(await intake.getDocument(client, id)).toMatchObject(state);
  });

  it("is no person, and hears of documents that are gone", async () => {
    const { id } = await paper();
    for (const actor of [client, admin]) {
      await expect(intake.markReading(actor, id)).rejects.toMatchObject({ code: "forbidden" });
      await expect(intake.recordReading(actor, id, reading())).rejects.toMatchObject({ code: "forbidden" });
      await expect(intake.recordUnreadable(actor, id, "")).rejects.toMatchObject({ code: "forbidden" });
      await expect(intake.listUnread(actor)).rejects.toMatchObject({ code: "forbidden" });
    }
    await intake.deleteDocument(client, id);
    const late = intake.recordReading(OPERATOR, id, reading());
    await expect(late).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a correction", () => {
  it("stays, is counted, and is not overruled by a second reading", async () => {
    const before = await intake.classificationRecord(admin);
    const [one, two] = [await paper(), await paper()];
    await intake.recordReading(OPERATOR, one.id, reading());
    await intake.recordReading(OPERATOR, two.id, reading());
    const corrected = { classification: "1099", classificationConfidence: 1 };
    expect(await intake.correctClass(client, one.id, "1099")).toMatchObject(corrected);
    await intake.correctClass(client, two.id, "w2");
    await intake.recordReading(OPERATOR, one.id, reading());
    expect(await intake.getDocument(client, one.id)).toMatchObject(corrected);
    const after = await intake.classificationRecord(admin);
    expect(after.guesses - before.guesses).toBe(2);
    expect(after.corrected - before.corrected).toBe(1);
    await expect(intake.classificationRecord(client)).rejects.toMatchObject({ code: "forbidden" });
  });
});
