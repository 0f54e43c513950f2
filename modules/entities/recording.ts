/** What every change of a group's records does: lock, check, write, record the deed. */
import type { Actor } from "#modules/kernel";
import { changeGroup, type GroupChange } from "./access.ts";
import type { EntitiesDeps } from "./contract.ts";

type Deed = "group-record-added" | "group-record-changed" | "group-record-deleted";
export type RecordKind = "entity" | "owner" | "person" | "transaction";

/** What a use case writes with. */
export interface Writing extends GroupChange {
  now: Date;
  /** Writes the audit row of the deed. */
  record(deed: Deed, kind: RecordKind, id: string): Promise<void>;
}

/** Runs `write` in the transaction of one change of the group. */
export async function writeRecord<T>(
  deps: Pick<EntitiesDeps, "knex" | "intake" | "audit" | "clock">,
  target: { actor: Actor; intakeId: string },
  write: (writing: Writing) => Promise<T>,
): Promise<T> {
  return changeGroup(deps, target, (group) =>
    write({
      ...group,
      now: deps.clock.now(),
      record: (action, kind, id) =>
        deps.audit.record(group.trx, target.actor, {
          action,
          subject: { type: "intake", id: group.intake.id },
          details: { record: kind, id },
        }),
    }),
  );
}
