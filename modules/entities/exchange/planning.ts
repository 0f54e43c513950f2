/** What an import would write: pure, over the stored group and the sheets. */
import { isDomainError } from "#modules/kernel";
import { newRow as newEntityRow, changed } from "../entities.ts";
import type { FullGroup } from "../reading.ts";
import type { EntityRow } from "../records-store.ts";
import {
  entityChange,
  IMPORT_KINDS,
  newEntity,
  ROWS_MAX,
  type ImportKind,
  type ImportLine,
  type ImportPreview,
} from "../schema.ts";
import type { TaxpayerNumbers } from "../taxpayer-numbers.ts";
import { CellProblem } from "./columns.ts";
import { ENTITY_COLUMNS } from "./entity-columns.ts";
import { tooMany, type Sheet } from "./files.ts";
import { planOwner } from "./owner-rows.ts";
import { checked, cellOf, differences, idColumnOf, rowsOf, type SheetRow } from "./reading-rows.ts";
import {
  changesIn,
  existingId,
  namesOf,
  onlyId,
  remember,
  withoutNulls,
  type Planned,
  type Planning,
  type Writes,
} from "./plan.ts";
import { HEADINGS, namingOf } from "./sheets.ts";
import { planTransaction } from "./transaction-rows.ts";

export interface Plan {
  preview: ImportPreview;
  writes: Writes;
}

interface PlanInput {
  group: FullGroup;
  entityRows: readonly EntityRow[];
  numbers: TaxpayerNumbers;
  now: Date;
}

export function planImport(input: PlanInput, sheets: Sheets): Plan {
  const { group } = input;
  const nothing = () => ({ add: [], change: new Map() });
  const planning: Planning = {
    ...input,
    entityRows: new Map(input.entityRows.map((row) => [row.id, row])),
    naming: namingOf(group),
    stored: {
      entities: new Map(group.entities.map((one) => [one.id, one])),
      people: new Map(group.people.map((one) => [one.id, one])),
      owners: new Map(group.owners.map((one) => [one.id, one])),
      transactions: new Map(group.transactions.map((one) => [one.id, one])),
    },
    writes: { entities: nothing(), people: nothing(), owners: nothing(), transactions: nothing() },
    entityIds: namesOf(group.entities.map(({ id, legalName }) => [legalName, id])),
    personIds: namesOf(group.people.map(({ id, name }) => [name, id])),
  };
  const own = isOfAnotherIntake(planning, sheets) ? withoutIds(sheets) : sheets;
  const lines = IMPORT_KINDS.flatMap((kind) => planSheet(planning, kind, own[kind]));
  return { preview: summarize(lines), writes: planning.writes };
}

type Sheets = Partial<Record<ImportKind, Sheet>>;

/** A file with ids, none of which is of this intake: its rows are new here, and refer to each other by name. */
function isOfAnotherIntake({ stored }: Planning, sheets: Sheets): boolean {
  const ids = IMPORT_KINDS.flatMap((kind) => idsOf(sheets[kind]).map((id) => ({ kind, id })));
  return ids.length > 0 && ids.every(({ kind, id }) => !stored[kind].has(id));
}

function idsOf(sheet: Sheet = []): string[] {
  const column = idColumnOf(sheet);
  return column < 0 ? [] : sheet.slice(1).flatMap((cells) => cells[column] || []);
}

function withoutIds(sheets: Sheets): Sheets {
  const cleared = (sheet: Sheet): Sheet => {
    const column = idColumnOf(sheet);
    return sheet.map((cells, row) => cells.map((cell, at) => (row > 0 && at === column ? "" : cell)));
  };
  const kinds = IMPORT_KINDS.filter((kind) => sheets[kind]);
  return Object.fromEntries(kinds.map((kind) => [kind, cleared(sheets[kind] ?? [])]));
}

const PLANNERS: Record<ImportKind, (planning: Planning, row: SheetRow) => Planned> = {
  entities: planEntity,
  owners: planOwner,
  transactions: planTransaction,
};

function planSheet(planning: Planning, kind: ImportKind, sheet: Sheet | undefined): ImportLine[] {
  if (!sheet || sheet.length === 0) return [];
  const refusal = (row: number, text: string): ImportLine => ({
    kind,
    row,
    action: "refuse",
    subject: "",
    text,
  });
  try {
    const rows = rowsOf(sheet, HEADINGS[kind]);
    const before = planning.group[kind].length;
    const lines = rows.map((row): ImportLine => {
      try {
        return { kind, row: row.row, ...PLANNERS[kind](planning, row) };
      } catch (error) {
        if (!(error instanceof CellProblem) && !isDomainError(error)) throw error;
        return refusal(row.row, error.message);
      }
    });
    if (rows.length > ROWS_MAX || before + planning.writes[kind].add.length > ROWS_MAX) throw tooMany(kind);
    return lines;
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    return [refusal(1, error.message)];
  }
}

function planEntity(planning: Planning, row: SheetRow): Planned {
  const { writes, numbers, now, group } = planning;
  const name = cellOf(row, "Legal name");
  const id = existingId(row, planning.stored.entities) ?? onlyId(planning.entityIds, name, "entities");
  const shown = planning.stored.entities.get(id ?? "");
  if (id !== null && !shown) throw new CellProblem(`${name} stands in this file twice.`);
  if (!shown) {
    const row0 = newEntityRow(checked(newEntity, withoutNulls(differences(row, ENTITY_COLUMNS, null))), {
      ...{ numbers, now, intakeId: group.intakeId },
    });
    writes.entities.add.push(row0);
    remember(planning.entityIds, name, row0.id);
    return { action: "add", subject: name, text: "" };
  }
  const found = differences(row, ENTITY_COLUMNS, shown);
  const subject = shown.legalName;
  if (found.size === 0) return { action: "same", subject, text: "" };
  if (found.get("isDisregardedEntity") === null) found.set("isDisregardedEntity", false);
  for (const list of ["elections", "grossReceipts"]) if (found.get(list) === null) found.set(list, []);
  const stored = planning.entityRows.get(shown.id);
  if (!stored) return { action: "same", subject, text: "" };
  writes.entities.change.set(
    shown.id,
    changed(checked(entityChange, Object.fromEntries(found)), stored, numbers),
  );
  return { action: "change", subject, text: changesIn(found) };
}

function summarize(lines: ImportLine[]): ImportPreview {
  const count = (action: ImportLine["action"]) => lines.filter((line) => line.action === action).length;
  return {
    lines,
    ...{ added: count("add"), changed: count("change"), unchanged: count("same"), refused: count("refuse") },
  };
}
