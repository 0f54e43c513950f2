/** What the rows of an import share: the stored group, names that are taken, and the rows to write. */
import type { FullGroup } from "../reading.ts";
import type { EntityRow, OwnerRow, PersonRow, TransactionRow } from "../records-store.ts";
import type { ImportLine } from "../schema.ts";
import type { TaxpayerNumbers } from "../taxpayer-numbers.ts";
import { CellProblem } from "./columns.ts";
import { cellOf, type SheetRow } from "./reading-rows.ts";
import { ID_HEADING, keyOf, type Naming } from "./sheets.ts";

/** Rows to insert and to change, by table. */
export interface Writes {
  entities: { add: EntityRow[]; change: Map<string, Partial<EntityRow>> };
  people: { add: PersonRow[]; change: Map<string, Partial<PersonRow>> };
  owners: { add: OwnerRow[]; change: Map<string, Partial<OwnerRow>> };
  transactions: { add: TransactionRow[]; change: Map<string, Partial<TransactionRow>> };
}

export interface Planning {
  group: FullGroup;
  entityRows: Map<string, EntityRow>;
  numbers: TaxpayerNumbers;
  naming: Naming;
  now: Date;
  writes: Writes;
  /** Everything stored, by id. */
  stored: {
    entities: Map<string, FullGroup["entities"][number]>;
    people: Map<string, FullGroup["people"][number]>;
    owners: Map<string, FullGroup["owners"][number]>;
    transactions: Map<string, FullGroup["transactions"][number]>;
  };
  /** Of the group and of this import. */
  entityIds: Names;
  personIds: Names;
}

export interface Names {
  /** Key of a name → ids with it. */
  byName: Map<string, string[]>;
  all: Set<string>;
}

/** What a row does, for its line. */
export interface Planned {
  action: ImportLine["action"];
  subject: string;
  text: string;
}

/** Id of the record that a row names by its id column; null for a new row. @throws CellProblem for an unknown one. */
export function existingId(row: SheetRow, records: ReadonlyMap<string, unknown>): string | null {
  const id = cellOf(row, ID_HEADING);
  if (id === "") return null;
  if (!records.has(id)) {
    throw new CellProblem("No record of this intake has this id. Leave the cell empty for a new row.");
  }
  return id;
}

/** Id of the only one with a name, or that is named by its id; null when nobody is. @throws CellProblem for several. */
export function onlyId(ids: Names, name: string, kind: string): string | null {
  const found = ids.byName.get(keyOf(name)) ?? [];
  if (found.length > 1) throw new CellProblem(`Several ${kind} are named ${name}. Write the id instead.`);
  const [only] = found;
  if (only !== undefined) return only;
  return ids.all.has(name) ? name : null;
}

export function remember(ids: Names, name: string, id: string): void {
  ids.byName.set(keyOf(name), [...(ids.byName.get(keyOf(name)) ?? []), id]);
  ids.all.add(id);
}

export function changesIn(found: ReadonlyMap<string, unknown>): string {
  return `Changes ${[...found.keys()].join(", ")}.`;
}

export function withoutNulls(found: ReadonlyMap<string, unknown>): Record<string, unknown> {
  return Object.fromEntries([...found].filter(([, value]) => value !== null));
}

export function namesOf(pairs: readonly (readonly [string, string])[]): Names {
  const names: Names = { byName: new Map(), all: new Set() };
  for (const [name, id] of pairs) remember(names, name, id);
  return names;
}
