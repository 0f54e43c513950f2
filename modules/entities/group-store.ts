/** The tables `entity_groups` and `entity_finding_acceptances`. */
import type { Knex } from "knex";

export interface Acceptance {
  findingId: string;
  fingerprint: string;
  reason: string;
}

/** 0 before the first change. */
export async function readRevision(knex: Knex, intakeId: string): Promise<number> {
  const row = await knex("entity_groups")
    .where("intake_id", intakeId)
    .first<{ revision: string } | undefined>("revision");
  return Number(row?.revision ?? 0);
}

export async function increaseRevision(knex: Knex, intakeId: string): Promise<void> {
  await knex("entity_groups")
    .insert({ intake_id: intakeId, revision: 1 })
    .onConflict("intake_id")
    .merge({ revision: knex.raw("entity_groups.revision + 1") });
}

export async function listAcceptances(knex: Knex, intakeId: string): Promise<Acceptance[]> {
  return knex("entity_finding_acceptances")
    .where("intake_id", intakeId)
    .select<Acceptance[]>({ findingId: "finding_id", fingerprint: "fingerprint", reason: "reason" });
}

export async function upsertAcceptance(
  knex: Knex,
  acceptance: Acceptance & { intakeId: string; acceptedBy: string | null; at: Date },
): Promise<void> {
  await knex("entity_finding_acceptances")
    .insert({
      intake_id: acceptance.intakeId,
      finding_id: acceptance.findingId,
      fingerprint: acceptance.fingerprint,
      reason: acceptance.reason,
      accepted_by: acceptance.acceptedBy,
      accepted_at: acceptance.at,
    })
    .onConflict(["intake_id", "finding_id"])
    .merge();
}

/** No effect without one. */
export async function deleteAcceptance(knex: Knex, intakeId: string, findingId: string): Promise<void> {
  await knex("entity_finding_acceptances").where({ intake_id: intakeId, finding_id: findingId }).delete();
}
