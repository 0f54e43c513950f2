import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { addPaper, buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";

let test: TestModules;
let client: Person;
let cpa: Person;
let intakeId: string;

beforeAll(async () => {
  test = await testModules();
  client = await buildPerson(test.modules);
  cpa = await buildPerson(test.modules, "admin", { firstName: "Casey", lastName: "Reviewer" });
  intakeId = (await test.modules.intake.createIntake(client, { intakeType: "personal" })).id;
});
afterAll(() => test.cleanup());

it("tells a client who opened which paper, once in ten minutes, and not that the product read it", async () => {
  const { intake } = test.modules;
  const paper = await addPaper(test.modules, client, intakeId, "w-2");
  await intake.openDocument(OPERATOR, paper.id);
  await Promise.all([1, 2, 3].map(() => intake.openDocument(cpa, paper.id)));
  await intake.getText(cpa, paper.id);
  await intake.openDocument(client, paper.id, { isDownload: true });
  const { openings, next } = await intake.listOpenings(client, intakeId);
  const office = { by: "Casey Reviewer", isSelf: false, isOffice: true };
  expect(openings).toMatchObject([
    { action: "downloaded", isSelf: true, isOffice: false },
    { action: "viewed", ...office, documentName: paper.originalFileName },
  ]);
  expect(next).toBeNull();
  await intake.deleteDocument(client, paper.id);
  expect((await intake.listOpenings(client, intakeId)).openings[1]).toMatchObject({
    ...office,
    documentName: null,
  });
});

it("is not for other clients", async () => {
  const other = await buildPerson(test.modules);
  await expect(test.modules.intake.listOpenings(other, intakeId)).rejects.toMatchObject({
    code: "not_found",
  });
});
