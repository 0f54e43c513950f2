/**
 * A whole office, made from a seed: clients, their intakes, documents, waivers, messages and reviews, written straight
 * into the tables. The files of the documents do not exist.
 */
import type { Knex } from "knex";
import { createRandom, type Random } from "./random.ts";

export interface OfficeSize {
  clients: number;
  intakes: number;
  documents: number;
}

/** The size that the speed goals are stated for. */
export const LARGE_OFFICE: OfficeSize = { clients: 5_000, intakes: 10_000, documents: 100_000 };

const FIRST =
  "Avery Brook Cameron Devon Ellis Finley Harper Jules Kai Lane Marlow Noor Parker Quinn Robin Sam".split(
    " ",
  );
const LAST =
  "Alvarez Bauer Chen Diaz Eriksen Fontaine Garcia Haddad Ito Jansen Kowalski Lopez Moreau Novak Okafor Park".split(
    " ",
  );
const CLASSES = ["w2", "1099", "bank-statement", "receipt", "tax-return", "spreadsheet", "other"];
const STATUSES = ["in_progress", "in_progress", "in_progress", "review_ready", "completed", "filed"];
const BATCH = 1_000;
const DAY = 24 * 60 * 60_000;

interface IntakeRow {
  id: string;
  intakeType: "personal" | "multi-entity";
  createdAt: Date;
}

/** Adds the office to a migrated database whose categories are written; `now` is the newest possible time. */
export async function fillOffice(
  knex: Knex,
  { clients, intakes, documents }: OfficeSize,
  { seed = 1, now = new Date("2026-11-22T12:00:00Z") } = {},
): Promise<void> {
  const random = createRandom(seed);
  const userIds = await insertClients(knex, clients, { random, now });
  const intakeRows = await insertIntakes(knex, userIds, { count: intakes, random, now });
  const documentIds = await insertDocuments(knex, intakeRows, { count: documents, random });
  await insertReviews(knex, documentIds, random);
  await insertWaivers(knex, intakeRows, random);
  await insertMessages(knex, intakeRows, random);
  await insertReminders(knex, { random, now });
  await knex.raw(
    "analyze users, intakes, documents, document_reviews, intake_waivers, intake_messages, mails, reminders",
  );
}

interface Making {
  random: Random;
  now: Date;
}

async function insertClients(knex: Knex, count: number, { random, now }: Making): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, number) => ({
    email: `client-${number}@office.example.com`,
    first_name: pick(FIRST, random),
    last_name: `${pick(LAST, random)}${number % 7 === 0 ? `-${pick(LAST, random)}` : ""}`,
    role: "user",
    // Nobody signs in with it.
    password_hash: "none",
    created_at: before(now, 700 * random()),
  }));
  await knex.batchInsert("users", rows, BATCH);
  const emails = rows.map(({ email }) => email);
  return knex("users").whereRaw("email = any(?)", [emails]).orderBy("id").pluck<string[]>("id");
}

async function insertIntakes(
  knex: Knex,
  userIds: string[],
  { count, random, now }: Making & { count: number },
): Promise<IntakeRow[]> {
  const rows = Array.from({ length: count }, (_, number) => {
    // The first intake of a client may be active; a unique index allows one.
    const isFirst = number < userIds.length;
    const status = isFirst ? pick(STATUSES, random) : pick(["completed", "filed"], random);
    const created = before(now, isFirst ? 120 * random() : 365 + 300 * random());
    return {
      id: uuidOf(random),
      user_id: userIds[number % userIds.length],
      tax_year: isFirst ? 2024 : 2023,
      intake_type: random() < 0.85 ? "personal" : "multi-entity",
      status,
      progress: status === "in_progress" ? pick([0, 33, 67], random) : 100,
      is_exclusive: true,
      created_at: created,
      updated_at: new Date(created.getTime() + random() * (now.getTime() - created.getTime())),
    };
  });
  await knex.batchInsert("intakes", rows, BATCH);
  return rows.map(({ id, intake_type, created_at }) => ({
    id,
    intakeType: intake_type as IntakeRow["intakeType"],
    createdAt: created_at,
  }));
}

async function insertDocuments(
  knex: Knex,
  intakes: IntakeRow[],
  { count, random }: { count: number; random: Random },
): Promise<{ id: string; intakeId: string; categoryId: string }[]> {
  const categories = await categoriesByType(knex);
  const rows = Array.from({ length: count }, (_, number) => {
    const intake = intakes[Math.floor(random() * intakes.length)]!;
    const id = uuidOf(random);
    const isOff = random() < 0.03;
    return {
      id,
      intake_id: intake.id,
      category_id: pick(categories[intake.intakeType], random),
      original_file_name: `paper ${number}.pdf`,
      file_size: 20_000 + Math.floor(random() * 2_000_000),
      mime_type: "application/pdf",
      sha256: id.replaceAll("-", "").padEnd(64, "0"),
      storage_key: `made/${id}`,
      wrapped_key: Buffer.alloc(60),
      uploaded_at: intake.createdAt,
      reading_state: "read",
      pages: 1,
      classification: pick(CLASSES, random),
      classification_confidence: 0.95,
      tags: ["2024"],
      misfits: isOff ? ["form"] : [],
    };
  });
  await knex.batchInsert("documents", rows, BATCH);
  return rows.map(({ id, intake_id, category_id }) => ({ id, intakeId: intake_id, categoryId: category_id }));
}

