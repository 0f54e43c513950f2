/** The table `client_assignments`. */
import type { Knex } from "knex";
import { UserModel } from "./models.ts";

export async function putAssignment(
  knex: Knex,
  { clientId, cpaId }: { clientId: string; cpaId: string | null },
): Promise<void> {
  if (cpaId === null) await knex("client_assignments").where("client_id", clientId).delete();
  else
    await knex("client_assignments")
      .insert({ client_id: clientId, cpa_id: cpaId })
      .onConflict("client_id")
      .merge();
}

/** Enabled users with these ids. */
export async function findEnabledUsers(knex: Knex, ids: string[]): Promise<UserModel[]> {
  const known = ids.filter((id) => /^\d{1,18}$/.test(id));
  return known.length > 0 ? UserModel.query(knex).whereIn("id", known).whereNull("disabled_at") : [];
}

/** Enabled administrators, by name. */
export async function listAdmins(knex: Knex): Promise<UserModel[]> {
  return UserModel.query(knex)
    .where("role", "admin")
    .whereNull("disabled_at")
    .orderByRaw("lower(last_name), lower(first_name), lower(email)");
}

/** The CPA who was given this client, where they still are an enabled administrator. */
export async function findCpaOf(knex: Knex, clientId: string): Promise<UserModel | undefined> {
  return UserModel.query(knex)
    .where("role", "admin")
    .whereNull("disabled_at")
    .whereIn("id", knex("client_assignments").select("cpa_id").where("client_id", clientId))
    .first();
}
