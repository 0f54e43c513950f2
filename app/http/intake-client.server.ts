import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";
import type { IntakeClient } from "../ui/ClientName.tsx";

/** Whose intake an administrator looks at; null for the user's own. */
export async function findClient(
  { modules, actor }: { modules: Pick<Modules, "admin">; actor: Actor },
  intakeId: string,
): Promise<IntakeClient | null> {
  if (actor.kind !== "user" || actor.role !== "admin") return null;
  const found = await modules.admin.findIntake(actor, intakeId);
  if (!found || found.userId === actor.userId) return null;
  return { name: found.clientName, email: found.clientEmail };
}
