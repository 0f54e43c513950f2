/** Deeds of the office, of groups and of accounts: each has its row, and does not happen without it. */
import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR, type Actor } from "#modules/kernel";
import { addPaper, buildPerson, type Person } from "../../tests/factories/intake.ts";
import { testModules, type TestModules } from "../../tests/harness.ts";
import { DEFAULT_SETTINGS } from "#modules/tracking/schema";
import type { AuditAction } from "./schema.ts";
import { kindsOf } from "./testing/deed-kinds.ts";
import { expectToNeedItsRow, type Deed } from "./testing/refused.ts";

type Account = Person & { email: string };
type Modules = TestModules["modules"];

const PASSWORD = "correct horse battery";
const SITE = "https://tax.example.com";
const CONSENT = { recipient: "openai", purpose: "Research", endsOn: null, site: SITE } as const;
const WORDING = {
  hostedModels: true,
  contractor: false,
  preparer: "Mill & Co.",
  disclosureWording: "You need not sign.",
  useWording: "You need not sign.",
};

let test: TestModules;
let admin: Account;
let client: Account;
let intakeId: string;
let groupId: string;
let documentId: string;
let session: string;
let actor: Actor;
let entityId = "";
let invitedId = "";
let consentId = "";
let conversationId = "";
let nextGroupId = "";
let recoveryCodes: string[] = [];

beforeAll(async () => {
  test = await testModules();
  const { intake, accounts } = test.modules;
  admin = await buildPerson(test.modules, "admin");
  client = await buildPerson(test.modules);
  const other = await buildPerson(test.modules);
  intakeId = (await intake.createIntake(client, { intakeType: "personal" })).id;
  groupId = (await intake.createIntake(other, { intakeType: "multi-entity" })).id;
  documentId = (await addPaper(test.modules, client, intakeId, "w-2")).id;
  ({ token: session } = await accounts.signIn({ email: client.email, password: PASSWORD }));
  actor = client;
});
afterAll(() => test.cleanup());

/** Columns that a failed attempt may change; none else may. */
const table = (name: string) => () => test.knex(name).orderByRaw("1, 2");

const deed = (action: AuditAction, effect: string, act: Deed["act"], ready?: Deed["ready"]): Deed => ({
  action,
  act,
  effect: table(effect),
  ready,
});

const find = async (modules: Modules) => (await modules.entities.validate(admin, groupId)).findings[0]!.id;

