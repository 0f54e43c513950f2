/** Papers that fell out of the queue, or whose worker died, are found and put back. */
import type { Knex } from "knex";
import type { Intake } from "#modules/intake";
import { OPERATOR } from "#modules/kernel";
import { withClaim } from "./claim-store.ts";
import type { ReadingQueue } from "./ports.ts";

interface RecoveryDeps {
  knex: Knex;
  intake: Intake;
  queue: ReadingQueue;
}

/** Looks at every paper that waits or is being read. Harmless at any time, and in several processes at once. */
export async function recover({ knex, intake, queue }: RecoveryDeps): Promise<void> {
  for (const id of await intake.listUnread(OPERATOR)) {
    switch (await queue.standing(id)) {
      case "absent":
        // A crash between the paper's row and its job, or a database restored from a backup.
        await queue.add(id);
        break;
      case "taken":
        await withClaim(knex, id, () => queue.fail(id, "its worker ended"));
        break;
      case "waiting":
      case "hopeless":
        break;
    }
  }
}
