/** Use cases of a whole group: reading, the chart, ultimate owners, copying. */
import { DomainError } from "#modules/kernel";
import { changeGroup } from "./access.ts";
import { toChart } from "./chart-shape.ts";
import type { EntitiesDeps, Groups } from "./contract.ts";
import { copyRows } from "./copying.ts";
import { forPeople, readGroup } from "./reading.ts";
import { entityTable } from "./records-store.ts";
import { buildGraph } from "./rules/graph.ts";
import { ultimateOwners } from "./rules/ultimate-owners.ts";
import type { TaxpayerNumbers } from "./taxpayer-numbers.ts";

export function createGroups(deps: EntitiesDeps, numbers: TaxpayerNumbers): Groups {
  const { knex, intake } = deps;
  return {
    async getGroup(actor, intakeId) {
      return forPeople(await readGroup(knex, await intake.getIntake(actor, intakeId), numbers));
    },

    async getChart(actor, intakeId) {
      return toChart(await readGroup(knex, await intake.getIntake(actor, intakeId), numbers));
    },

    async listUltimateOwners(actor, intakeId) {
      const group = await readGroup(knex, await intake.getIntake(actor, intakeId), numbers);
      return ultimateOwners(buildGraph(group));
    },

    async copyGroup(actor, intakeId, fromIntakeId) {
      const source = await intake.getIntake(actor, fromIntakeId);
      await changeGroup(deps, { actor, intakeId }, async ({ trx, intake: target }) => {
        if ((await entityTable.count(trx, target.id)) > 0) {
          throw new DomainError("conflict", "This intake has entities already. Copy into an empty one.");
        }
        const copied = await copyRows(trx, { source, target, numbers, now: deps.clock.now() });
        await deps.audit.record(trx, actor, {
          action: "group-copied",
          subject: { type: "intake", id: target.id },
          details: { from: source.id, ...copied },
        });
      });
      return forPeople(await readGroup(knex, await intake.getIntake(actor, intakeId), numbers));
    },
  };
}
