/** Returns of many groups at once, for the office's view over all clients. */
import { requireAdmin } from "#modules/kernel";
import type { Duties, EntitiesDeps } from "./contract.ts";
import { groupBy } from "./group-by.ts";
import { toEntity, toOwner } from "./record-shapes.ts";
import { entityTable, ownerTable, type EntityRow, type OwnerRow } from "./records-store.ts";
import { buildGraph } from "./rules/graph.ts";
import { returnsOf, type Return } from "./rules/returns.ts";

export function createOfficeReturns({ knex }: Pick<EntitiesDeps, "knex">): Pick<Duties, "listReturnsOf"> {
  return {
    async listReturnsOf(actor, intakes) {
      requireAdmin(actor);
      const ids = intakes.map(({ id }) => id);
      const [entities, owners] = await Promise.all([
        entityTable.listAll(knex, ids),
        ownerTable.listAll(knex, ids),
      ]);
      const entitiesOf = groupBy(entities, ({ intakeId }) => intakeId);
      const ownersOf = groupBy(owners, ({ intakeId }) => intakeId);
      const known = intakes.filter(({ id }) => entitiesOf.has(id));
      return new Map(
        known.map((intake) => [
          intake.id,
          returnsIn(intake, { entities: entitiesOf.get(intake.id)!, owners: ownersOf.get(intake.id) ?? [] }),
        ]),
      );
    },
  };
}

/** Which form an entity files depends on its owners and elections, not on people or transactions. */
function returnsIn(
  { id, taxYear }: { id: string; taxYear: number },
  rows: { entities: EntityRow[]; owners: OwnerRow[] },
): Omit<Return, "citation">[] {
  const edges = groupBy(rows.owners, ({ entityId }) => entityId);
  const holders = new Map(rows.entities.map((row) => [row.id, row]));
  const graph = buildGraph({
    intakeId: id,
    taxYear,
    revision: 0,
    entities: rows.entities.map((row) => toEntity(row, edges.get(row.id) ?? [], null)),
    people: [],
    owners: rows.owners.map((row) => toOwner(row, holders.get(row.ownerEntityId ?? ""))),
    transactions: [],
    tins: new Map(),
  });
  return returnsOf(graph).map(({ entityId, form, due, extended }) => ({ entityId, form, due, extended }));
}
