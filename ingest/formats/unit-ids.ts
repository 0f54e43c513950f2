import type { Unit } from "#modules/authority/schema";

/** Assigns unit ids: "d-4"; where the law uses a designator twice, the second is "d-4~2". */
export function assignUnitIds(units: Unit[]): void {
  const uses = new Map<string, number>();
  for (const unit of units) {
    const id = unit.path.join("-").replace(/\s+/g, "_");
    const use = (uses.get(id) ?? 0) + 1;
    uses.set(id, use);
    unit.id = use === 1 ? id : `${id}~${use}`;
  }
}
