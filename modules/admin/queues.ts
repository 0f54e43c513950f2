/** What waits for the office, and the order in which it is gone through. */
import { requireAdmin } from "#modules/kernel";
import type { Admin, AdminDeps } from "./contract.ts";
import { countIntakeRows, findIntakeRow, findNeighbor, listFirst } from "./intake-store.ts";
import { QUEUES, type Queue, type Waiting } from "./schema.ts";

/** Clients named on the front door. */
const NAMED = 4;

export function createQueues({ knex, clock }: AdminDeps): Pick<Admin, "waiting" | "neighbors"> {
  async function look(queue: Queue): Promise<Waiting> {
    const selection = { pattern: null, waits: queue, now: clock.now() };
    const first = await listFirst(knex, selection, NAMED);
    const count = first.length < NAMED ? first.length : await countIntakeRows(knex, selection);
    return { queue, count, first };
  }

  return {
    async waiting(actor) {
      requireAdmin(actor);
      const queues = await Promise.all(QUEUES.map(look));
      return queues.filter(({ count }) => count > 0);
    },

    async neighbors(actor, intakeId, queue) {
      requireAdmin(actor);
      const now = clock.now();
      if (!(await findIntakeRow(knex, intakeId, now))) return { previous: null, next: null };
      const selection = { pattern: null, waits: queue, now };
      const [previous, next] = await Promise.all([
        findNeighbor(knex, selection, { intakeId, isAfter: false }),
        findNeighbor(knex, selection, { intakeId, isAfter: true }),
      ]);
      if (next) return { previous: previous ?? null, next };
      // From the last one on to the first.
      const [first] = await listFirst(knex, selection, 1);
      const isOther = first && first.intakeId !== intakeId && first.intakeId !== previous?.intakeId;
      return { previous: previous ?? null, next: isOther ? first : null };
    },
  };
}
