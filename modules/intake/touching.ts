/** For records that other modules keep of an intake. */
import { requireOpenIntake } from "./access.ts";
import type { IntakeDeps, Intakes } from "./contract.ts";
import { patchIntake } from "./store.ts";

export function createTouching({ clock }: Pick<IntakeDeps, "clock">): Pick<Intakes, "touchIntake"> {
  return {
    async touchIntake(trx, actor, id) {
      const intake = await requireOpenIntake(trx, actor, id, { lock: true });
      return (await patchIntake(trx, intake.id, { updatedAt: clock.now() })).toIntake();
    },
  };
}
