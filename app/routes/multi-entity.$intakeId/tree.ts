/** The structure as an indented list: owners above what they own. */
import { formatPercentage, type GroupChart } from "#modules/entities/schema";
import type { Glyph } from "#modules/chart/schema";
import { ROLE_WORDS } from "../../ui/entity-words.ts";

export interface TreeLine {
  id: string;
  isPerson: boolean;
  name: string;
  detail: string;
  glyph: Glyph;
  /** Share of the line above: "60%"; empty at the top. */
  share: string;
  /** It has been listed before, with what it owns. */
  isRepeated: boolean;
  lines: TreeLine[];
}

const LINES_MAX = 400;

/** At most 400 lines; the chart and the inventory show the rest. */
export function treeOf({ entities, people, owners }: GroupChart): TreeLine[] {
  const ownedBy = new Map<string, ChartOwner[]>();
  for (const owner of owners) ownedBy.set(holderOf(owner), [...(ownedBy.get(holderOf(owner)) ?? []), owner]);
  const owned = new Set(owners.map(({ entityId }) => entityId));
  const entityById = new Map(entities.map((entity) => [entity.id, entity]));
  const personById = new Map(people.map((person) => [person.id, person]));
  const shown = new Set<string>();
  let left = LINES_MAX;

  function lineOf(id: string, share: string): TreeLine | null {
    if (left === 0) return null;
    left -= 1;
    const isRepeated = shown.has(id);
    shown.add(id);
    const line = { id, share, isRepeated, ...wordsOf(id), lines: [] as TreeLine[] };
    if (!isRepeated)
      line.lines = (ownedBy.get(id) ?? []).flatMap((owner) => lineOf(owner.entityId, shareOf(owner)) ?? []);
    return line;
  }

  function wordsOf(id: string): Pick<TreeLine, "name" | "detail" | "glyph" | "isPerson"> {
    const entity = entityById.get(id);
    if (!entity) {
      const person = personById.get(id);
      return {
        isPerson: true,
        name: person?.name ?? "Owner not named yet",
        detail: "",
        glyph: person ? "Person" : "Unknown",
      };
    }
    const detail = [entity.entityType ?? "Type not stated", entity.jurisdictionFormation]
      .filter(Boolean)
      .join(", ");
    return { isPerson: false, name: entity.legalName, detail, glyph: entity.entityType ?? "Unknown" };
  }

  const tops = [
    ...people.filter(({ id }) => ownedBy.has(id)).map(({ id }) => id),
    ...owners.filter((owner) => holderOf(owner) === owner.id).map(({ id }) => id),
    ...entities.filter(({ id }) => !owned.has(id)).map(({ id }) => id),
  ];
  const lines = tops.flatMap((id) => lineOf(id, "") ?? []);
  // What only a circle owns has no top.
  for (const { id } of entities)
    if (!shown.has(id)) lines.push(...[lineOf(id, "")].flatMap((line) => line ?? []));
  return lines;
}

type ChartOwner = GroupChart["owners"][number];

function holderOf({ id, ownerEntityId, personId }: ChartOwner): string {
  return ownerEntityId ?? personId ?? id;
}

function shareOf({ role, percentage }: ChartOwner): string {
  return [ROLE_WORDS[role], percentage || role === "owner" ? formatPercentage(percentage) : ""]
    .filter(Boolean)
    .join(" ");
}
