import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPaper, buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import type { Intake } from "../contract.ts";
import type { ChecklistLine, WaiverKind } from "../schema.ts";

let house: TestModules;
let intake: Intake;
let client: Person;
let admin: Person;
let id: string;

beforeAll(async () => {
  house = await testModules();
  intake = house.modules.intake;
  admin = await buildPerson(house.modules, "admin");
});
afterAll(() => house.cleanup());
beforeEach(async () => {
  client = await buildPerson(house.modules);
  ({ id } = await intake.createIntake(client, { intakeType: "personal" }));
});

const waive = (categoryId: string, reason = "I never had one.", kind: WaiverKind = "does_not_apply") =>
  intake.waiveCategory(client, id, { categoryId, kind, reason });

async function lineOf(categoryId: string): Promise<ChecklistLine | undefined> {
  return (await intake.getChecklist(client, id)).find(({ category }) => category.id === categoryId);
}

describe("a client's word", () => {
  it("is enough for what is optional", async () => {
    const waiver = { categoryId: "w-2", kind: "does_not_apply", reason: "I am retired.", state: "accepted" };
    expect(await waive("w-2", "  I am retired. ")).toEqual(waiver);
    expect(await lineOf("w-2")).toMatchObject({ waiver, isSettled: true });
  });

  it("awaits the CPA's for what is required, each time it is given", async () => {
    expect(await waive("photo-id", "It was stolen.", "cannot_get")).toMatchObject({ state: "waiting" });
    expect(await lineOf("photo-id")).toMatchObject({ isSettled: true });
    expect(await intake.getStatistics(client, id)).toMatchObject({ completedRequired: 1, totalDocuments: 0 });
    await waive("ssn-itin-proof", "I have none.");
    expect(await lineOf("ssn-itin-proof")).toMatchObject({ isSettled: false });
    expect(await intake.decideWaiver(admin, id, "photo-id", false)).toMatchObject({ state: "refused" });
    expect(await lineOf("photo-id")).toMatchObject({ waiver: { state: "refused" }, isSettled: false });
    expect(await waive("photo-id", "The new one comes in May.", "cannot_get")).toMatchObject({
      state: "waiting",
    });
    expect(await intake.decideWaiver(admin, id, "photo-id", true)).toEqual({
      categoryId: "photo-id",
      kind: "cannot_get",
      reason: "The new one comes in May.",
      state: "accepted",
    });
    expect(await lineOf("photo-id")).toMatchObject({ isSettled: true });
  });

  it("needs no reason for what does not apply, unless the paper is required", async () => {
    expect(await waive("w-2", " ")).toMatchObject({ reason: "", state: "accepted" });
    await expect(waive("w-2", "", "cannot_get")).rejects.toMatchObject({ code: "invalid" });
    await expect(waive("photo-id", "")).rejects.toMatchObject({ code: "invalid" });
  });

  it("can be taken back, also when it was never given", async () => {
    await waive("w-2");
    await intake.unwaiveCategory(client, id, "w-2");
    await intake.unwaiveCategory(client, id, "w-2");
    expect(await lineOf("w-2")).toMatchObject({ waiver: null, isSettled: false });
  });

  it("moves the intake's last change", async () => {
    const { updatedAt } = await intake.getIntake(client, id);
    await house
      .knex("intakes")
      .where({ id })
      .update({ updated_at: new Date(0) });
    await waive("w-2");
    expect((await intake.getIntake(client, id)).updatedAt >= updatedAt).toBe(true);
  });

  it("is not taken where a paper is, and gone when one comes", async () => {
    await addPaper(house.modules, client, id, "w-2");
    await expect(waive("w-2")).rejects.toMatchObject({ code: "conflict" });
    await waive("1099-int");
    await addPaper(house.modules, client, id, "1099-int");
    expect(await lineOf("1099-int")).toMatchObject({ waiver: null, isSettled: true });
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ["a category of the other kind of intake", () => waive("trial-balance"), "categoryId"],
    ["no category", () => waive("no-such"), "categoryId"],
    ["no reason", () => waive("photo-id", " \n "), "reason"],
    ["a reason of 2001 characters", () => waive("w-2", "x".repeat(2001)), "reason"],
    ["a null byte", () => waive("w-2", "a\0b"), "reason"],
    ["another kind", () => waive("w-2", "No.", "maybe" as WaiverKind), "kind"],
  ])("is refused for %s", async (_case, asked, field) => {
    await expect(asked()).rejects.toMatchObject({
      code: "invalid",
      fields: { [field]: expect.any(String) },
    });
  });

  it("is not taken any more when the intake is completed", async () => {
    await house.knex("intakes").where({ id }).update({ status: "completed" });
    await expect(waive("w-2")).rejects.toMatchObject({ code: "conflict" });
    await expect(intake.unwaiveCategory(client, id, "w-2")).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("the CPA's word", () => {
  it("is not the client's to give", async () => {
    await waive("photo-id");
    const asked = intake.decideWaiver(client, id, "photo-id", true);
    await expect(asked).rejects.toMatchObject({ code: "forbidden" });
  });

  it("needs something to decide", async () => {
    const asked = intake.decideWaiver(admin, id, "photo-id", true);
    await expect(asked).rejects.toMatchObject({ code: "not_found" });
  });
});
