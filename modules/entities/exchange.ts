/** Use cases of import and export: sheets of the whole group, or of one kind of record. */
import { requireSignedIn } from "#modules/kernel";
import type { Knex } from "knex";
import type { Intake as IntakeRecord } from "#modules/intake/schema";
import { changeGroup } from "./access.ts";
import type { EntitiesDeps, Exchange, GroupFile, SheetFile } from "./contract.ts";
import { fromCsv, fromWorkbook, tooMany, toCsv, toWorkbook, type Sheet } from "./exchange/files.ts";
import type { Writes } from "./exchange/plan.ts";
import { planImport, type Plan } from "./exchange/planning.ts";
import { HEADINGS, toSheets } from "./exchange/sheets.ts";
import { readGroup } from "./reading.ts";
import { entityTable, ownerTable, personTable, transactionTable } from "./records-store.ts";
import { invalid } from "./refusals.ts";
import { IMPORT_KINDS, ROWS_MAX, type ImportKind } from "./schema.ts";
import type { RowFrame, Table } from "./table-store.ts";
import type { TaxpayerNumbers } from "./taxpayer-numbers.ts";

const CSV_TYPE = "text/csv; charset=utf-8";
const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Format = { format: "csv"; kind: ImportKind } | { format: "xlsx" };

export function createExchange(deps: EntitiesDeps, numbers: TaxpayerNumbers): Exchange {
  const { knex, intake, audit, clock } = deps;

  async function plan(connection: Knex, target: IntakeRecord, file: SheetFile): Promise<Plan> {
    const sheets = await read(file);
    const group = await readGroup(connection, target, numbers);
    const entityRows = await entityTable.list(connection, target.id);
    return planImport({ group, entityRows, numbers, now: clock.now() }, sheets);
  }

  return {
    async exportGroup(actor, intakeId, options) {
      const { id, taxYear } = await intake.getIntake(actor, intakeId);
      const rows = toSheets(await readGroup(knex, { id, taxYear }, numbers));
      await audit.record(knex, actor, {
        action: "exported",
        subject: { type: "intake", id },
        details: { ...options },
      });
      return toFile(withHeadings(rows), options, `Group ${taxYear}`);
    },

    async getTemplate(actor, options) {
      requireSignedIn(actor);
      const notes = (kind: ImportKind) => [HEADINGS[kind].map(({ heading }) => heading)];
      return toFile(
        { entities: notes("entities"), owners: notes("owners"), transactions: notes("transactions") },
        options,
        "Template",
      );
    },

    async previewImport(actor, intakeId, file) {
      return (await plan(knex, await intake.getIntake(actor, intakeId), file)).preview;
    },

    importGroup: (actor, intakeId, file) =>
      changeGroup(deps, { actor, intakeId }, async ({ trx, intake: target }) => {
        const { preview, writes } = await plan(trx, target, file);
        const refused = preview.lines.find(({ action }) => action === "refuse");
        if (refused) {
          const { row, kind, text } = refused;
          throw invalid("file", `Nothing was imported. Row ${row} of ${kind}: ${text}`);
        }
        await write(trx, { intakeId: target.id, writes, now: clock.now() });
        const { added, changed, unchanged } = preview;
        await audit.record(trx, actor, {
          action: "group-imported",
          subject: { type: "intake", id: target.id },
          details: { added, changed, unchanged },
        });
        return preview;
      }),
  };
}

async function read({ format, kind, content }: SheetFile): Promise<Partial<Record<ImportKind, Sheet>>> {
  if (format === "xlsx") {
    const sheets = await fromWorkbook(content);
    if (Object.keys(sheets).length > 0) return sheets;
    throw invalid("file", "The workbook has no sheet named Entities, Owners or Transactions.");
  }
  if (!kind) throw invalid("kind", "Say what the file holds: entities, owners or transactions.");
  const sheet = fromCsv(content);
  if (sheet.length > ROWS_MAX + 1) throw tooMany(kind);
  return { [kind]: sheet };
}

interface Writing {
  intakeId: string;
  writes: Writes;
  now: Date;
}

async function write(trx: Knex, { intakeId, writes, now }: Writing): Promise<void> {
  async function change<Row extends RowFrame>(table: Table<Row>, changes: Map<string, Partial<Row>>) {
    for (const [id, fields] of changes)
      await table.update(trx, { intakeId, id }, { ...fields, updatedAt: now });
  }
  await entityTable.insert(trx, writes.entities.add);
  await change(entityTable, writes.entities.change);
  await personTable.insert(trx, writes.people.add);
  await change(personTable, writes.people.change);
  await ownerTable.insert(trx, writes.owners.add);
  await change(ownerTable, writes.owners.change);
  await transactionTable.insert(trx, writes.transactions.add);
  await change(transactionTable, writes.transactions.change);
}

function withHeadings(rows: Record<ImportKind, string[][]>): Record<ImportKind, Sheet> {
  const sheet = (kind: ImportKind) => [HEADINGS[kind].map(({ heading }) => heading), ...rows[kind]];
  return { entities: sheet("entities"), owners: sheet("owners"), transactions: sheet("transactions") };
}

async function toFile(sheets: Record<ImportKind, Sheet>, options: Format, name: string): Promise<GroupFile> {
  if (options.format === "xlsx")
    return { name: `${name}.xlsx`, type: XLSX_TYPE, content: await toWorkbook(sheets) };
  const kind = IMPORT_KINDS.find((one) => one === options.kind) ?? "entities";
  return { name: `${name} ${kind}.csv`, type: CSV_TYPE, content: toCsv(sheets[kind]) };
}
