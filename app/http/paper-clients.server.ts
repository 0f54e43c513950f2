/** Clients whose papers a conversation may be about. */
import type { Modules } from "#product";
import type { Actor } from "#modules/kernel";

export interface PaperClient {
  intakeId: string;
  /** "Ada Miller, 2025" */
  label: string;
}

interface Asking {
  modules: Pick<Modules, "admin">;
  actor: Actor;
}

/** Those of the intakes that changed last, and the one named. */
export async function listPaperClients({ modules, actor }: Asking, named?: string): Promise<PaperClient[]> {
  const [{ rows }, one] = await Promise.all([
    modules.admin.pageOfIntakes(actor, {}),
    named ? modules.admin.findIntake(actor, named) : null,
  ]);
  const others = rows.filter(({ id }) => id !== one?.id);
  return [...(one ? [one] : []), ...others].map(toPaperClient);
}

/** Null for an intake that is gone. */
export async function findPaperClient(
  { modules, actor }: Asking,
  intakeId: string,
): Promise<PaperClient | null> {
  const found = await modules.admin.findIntake(actor, intakeId);
  return found && toPaperClient(found);
}

function toPaperClient(intake: { id: string; clientName: string; clientEmail: string; taxYear: number }) {
  return { intakeId: intake.id, label: `${intake.clientName || intake.clientEmail}, ${intake.taxYear}` };
}
