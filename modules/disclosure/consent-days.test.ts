import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { buildPerson, buildReadyIntake, type Person } from "../../tests/factories/intake.ts";
import { readOutbox } from "../../tests/factories/outbox.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";

/** The evening of December 30 in the office, which is in New York. */
const NOW = new Date("2026-12-31T03:30:00Z");

let house: TestModules;
let admin: Actor;
let client: Person;
let intakeId: string;

beforeAll(async () => {
  house = await testModules({ clock: { now: () => NOW } });
  admin = await buildPerson(house.modules, "admin");
  client = await buildPerson(house.modules);
  ({ id: intakeId } = await buildReadyIntake(house.modules, client));
  await house.modules.disclosure.changeSettings(admin, {
    ...{ hostedModels: true, contractor: false, preparer: "Mill & Co." },
    ...{ disclosureWording: "One.", useWording: "Two." },
  });
});
afterAll(() => house.cleanup());

const request = (endsOn: string | null) =>
  house.modules.disclosure.request(admin, intakeId, {
    ...{ recipient: "openai", purpose: "Research", endsOn, documentIds: [], site: "http://taxrag.test" },
  });

it("names its last day in words, and is in force through it", async () => {
  const [consent] = await request("2026-12-30");
  expect(consent?.wording).toContain("Tax return preparer: Mill & Co.\nTaxpayer: ");
  expect(consent?.wording).toContain("This consent ends on December 30, 2026.");
  const signed = await house.modules.disclosure.sign(client, consent!.id, "J. Miller");
  expect(signed).toMatchObject({ endsOn: "2026-12-30", state: "signed" });
  expect(await house.modules.disclosure.list(client, intakeId)).toContainEqual(signed);
});

it("takes no last day that is past in the office", async () => {
  await expect(request("2026-12-29")).rejects.toMatchObject({
    code: "invalid",
    fields: { endsOn: "This last day is past. Choose a later one, or leave it empty for one year." },
  });
});

it("is asked for by a mail that greets the client", async () => {
  await house.modules.disclosure.request(admin, intakeId, {
    ...{
      recipient: "openai",
      purpose: "Research",
      endsOn: null,
      documentIds: [],
      site: "http://taxrag.test",
    },
  });
  await house.modules.mail.deliverDue(OPERATOR);
  const mails = (await readOutbox(house.config.dataDir)).filter((mail) => mail.includes("consent-request"));
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) expect(mail).toMatch(/^Hello( \w+)*,\r?$/m);
});

it("waits for its client alone, until it is signed, withdrawn or past its last day", async () => {
  const { disclosure } = house.modules;
  for (const { id } of await disclosure.list(client, intakeId)) await disclosure.withdraw(client, id);
  expect(await disclosure.waiting(client)).toEqual([]);
  const [first, second] = await request("2026-12-30");
  expect(await disclosure.waiting(client)).toEqual([intakeId]);
  expect(await disclosure.waiting(await buildPerson(house.modules))).toEqual([]);
  await disclosure.sign(client, first!.id, "J. Miller");
  expect(await disclosure.waiting(client)).toEqual([intakeId]);
  await house.knex("disclosure_consents").where({ id: second!.id }).update({ ends_on: "2026-12-28" });
  expect(await disclosure.waiting(client)).toEqual([]);
});

it("is not signed once its last day is past", async () => {
  const { disclosure } = house.modules;
  const [consent] = await request("2026-12-30");
  await house.knex("disclosure_consents").where({ id: consent!.id }).update({ ends_on: "2026-12-29" });
  await expect(disclosure.sign(client, consent!.id, "J. Miller")).rejects.toMatchObject({
    code: "conflict",
    message:
      "This consent was to end on December 29, 2026, so it can no longer be signed. Ask your CPA for a new one if you still want to give it.",
  });
  const listed = (await disclosure.list(client, intakeId)).find(({ id }) => id === consent!.id);
  expect(listed).toMatchObject({ state: "lapsed", signedAt: null });
});

it("is signed on the office's day", async () => {
  const [consent] = await request(null);
  await house.modules.disclosure.sign(client, consent!.id, "J. Miller");
  await house.modules.mail.deliverDue(OPERATOR);
  const copies = (await readOutbox(house.config.dataDir)).filter((mail) => mail.includes("consent-copy"));
  for (const mail of copies) expect(mail).toContain("Signed by J. Miller on December 30, 2026.");
  expect(copies.length).toBeGreaterThan(0);
});

it("goes with its intake", async () => {
  const { disclosure, intake } = house.modules;
  const other = await buildPerson(house.modules);
  const { id } = await buildReadyIntake(house.modules, other);
  const [consent] = await disclosure.request(admin, id, {
    ...{
      recipient: "openai",
      purpose: "Research",
      endsOn: null,
      documentIds: [],
      site: "http://taxrag.test",
    },
  });
  expect(await disclosure.waiting(other)).toEqual([id]);
  await intake.deleteIntake(other, id);
  expect(await disclosure.waiting(other)).toEqual([]);
  await expect(disclosure.sign(other, consent!.id, "O. Ther")).rejects.toMatchObject({ code: "not_found" });
});