const DEEDS: Deed[] = [
  deed("paper-asked-again", "document_reviews", ({ intake }) =>
    intake.askAgain(admin, documentId, { categoryId: "w-2", reason: "Blurred." }),
  ),
  deed("paper-review-undone", "document_reviews", async ({ intake }) => {
    const [review] = await intake.listReviews(admin, intakeId);
    await intake.takeBackReview(admin, intakeId, review!.id);
  }),
  deed("paper-moved", "documents", ({ intake }) =>
    intake.moveDocument(admin, documentId, { from: "w-2", to: "1099-misc" }),
  ),
  deed("message-sent", "intake_messages", ({ intake }) =>
    intake.sendMessage(client, intakeId, { text: "Here it is.", site: SITE }),
  ),
  deed("messages-settled", "intake_messages", ({ intake }) => intake.settleMessages(admin, intakeId)),
  deed("client-assigned", "client_assignments", ({ accounts }) =>
    accounts.assignClient(admin, { clientId: client.userId, cpaId: admin.userId }),
  ),
  deed("user-invited", "invitations", async ({ accounts }) => {
    ({ id: invitedId } = await accounts.inviteClient(admin, { email: "new@example.com", site: SITE }));
  }),
  deed("invitation-withdrawn", "invitations", ({ accounts }) =>
    accounts.withdrawInvitation(admin, invitedId),
  ),
  deed(
    "status-changed",
    "intakes",
    ({ intake }) => intake.setStatus(admin, intakeId, "review_ready"),
    addRequiredPapers,
  ),
  deed("tracking-set", "tracking_settings", ({ tracking }) =>
    tracking.saveTrackingSettings(admin, { ...DEFAULT_SETTINGS, repeatEveryDays: 9 }),
  ),
  deed("filing-date-set", "client_filings", ({ tracking }) =>
    tracking.saveClientFiling(admin, client.userId, {
      ...{ isExtended: true, postponedFrom: null, postponedTo: null, reason: "", notice: "" },
    }),
  ),
  deed("reminder-template-set", "reminder_templates", ({ tracking }) =>
    tracking.saveTemplate(admin, { name: "urgent", subject: "Papers", body: "{papers}" }),
  ),
  deed(
    "reminded",
    "mails",
    ({ tracking }) => tracking.sendAgain(admin, client.userId),
    addUnconfirmedReminder,
  ),
  deed("group-record-added", "business_entities", async ({ entities }) => {
    const added = await entities.addEntity(admin, groupId, { legalName: "A Inc.", entityType: "C-Corp" });
    entityId = added.id;
  }),
  deed("group-record-changed", "business_entities", ({ entities }) =>
    entities.updateEntity(admin, { intakeId: groupId, id: entityId }, { legalName: "B Inc." }),
  ),
  deed("finding-accepted", "entity_finding_acceptances", async (modules) =>
    modules.entities.acceptFinding(admin, { intakeId: groupId, id: await find(modules) }, "Known."),
  ),
  deed("finding-reopened", "entity_finding_acceptances", async ({ entities }) => {
    const accepted = await test.knex("entity_finding_acceptances").first("finding_id");
    await entities.reopenFinding(admin, { intakeId: groupId, id: accepted.finding_id });
  }),
  deed("group-imported", "business_entities", ({ entities }) =>
    entities.importGroup(admin, groupId, {
      ...{ format: "csv" as const, kind: "entities" as const },
      content: Buffer.from("Legal name\nImported LLC\n"),
    }),
  ),
  deed(
    "group-copied",
    "business_entities",
    ({ entities }) => entities.copyGroup(admin, nextGroupId, groupId),
    addNextGroup,
  ),
  deed("group-record-deleted", "business_entities", ({ entities }) =>
    entities.deleteEntity(admin, { intakeId: groupId, id: entityId }),
  ),
  deed("disclosure-settings-changed", "disclosure_settings", ({ disclosure }) =>
    disclosure.changeSettings(admin, WORDING),
  ),
  deed(
    "conversation-linked",
    "conversations",
    ({ conversations }) => conversations.link(admin, conversationId, intakeId),
    async () => {
      conversationId = (await test.modules.conversations.create(admin, "Mill")).id;
    },
  ),
  deed("consent-requested", "disclosure_consents", async ({ disclosure }) => {
    const [asked] = await disclosure.request(admin, intakeId, { ...CONSENT, documentIds: [] });
    consentId = asked!.id;
  }),
  deed("consent-signed", "disclosure_consents", ({ disclosure }) =>
    disclosure.sign(client, consentId, "J. Miller"),
  ),
  deed("consent-withdrawn", "disclosure_consents", ({ disclosure }) =>
    disclosure.withdraw(client, consentId),
  ),
  deed("second-factor-enabled", "second_factors", enroll, begin),
  deed("recovery-codes-replaced", "recovery_codes", async ({ accounts }) => {
    recoveryCodes = await accounts.replaceRecoveryCodes(actor, { current: PASSWORD });
  }),
  deed("second-factor-disabled", "second_factors", ({ accounts }) => {
    // Each is used up by a try.
    const code = recoveryCodes.pop() ?? "";
    return accounts.switchOffSecondFactor(actor, { current: PASSWORD, code, session });
  }),
  deed(
    "second-factor-reset",
    "second_factors",
    ({ accounts }) => accounts.resetSecondFactor(OPERATOR, client.email),
    async () => {
      await begin();
      await enroll(test.modules);
    },
  ),
];

async function begin(): Promise<void> {
  await test.modules.accounts.beginSecondFactor(actor, { current: PASSWORD, session });
}

async function enroll({ accounts }: Modules): Promise<void> {
  const secret = (await accounts.findSecondFactorSetup(actor, session))?.secret ?? "";
  await accounts.confirmSecondFactor(actor, { code: new TOTP({ secret }).generate(), session });
}

async function addRequiredPapers(): Promise<void> {
  for (const category of ["photo-id", "ssn-itin-proof"])
    await addPaper(test.modules, client, intakeId, category);
}

async function addNextGroup(): Promise<void> {
  const group = await test.knex("intakes").where({ id: groupId }).first("user_id");
  nextGroupId = randomUUID();
  await test.knex("intakes").insert({
    ...{ id: nextGroupId, user_id: group.user_id, tax_year: 2025, intake_type: "multi-entity" },
    ...{ status: "completed", is_exclusive: false },
  });
}

async function addUnconfirmedReminder(): Promise<void> {
  const { knex } = test;
  const [now, pressId] = [new Date(), randomUUID()];
  const press = { id: pressId, template: "standard", message: "", is_automatic: false, site: "" };
  await knex("reminder_presses").insert({ ...press, pressed_at: now });
  const [mail] = await knex("mails")
    .insert({
      ...{ key: "reminder", kind: "reminder", message_id: "1@example.com", to_address: client.email },
      ...{ to_name: "", subject: "Papers", headers: "{}", sealed_body: Buffer.alloc(1) },
      ...{ when_unconfirmed: "assume-sent", state: "sent", attempts: 1, created_at: now, changed_at: now },
    })
    .returning<{ id: string }[]>("id");
  await knex("mail_attempts").insert({
    ...{ mail_id: mail!.id, number: 1, started_at: now, ended_at: now, outcome: "unconfirmed" },
  });
  await knex("reminders").insert({
    ...{ press_id: pressId, client_id: client.userId, intake_id: intakeId, template: "standard" },
    ...{ state: "mailed", mail_id: mail!.id, created_at: now },
  });
}

it.each(DEEDS)("$action does not happen without its row, and has its row when it happens", (each) =>
  expectToNeedItsRow(test, each),
);

it("shows every kind that is its own", () => {
  expect(DEEDS.map(({ action }) => action).sort()).toEqual(kindsOf("office-deeds"));
});
