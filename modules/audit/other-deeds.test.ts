/** Deeds of visitors, of the assistant and of jobs: each has its row, and does not happen without it. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { buildPerson, type Person } from "../../tests/factories/intake.ts";
import { withOutsideModel, type OutsideModel } from "../../tests/factories/outside-model.ts";
import { readOutbox, tokenIn } from "../../tests/factories/outbox.ts";
import type { TestModules } from "../../tests/harness.ts";
import { kindsOf } from "./testing/deed-kinds.ts";
import { expectToNeedItsRow, type Deed } from "./testing/refused.ts";

type Modules = TestModules["modules"];

const PASSWORD = "correct horse battery";
const SITE = "https://tax.example.com";
const REMIND = { template: "standard", message: "", force: false, site: SITE } as const;

let outside: OutsideModel;
let test: TestModules;
let admin: Person;
let client: Person & { email: string };
let session: string;
let invitation: string;
let uploadedLink: string;
let failedJob: string;
let conversation: string;
let made = 0;

beforeAll(async () => {
  outside = await withOutsideModel();
  ({ test } = outside);
  const { accounts, intake, disclosure, conversations, updates } = test.modules;
  admin = await buildPerson(test.modules, "admin");
  client = await buildPerson(test.modules);
  await intake.createIntake(client, { intakeType: "personal" });
  const wording = { preparer: "", disclosureWording: "", useWording: "" };
  await disclosure.changeSettings(admin, { ...wording, hostedModels: true, contractor: false });
  conversation = (await conversations.create(admin, "Levies")).id;
  failedJob = await updates.request(admin, ["irc"]);
  await test.knex("job_queue.job").where({ id: failedJob }).update({ state: "failed" });
  await accounts.inviteClient(admin, { email: "invited@example.com", site: SITE });
  await test.modules.tracking.sendReminder(admin, client.userId, REMIND);
  const mails = await delivered(2);
  invitation = tokenIn(mails.find((mail) => mail.includes("/invitation")));
  uploadedLink = /\/m\/([\w-]{52})/.exec(mails.find((mail) => mail.includes("/m/")) ?? "")?.[1] ?? "";
});
afterAll(() => outside.close());

/** What the outbox holds once so many mails were written by a worker. */
async function delivered(count: number): Promise<string[]> {
  const stop = new AbortController();
  const work = test.modules.jobs.work(OPERATOR, stop.signal);
  const mails = async () =>
    (await readOutbox(test.config.dataDir)).map((mail) =>
      mail.replaceAll("=\r\n", "").replaceAll("=3D", "="),
    );
  try {
    await vi.waitFor(async () => expect(await mails()).toHaveLength(count), { timeout: 15_000 });
    return await mails();
  } finally {
    stop.abort();
    await work;
  }
}

/** Reads an answer to its end. */
async function read(events: AsyncIterable<unknown>): Promise<void> {
  for await (const event of events) void event;
}

const rows = (table: string) => () => test.knex(table).orderByRaw("1, 2");
const self = () => test.knex("users").where({ id: client.userId });

const signIn = async ({ accounts }: Modules) =>
  void ({ token: session } = await accounts.signIn({ email: client.email, password: PASSWORD }));

const DEEDS: Deed[] = [
  {
    action: "user-created",
    act: ({ accounts }) => accounts.register({ email: `new-${(made += 1)}@example.com`, password: PASSWORD }),
    effect: rows("users"),
  },
  {
    action: "intake-created",
    act: ({ intake }) => intake.createIntake(admin, { intakeType: "personal" }),
    effect: rows("intakes"),
  },
  {
    action: "sessions-ended",
    ready: async (modules) => {
      await signIn(modules);
      await signIn(modules);
    },
    act: ({ accounts }) => accounts.endOtherSessions(client, session),
    effect: rows("sessions"),
  },
  {
    action: "signed-out",
    ready: signIn,
    act: ({ accounts }) => accounts.signOut(session, {}),
    effect: rows("sessions"),
  },
  {
    action: "password-changed",
    ready: signIn,
    act: ({ accounts }) =>
      accounts.changePassword(client, { current: PASSWORD, password: `${PASSWORD} 2`, session }),
    effect: self,
  },
  {
    action: "password-reset-requested",
    ready: ({ accounts }) => accounts.requestPasswordReset({ email: client.email, site: SITE }),
    act: ({ accounts }) => accounts.answerPasswordResets(OPERATOR),
    effect: rows("mails"),
  },
  {
    action: "invitation-accepted",
    act: ({ accounts }) => accounts.acceptInvitation({ token: invitation, password: PASSWORD }),
    effect: rows("invitations"),
  },
  {
    action: "reminder-answered",
    act: ({ tracking }) => tracking.giveAnswer(uploadedLink, {}),
    effect: rows("reminder_answers"),
  },
  {
    action: "job-retried",
    act: ({ jobs }) => jobs.retry(admin, failedJob),
    effect: () => test.knex("job_queue.job").where({ id: failedJob }).select("state"),
  },
  {
    action: "asked",
    act: ({ conversations }) => read(conversations.send(admin, conversation, { message: "levies" })),
    effect: rows("conversation_messages"),
  },
  {
    action: "model-called",
    act: ({ ai }) =>
      ai.ask(admin as Actor, "What levy is imposed on windmills by § 3?", { model: "openai/m" }),
    effect: async () => [...outside.sent],
  },
];

it.each(DEEDS)("$action does not happen without its row, and has its row when it happens", (each) =>
  expectToNeedItsRow(test, each),
);

it("shows every kind that is its own", () => {
  expect(DEEDS.map(({ action }) => action).sort()).toEqual(kindsOf("other-deeds"));
});
