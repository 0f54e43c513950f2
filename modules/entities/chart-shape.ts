/** What the chart draws of a group. */
import { endOfYear, isInForce } from "./rules/periods.ts";
import type { Group, GroupChart } from "./schema.ts";

export function toChart({ intakeId, taxYear, revision, entities, people, owners }: Group): GroupChart {
  const present = owners.filter((owner) => isInForce(owner, endOfYear(taxYear)));
  const holders = new Set(present.map(({ personId }) => personId));
  return {
    ...{ intakeId, taxYear, revision },
    entities: entities.map(({ id, legalName, entityType, jurisdictionFormation }) => {
      return { id, legalName, entityType, jurisdictionFormation };
    }),
    people: people.filter(({ id }) => holders.has(id)).map(({ id, name, kind }) => ({ id, name, kind })),
    owners: present.map(({ id, entityId, ownerEntityId, personId, ownerName, role, percentage }) => {
      return { id, entityId, ownerEntityId, personId, ownerName, role, percentage };
    }),
  };
}
