/** The table `intake_messages`. */
import type { Knex } from "knex";

export interface MessageRow {
  id: string;
  author_id: string | null;
  from_office: boolean;
  kind: "message" | "reopened";
  text: string;
  sent_at: Date;
  settled_at: Date | null;
}

export interface NewMessage {
  intakeId: string;
  authorId: string | null;
  fromOffice: boolean;
  kind: MessageRow["kind"];
  text: string;
  now: Date;
}

/** Oldest first. */
export async function listMessageRows(knex: Knex, intakeId: string): Promise<MessageRow[]> {
  return knex<MessageRow>("intake_messages")
    .where({ intake_id: intakeId } as object)
    .orderBy("id");
}

export async function insertMessage(knex: Knex, message: NewMessage): Promise<MessageRow> {
  const [row] = await knex("intake_messages")
    .insert({
      intake_id: message.intakeId,
      author_id: message.authorId,
      from_office: message.fromOffice,
      kind: message.kind,
      text: message.text,
      sent_at: message.now,
    })
    .returning<MessageRow[]>("*");
  return row!;
}

/** Settles what one side wrote; returns how many messages that were. */
export async function settleMessageRows(
  knex: Knex,
  { intakeId, fromOffice }: { intakeId: string; fromOffice: boolean },
  now: Date,
): Promise<number> {
  return knex("intake_messages")
    .where({ intake_id: intakeId, from_office: fromOffice })
    .whereNull("settled_at")
    .update({ settled_at: now });
}
