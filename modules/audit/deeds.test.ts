/** Every kind of deed has its row, and a deed whose row cannot be written does not happen. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { addPaper, buildPerson, type Person } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { kindsOf } from "./testing/deed-kinds.ts";
import { expectToNeedItsRow, type Deed } from "./testing/refused.ts";

type Account = Person & { email: string };

let test: TestModules;
let admin: Account;
let client: Account;
let intakeId: string;
let documentId: string;

const PASSWORD = "correct horse battery";
const VISIT = { address: "203.0.113.9", userAgent: "Firefox" };

beforeAll(async () => {
  test = await testModules();
  const { ingest, intake } = test.modules;
  await ingest.registerSources(OPERATOR);
  admin = await buildPerson(test.modules, "admin");
  client = await buildPerson(test.modules);
  intakeId = (await intake.createIntake(client, { intakeType: "personal" })).id;
  documentId = (await addPaper(test.modules, client, intakeId, "w-2")).id;
});
afterAll(() => test.cleanup());

/** What the deed changes, as rows; for openings and failures what they give. */
type Effect = () => Promise<unknown>;

const rows =
  (table: string, where: () => object = () => ({})): Effect =>
  () =>
    test.knex(table).where(where());
const self = rows("users", () => ({ id: client.userId }));
const ownIntake = rows("intakes", () => ({ id: intakeId }));

const DEEDS: Deed[] = [
  {
    action: "signed-in",
    act: ({ accounts }) => accounts.signIn({ email: client.email, password: PASSWORD, ...VISIT }),
    effect: rows("sessions"),
  },
  {
    action: "sign-in-failed",
    act: async ({ accounts }) => {
      const failed = await accounts
        .signIn({ email: client.email, password: "another one altogether", ...VISIT })
        .catch((error: { code?: string }) => error);
      if ((failed as { code?: string }).code !== "invalid_credentials") throw failed;
    },
  },
  {
    action: "uploaded",
    act: (modules) => addPaper(modules, client, intakeId, "w-2"),
    effect: rows("documents"),
  },
  {
    action: "viewed",
    act: ({ intake }) => intake.openDocument(admin, documentId),
  },
  {
    action: "downloaded",
    act: ({ intake }) => intake.openDocument(admin, documentId, { isDownload: true }),
  },
  {
    action: "class-corrected",
    act: ({ intake }) => intake.correctClass(client, documentId, "receipt"),
    effect: rows("documents", () => ({ id: documentId })),
  },
  {
    action: "paper-accepted",
    act: ({ intake }) => intake.acceptDocument(admin, documentId, { categoryId: "w-2" }),
    effect: rows("document_reviews"),
  },
  {
    action: "goals-saved",
    act: ({ intake }) => intake.saveGoals(client, intakeId, { chosen: ["minimize-amt"], other: "" }),
    effect: ownIntake,
  },
  {
    action: "waiver-given",
    act: ({ intake }) =>
      intake.waiveCategory(client, intakeId, {
        categoryId: "photo-id",
        kind: "cannot_get",
        reason: "Lost it.",
      }),
    effect: rows("intake_waivers"),
  },
  {
    action: "waiver-decided",
    act: ({ intake }) => intake.decideWaiver(admin, intakeId, "photo-id", true),
    effect: rows("intake_waivers"),
  },
  {
    action: "waiver-withdrawn",
    act: ({ intake }) => intake.unwaiveCategory(client, intakeId, "photo-id"),
    effect: rows("intake_waivers"),
  },
  {
    action: "profile-changed",
    act: ({ accounts }) => accounts.updateProfile(client, { firstName: "Robin", lastName: "Sample" }),
    effect: self,
  },
  {
    action: "source-switched",
    act: ({ authority }) => authority.setSourceActive(admin, "cfr", false),
    effect: rows("authority_sources"),
  },
  {
    action: "download-started",
    act: ({ updates }) => updates.request(admin, ["irc"]),
    effect: rows("job_queue.job", () => ({ name: "update-sources" })),
  },
  {
    action: "job-canceled",
    act: async ({ jobs, updates }) => jobs.cancel(admin, (await updates.current(admin))!.id),
    effect: rows("job_queue.job", () => ({ name: "update-sources" })),
  },
  {
    action: "model-switched",
    act: ({ models }) => models.switchTo(admin, "extractive"),
  },
  {
    action: "exported",
    act: ({ audit }) => audit.exportCsv(admin),
  },
  {
    action: "role-changed",
    act: ({ accounts }) => accounts.setRole(admin, client.email, "admin"),
    effect: self,
  },
  {
    action: "user-disabled",
    act: ({ accounts }) => accounts.disableUser(admin, client.email),
    effect: self,
  },
  {
    action: "user-enabled",
    act: ({ accounts }) => accounts.enableUser(admin, client.email),
    effect: self,
  },
  {
    action: "deleted",
    act: ({ intake }) => intake.deleteDocument(admin, documentId),
    effect: rows("documents"),
  },
  {
    action: "intake-deleted",
    act: ({ intake }) => intake.deleteIntake(admin, intakeId),
    effect: ownIntake,
  },
];

it.each(DEEDS)("$action does not happen without its row, and has its row when it happens", (each) =>
  expectToNeedItsRow(test, each),
);

it("leaves no file names, addresses and reasons in the log", async () => {
  const log = JSON.stringify(await test.knex("audit_events").select("details", "subject_id"));
  expect(log).not.toMatch(/\.pdf|@example\.com|Lost it/);
});

it("shows every kind that is its own", () => {
  expect(DEEDS.map(({ action }) => action).sort()).toEqual(kindsOf("deeds"));
});
