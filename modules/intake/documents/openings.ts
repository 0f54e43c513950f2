/** Who opened a client's papers: recorded with the opening, and read by the client. */
import { OPERATOR, type Actor } from "#modules/kernel";
import { requireIntake } from "../access.ts";
import type { IntakeDeps, Openings } from "../contract.ts";
import type { DocumentModel } from "../document-models.ts";
import { listDocumentNames } from "../documents-store.ts";

type Opened = Pick<DocumentModel, "id" | "intakeId">;

/** One row per person, document and ten minutes. The product's own reading is no opening. */
export async function recordOpening(
  { knex, audit }: Pick<IntakeDeps, "knex" | "audit">,
  actor: Actor,
  { id, intakeId }: Opened,
  action: "viewed" | "downloaded",
): Promise<void> {
  if (action === "viewed" && actor.kind !== "user") return;
  const event = { action, subject: { type: "document", id }, details: { intakeId } } as const;
  await knex.transaction((trx) => audit.recordOnce(trx, actor, event));
}

export function createOpenings({ knex, audit, clients }: IntakeDeps): Openings {
  return {
    async listOpenings(actor, intakeId, before) {
      const { id } = await requireIntake(knex, actor, intakeId);
      const filters = { intakeId: id, actions: ["viewed" as const, "downloaded" as const] };
      const { entries, next } = await audit.list(OPERATOR, filters, { before });
      const names = await listDocumentNames(knex, id);
      const people = await clients.find(entries.flatMap(({ actor: { userId } }) => userId ?? []));
      const byId = new Map(people.map((person) => [person.id, person]));
      const openings = entries.map((entry) => {
        const person = byId.get(entry.actor.userId ?? "");
        return {
          at: entry.at,
          action: entry.action as "viewed" | "downloaded",
          by: person ? [person.firstName, person.lastName].join(" ").trim() || person.email : null,
          isSelf: actor.kind === "user" && entry.actor.userId === actor.userId,
          isOffice: entry.actor.role !== "user",
          documentName: names.get(entry.subject?.id ?? "") ?? null,
        };
      });
      return { openings, next };
    },
  };
}
