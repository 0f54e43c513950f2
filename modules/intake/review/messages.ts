/** Messages between the office and a client, kept with the intake; each is announced by mail. */
import type { Knex } from "knex";
import { requireSignedIn, type Actor } from "#modules/kernel";
import { moverOf, requireIntake } from "../access.ts";
import { queueAnnouncements } from "./announcing.ts";
import type { IntakeDeps } from "../contract.ts";
import { insertMessage, listMessageRows, settleMessageRows, type MessageRow } from "../message-store.ts";
import { maskNumbers } from "../masking.ts";
import type { IntakeModel } from "../models.ts";
import type { Person } from "../ports.ts";
import type { Messages } from "../review-contract.ts";
import { TEXT_MAX, type IntakeMessage } from "../schema.ts";
import { checkText, invalid } from "../validation.ts";

/** A message on its way: who reads it was looked up before the transaction. */
export interface Draft {
  intake: IntakeModel;
  kind: IntakeMessage["kind"];
  text: string;
  /** Origin of the link in the mail. */
  site: string;
  readers: Person[];
}

/** Stores a message with its mails, and settles what the other side wrote before. */
export type Post = (trx: Knex.Transaction, actor: Actor, draft: Draft) => Promise<MessageRow>;

export function createPost({ audit, mail, clock }: Pick<IntakeDeps, "audit" | "mail" | "clock">): Post {
  return async (trx, actor, { intake, kind, text, site, readers }) => {
    const now = clock.now();
    const fromOffice = isOffice(actor, intake);
    await settleMessageRows(trx, { intakeId: intake.id, fromOffice: !fromOffice }, now);
    const authorId = actor.kind === "user" ? actor.userId : null;
    const row = await insertMessage(trx, { intakeId: intake.id, authorId, fromOffice, kind, text, now });
    await queueAnnouncements(mail, trx, { messageId: row.id, kind, fromOffice, intake, site, readers });
    const subject = { type: "intake", id: intake.id } as const;
    await audit.record(trx, actor, { action: "message-sent", subject, details: { messageId: row.id, kind } });
    return row;
  };
}

type Deps = Pick<IntakeDeps, "knex" | "clients" | "clock" | "audit">;

export function createMessages({ knex, clients, clock, audit }: Deps, post: Post): Messages {
  async function named(rows: MessageRow[]): Promise<IntakeMessage[]> {
    const people = await clients.find([...new Set(rows.flatMap((row) => row.author_id ?? []))]);
    const names = new Map(people.map((person) => [person.id, nameOf(person)]));
    return rows.map((row) => toMessage(row, names.get(row.author_id ?? "") ?? ""));
  }

  return {
    async listMessages(actor, intakeId) {
      const { id } = await requireIntake(knex, actor, intakeId);
      return named(await listMessageRows(knex, id));
    },

    async sendMessage(actor, intakeId, { text, site }) {
      requireSignedIn(actor);
      const words = requireText(text);
      const known = await requireIntake(knex, actor, intakeId);
      const readers = await readersOf(clients, actor, known);
      const row = await knex.transaction(async (trx) => {
        const intake = await requireIntake(trx, actor, intakeId, { lock: true });
        return post(trx, actor, { intake, kind: "message", text: words, site, readers });
      });
      return (await named([row]))[0]!;
    },

    async settleMessages(actor, intakeId) {
      const { id } = await requireIntake(knex, actor, intakeId);
      await knex.transaction(async (trx) => {
        const intake = await requireIntake(trx, actor, id, { lock: true });
        const fromOffice = !isOffice(actor, intake);
        const settled = await settleMessageRows(trx, { intakeId: id, fromOffice }, clock.now());
        if (settled === 0) return;
        const subject = { type: "intake", id } as const;
        await audit.record(trx, actor, {
          action: "messages-settled",
          subject,
          details: { messages: settled },
        });
      });
    },
  };
}

/** Whom a message of this actor is announced to. */
export async function readersOf(
  clients: IntakeDeps["clients"],
  actor: Actor,
  intake: IntakeModel,
): Promise<Person[]> {
  return isOffice(actor, intake) ? clients.find([intake.userId]) : clients.officeFor(intake.userId);
}

/** Without personal numbers. @throws DomainError `invalid` naming the field. */
export function requireText(text: string, field = "text"): string {
  const words = maskNumbers(text.replace(/\r\n?/g, "\n").trim());
  if (words === "") throw invalid(field, "Write a few words first.");
  checkText(field, words, { max: TEXT_MAX });
  return words;
}

/** An administrator writes as the client in an intake of their own. */
function isOffice(actor: Actor, intake: IntakeModel): boolean {
  const isOwn = actor.kind === "user" && actor.userId === intake.userId;
  return moverOf(actor) === "admin" && !isOwn;
}

function nameOf({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email;
}

function toMessage(row: MessageRow, authorName: string): IntakeMessage {
  return {
    id: row.id,
    fromOffice: row.from_office,
    authorName,
    kind: row.kind,
    // Rows of older builds hold what was typed.
    text: maskNumbers(row.text),
    sentAt: row.sent_at.toISOString(),
    isSettled: row.settled_at !== null,
  };
}
