import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, type Clock } from "#modules/kernel";
import { addPaper, buildPerson, type Person } from "../../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../../tests/harness.ts";
import type { Intake } from "../contract.ts";
import { MEGABYTE } from "../schema.ts";

const HOUR = 60 * 60 * 1000;

let house: TestModules;
let intake: Intake;
let admin: Person;
let now = new Date();
const clock: Clock = { now: () => now };

beforeAll(async () => {
  const settings = {
    INTAKE_QUOTA_MB: "2",
    CLIENT_QUOTA_MB: "3",
    DAILY_QUOTA_MB: "4",
    DAILY_QUOTA_PAPERS: "4",
  };
  house = await testModules({ settings, clock });
  intake = house.modules.intake;
  admin = await buildPerson(house.modules, "admin");
});
afterAll(() => house.cleanup());

async function upload(actor: Person, intakeId: string, size: number) {
  const bytes = Buffer.concat([Buffer.from(`%PDF-1.7 ${Math.random()}`), Buffer.alloc(size)]);
  const incoming = { fileName: "a.pdf", mimeType: "application/pdf", content: Readable.from([bytes]) };
  const received = await intake.receive(actor, incoming);
  return intake.addDocument(actor, intakeId, received, { categoryId: "w-2" });
}

async function newClient() {
  const client = await buildPerson(house.modules);
  const { id } = await intake.createIntake(client, { intakeType: "personal" });
  return { client, id };
}

const limited = (message: RegExp) => ({ code: "limited", message: expect.stringMatching(message) });

it("an intake holds so much, and deleting makes room", async () => {
  const { client, id } = await newClient();
  const first = await upload(client, id, 1.5 * MEGABYTE);
  await expect(upload(client, id, 0.6 * MEGABYTE)).rejects.toMatchObject(
    limited(/^An intake holds at most 2 MB\./),
  );
  expect(await intake.listDocuments(client, id)).toHaveLength(1);
  expect(await intake.getUsage(admin, id)).toMatchObject({
    used: { dailyPapers: 1, intakeBytes: first.fileSize, clientBytes: first.fileSize },
    quotas: { intakeBytes: 2 * MEGABYTE, dailyPapers: 4 },
  });
  await intake.deleteDocument(client, first.id);
  await upload(client, id, 0.6 * MEGABYTE);
});

it("a client stores so much in all intakes", async () => {
  const { client, id } = await newClient();
  await upload(client, id, 1.8 * MEGABYTE);
  await house.knex("intakes").where({ id }).update({ status: "filed" });
  const { id: second } = await intake.createIntake(client, { intakeType: "personal" });
  await expect(upload(client, second, 1.5 * MEGABYTE)).rejects.toMatchObject(
    limited(/together hold at most 3 MB/),
  );
});

it("a client uploads so many papers in 24 hours, at the same moment too; the CPA may upload more", async () => {
  const { client, id } = await newClient();
  const tries = await Promise.allSettled(Array.from({ length: 6 }, () => upload(client, id, 10)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
  await expect(intake.requireRoom(client, id)).rejects.toMatchObject(
    limited(/^At most 4 papers .* in a day/),
  );
  await upload(admin, id, 10);
  now = new Date(now.getTime() + 25 * HOUR);
  await intake.requireRoom(client, id);
  await upload(client, id, 10);
});

it("figures are for administrators", async () => {
  const { client, id } = await newClient();
  await addPaper(house.modules, client, id, "w-2");
  await expect(intake.getUsage(client, id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(intake.getQuotas(client)).rejects.toMatchObject({ code: "forbidden" });
  expect(await intake.storageHealth(OPERATOR)).toBe("up");
});