async function insertReviews(
  knex: Knex,
  documents: { id: string; intakeId: string; categoryId: string }[],
  random: Random,
): Promise<void> {
  const reviewed = documents.filter(() => random() < 0.5);
  const rows = reviewed.map(({ id, intakeId, categoryId }) => ({
    intake_id: intakeId,
    category_id: categoryId,
    document_id: id,
    file_name: "paper.pdf",
    verdict: random() < 0.95 ? "accepted" : "asked_again",
    reason: "",
    decided_at: new Date(0),
  }));
  await knex.batchInsert("document_reviews", rows, BATCH);
}

async function insertWaivers(knex: Knex, intakes: IntakeRow[], random: Random): Promise<void> {
  const rows = intakes
    .filter(({ intakeType }) => intakeType === "personal" && random() < 0.05)
    .map(({ id, createdAt }) => ({
      intake_id: id,
      category_id: "ssn-itin-proof",
      kind: "cannot_get",
      reason: "I lost the card.",
      state: pick(["waiting", "accepted", "refused"], random),
      created_at: createdAt,
    }));
  await knex.batchInsert("intake_waivers", rows, BATCH);
}

async function insertMessages(knex: Knex, intakes: IntakeRow[], random: Random): Promise<void> {
  const rows = intakes
    .filter(() => random() < 0.1)
    .map(({ id, createdAt }) => ({
      intake_id: id,
      from_office: random() < 0.5,
      kind: "message",
      text: "When do you need it?",
      sent_at: createdAt,
      settled_at: random() < 0.8 ? createdAt : null,
    }));
  await knex.batchInsert("intake_messages", rows, BATCH);
}

/** One to three reminders, sent, to most clients with an intake in progress. */
async function insertReminders(knex: Knex, { random, now }: Making): Promise<void> {
  const press = { template: "standard", message: "", is_automatic: false, site: "" };
  const intakes = await knex("intakes")
    .where({ status: "in_progress" })
    .orderBy("id")
    .select<{ id: string; user_id: string }[]>("id", "user_id");
  const rows = intakes.flatMap(({ id, user_id }) =>
    Array.from({ length: Math.floor(4 * random()) }, () => {
      return { id: uuidOf(random), intake_id: id, client_id: user_id, at: before(now, 90 * random()) };
    }),
  );
  const mails = rows.map(({ id, at }) => ({
    ...{ key: `reminder ${id}`, kind: "reminder", message_id: `${id}@office.example.com` },
    ...{ to_address: "client@office.example.com", to_name: "", subject: "Papers", headers: "{}" },
    ...{ when_unconfirmed: "assume-sent", state: "sent", attempts: 1 },
    ...{ created_at: at, changed_at: at, settled_at: at },
  }));
  await knex.batchInsert("mails", mails, BATCH);
  const mailIds = new Map(
    (await knex("mails").where({ kind: "reminder" }).select<{ id: string; key: string }[]>("id", "key")).map(
      ({ id, key }) => [key, id],
    ),
  );
  // Each from a press of its own: a press reaches a client once.
  const presses = rows.map(({ id, at }) => ({ ...press, id, pressed_at: at }));
  await knex.batchInsert("reminder_presses", presses, BATCH);
  const reminders = rows.map(({ at, ...row }) => ({
    ...row,
    ...{ press_id: row.id, template: "standard", state: "mailed", created_at: at },
    ...{ category_ids: ["photo-id", "ssn-itin-proof"], named_date: before(at, -7) },
    mail_id: mailIds.get(`reminder ${row.id}`),
  }));
  await knex.batchInsert("reminders", reminders, BATCH);
}

async function categoriesByType(knex: Knex): Promise<Record<IntakeRow["intakeType"], string[]>> {
  const rows = await knex("intake_categories")
    .orderBy("position")
    .select<{ id: string; intake_type: IntakeRow["intakeType"] }[]>("id", "intake_type");
  const of = (type: string) => rows.filter(({ intake_type }) => intake_type === type).map(({ id }) => id);
  return { personal: of("personal"), "multi-entity": of("multi-entity") };
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)]!;
}

function before(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY);
}

/** A version 4 UUID from the seed. */
function uuidOf(random: Random): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16));
  hex[12] = "4";
  hex[16] = "8";
  const text = hex.join("");
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    "-",
  );
}
