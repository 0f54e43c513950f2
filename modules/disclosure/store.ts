/** The tables `disclosure_settings` and `disclosure_consents`. */
import type { Knex } from "knex";
import type { Consent, ConsentKind, DisclosureSettings, Recipient } from "./schema.ts";

interface ConsentRow {
  id: string;
  intake_id: string;
  kind: ConsentKind;
  recipient: Recipient;
  purpose: string;
  document_ids: string[] | null;
  wording: string;
  wording_hash: string;
  ends_on: string | null;
  requested_at: Date;
  signed_at: Date | null;
  signed_name: string | null;
  expires_at: Date | null;
  withdrawn_at: Date | null;
}

export type NewConsent = Pick<
  ConsentRow,
  "intake_id" | "kind" | "recipient" | "purpose" | "document_ids" | "wording" | "wording_hash" | "ends_on"
>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A date as text: the driver would make a moment of it. */
const columns = (knex: Knex) => ["*", knex.raw("ends_on::text")];

export async function readSettings(knex: Knex): Promise<DisclosureSettings> {
  const row = await knex("disclosure_settings").first<Record<string, never> | undefined>();
  return {
    hostedModels: row?.["hosted_models"] ?? true,
    contractor: row?.["contractor"] ?? false,
    preparer: row?.["preparer"] ?? "",
    disclosureWording: row?.["disclosure_wording"] ?? "",
    useWording: row?.["use_wording"] ?? "",
  };
}

export async function writeSettings(
  trx: Knex,
  settings: DisclosureSettings,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  const row = {
    hosted_models: settings.hostedModels,
    contractor: settings.contractor,
    preparer: settings.preparer,
    disclosure_wording: settings.disclosureWording,
    use_wording: settings.useWording,
    changed_by: by,
    changed_at: at,
  };
  await trx("disclosure_settings")
    .insert({ one: true, ...row })
    .onConflict("one")
    .merge();
}

export async function insertConsent(trx: Knex, consent: NewConsent, at: Date): Promise<Consent> {
  const [row] = await trx("disclosure_consents")
    .insert({ ...consent, requested_at: at })
    .returning(columns(trx));
  return toConsent(row as ConsentRow, at);
}

export async function listConsents(knex: Knex, intakeIds: string[], now: Date): Promise<Consent[]> {
  const rows: ConsentRow[] = await knex("disclosure_consents")
    .select(columns(knex))
    .whereIn("intake_id", intakeIds)
    .orderBy([
      { column: "requested_at", order: "desc" },
      { column: "kind", order: "asc" },
    ]);
  return rows.map((row) => toConsent(row, now));
}

/** The consent, locked until the transaction ends. */
export async function lockConsent(trx: Knex, id: string, now: Date): Promise<Consent | null> {
  if (!UUID.test(id)) return null;
  const row = (await trx("disclosure_consents").where({ id }).forUpdate().first(columns(trx))) as
    ConsentRow | undefined;
  return row ? toConsent(row, now) : null;
}

export async function patchConsent(
  trx: Knex,
  id: string,
  { now, ...change }: Partial<ConsentRow> & { now: Date },
): Promise<Consent> {
  const [row] = await trx("disclosure_consents").where({ id }).update(change).returning(columns(trx));
  return toConsent(row as ConsentRow, now);
}

function toConsent(row: ConsentRow, now: Date): Consent {
  return {
    ...{ id: row.id, intakeId: row.intake_id, kind: row.kind, recipient: row.recipient },
    ...{ purpose: row.purpose, documentIds: row.document_ids },
    ...{ wording: row.wording, wordingHash: row.wording_hash },
    state: stateOf(row, now),
    requestedAt: row.requested_at.toISOString(),
    signedAt: row.signed_at?.toISOString() ?? null,
    signedName: row.signed_name,
    endsOn: row.ends_on,
    expiresAt: row.expires_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  };
}

function stateOf({ signed_at, expires_at, withdrawn_at }: ConsentRow, now: Date): Consent["state"] {
  if (withdrawn_at) return "withdrawn";
  if (!signed_at) return "requested";
  return expires_at && expires_at <= now ? "ended" : "signed";
}
