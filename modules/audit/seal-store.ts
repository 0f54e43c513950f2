/** The tables `audit_unsealed`, events in line, and `audit_seals`, the chain. */
import type { Knex } from "knex";
import type { PrintedEvent, Seal } from "./hashing.ts";

const PRINTED = `e.sequence::text as sequence, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
  e.actor_kind, e.user_id, e.role, e.action, e.subject_type, e.subject_id, e.address, e.session_id, e.user_agent,
  e.details::text as details`;
const SEAL = `s.position::float8 as position, s.event_sequence::text as "sealedSequence", s.event_hash as "eventHash",
  s.hash`;

/** A seal, with its event as it is now; null when that is gone. */
export interface SealedEvent {
  seal: Seal;
  event: PrintedEvent | null;
}

export async function hasUnsealed(knex: Knex): Promise<boolean> {
  return (await knex("audit_unsealed").first("event_sequence")) !== undefined;
}

/** Events that wait for their seal, lowest sequence first. */
export async function listUnsealed(trx: Knex, limit: number): Promise<PrintedEvent[]> {
  const { rows } = await trx.raw<{ rows: PrintedEvent[] }>(
    `select ${PRINTED} from audit_unsealed u join audit_events e on e.sequence = u.event_sequence
     order by u.event_sequence limit ?`,
    [limit],
  );
  return rows;
}

export async function insertSeals(trx: Knex, seals: Seal[], sealedAt: Date): Promise<void> {
  const rows = seals.map(({ position, sequence, eventHash, hash }) => ({
    position,
    event_sequence: sequence,
    event_hash: eventHash,
    hash,
    sealed_at: sealedAt,
  }));
  await trx.batchInsert("audit_seals", rows, 500);
  await trx("audit_unsealed")
    .whereRaw("event_sequence = any(?::bigint[])", [seals.map(({ sequence }) => sequence)])
    .delete();
}

export async function findHead(knex: Knex): Promise<Seal | null> {
  return findSeal(knex, "order by s.position desc limit 1");
}

export async function findSealAt(knex: Knex, position: number): Promise<Seal | null> {
  return findSeal(knex, "where s.position = ?", [position]);
}

/** Seals after a position, in order, each with its event. */
export async function listSealed(knex: Knex, after: number, limit: number): Promise<SealedEvent[]> {
  const { rows } = await knex.raw<{ rows: StoredSealed[] }>(
    `select ${SEAL}, ${PRINTED} from audit_seals s left join audit_events e on e.sequence = s.event_sequence
     where s.position > ? order by s.position limit ?`,
    [after, limit],
  );
  return rows.map(({ position, sealedSequence, eventHash, hash, ...event }) => ({
    seal: { position, sequence: sealedSequence, eventHash, hash },
    event: event.sequence === null ? null : (event as PrintedEvent),
  }));
}

/** Lowest sequence of an event that has no seal and is not in line for one. */
export async function findLoose(knex: Knex): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { sequence: string }[] }>(
    `select e.sequence::text as sequence from audit_events e
     where not exists (select from audit_seals s where s.event_sequence = e.sequence)
       and not exists (select from audit_unsealed u where u.event_sequence = e.sequence)
     order by e.sequence limit 1`,
  );
  return rows[0]?.sequence ?? null;
}

/** Lowest sequence in line whose event is gone. */
export async function findLost(knex: Knex): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { sequence: string }[] }>(
    `select u.event_sequence::text as sequence from audit_unsealed u
     where not exists (select from audit_events e where e.sequence = u.event_sequence)
     order by u.event_sequence limit 1`,
  );
  return rows[0]?.sequence ?? null;
}

export async function countUnsealed(knex: Knex): Promise<number> {
  const [row] = await knex("audit_unsealed").count<{ count: string }[]>();
  return Number(row?.count);
}

type StoredSeal = Omit<Seal, "sequence"> & { sealedSequence: string };
type StoredSealed = StoredSeal & (PrintedEvent | { sequence: null });

async function findSeal(knex: Knex, clause: string, bindings: number[] = []): Promise<Seal | null> {
  const { rows } = await knex.raw<{ rows: StoredSeal[] }>(
    `select ${SEAL} from audit_seals s ${clause}`,
    bindings,
  );
  const [row] = rows;
  if (!row) return null;
  const { position, sealedSequence: sequence, eventHash, hash } = row;
  return { position, sequence, eventHash, hash };
}
