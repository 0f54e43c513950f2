/** Rows of amounts: written when a paper is published, and once for the papers of a library that an earlier build made. */
import type { Knex } from "knex";
import { findCitations } from "../citations/index.ts";
import { citationOf } from "../documents/naming.ts";
import type { AmountRow, BracketStep, FilingStatus } from "./amount.ts";
import { readEmploymentAmounts } from "./employment.ts";
import { readRateSchedules } from "./rate-schedules.ts";
import { readAmounts } from "./reader.ts";

/** Counts up when the reader finds other rows, so that papers are read again. */
const AMOUNT_READER = 3;
/** Kinds of documents that state amounts of a year, with their readers. */
const READERS: Record<string, (text: string) => AmountRow[]> = {
  ruling: readAmounts,
  publication: (text) => [...readEmploymentAmounts(text), ...readRateSchedules(text)],
};

/** An amount with the paper that states it. */
export interface StatedAmountRow extends AmountRow {
  /** "Rev. Proc. 2025-32" */
  paper: string;
}

/** Reads the papers that the present reader has not read. @returns how many it read */
export async function readPendingAmounts(knex: Knex): Promise<number> {
  return knex.transaction(async (trx) => {
    const { rows } = (await trx.raw(
      `select v.id::text as id, v.text, d.kind from authority_versions v join authority_documents d on d.id = v.document_id
       where d.kind = any(?) and v.amounts_read <> ? for update of v skip locked`,
      [Object.keys(READERS), AMOUNT_READER],
    )) as { rows: { id: string; text: string; kind: string }[] };
    for (const { id, text, kind } of rows) await storeAmounts(trx, id, READERS[kind]!(text));
    return rows.length;
  });
}

async function storeAmounts(trx: Knex, versionId: string, amounts: AmountRow[]): Promise<void> {
  await trx("authority_amounts").where({ version_id: versionId }).del();
  const rows = amounts.map(({ taxYear, start, end, quote, bracket, ...row }) => ({
    ...row,
    ...{ version_id: versionId, section: sectionOf(row.unit), tax_year: taxYear },
    ...{ start_offset: start, end_offset: end, quote_start: quote.start, quote_end: quote.end },
    bracket: bracket ? JSON.stringify(bracket) : null,
  }));
  await trx.batchInsert("authority_amounts", rows, 100);
  await trx("authority_versions").where({ id: versionId }).update({ amounts_read: AMOUNT_READER });
}

/** "26 USC 179" of "26 USC 179(b)(1)" */
function sectionOf(unit: string): string {
  return citationOf(findCitations(unit)[0]!);
}

interface Stored {
  unit: string;
  heading: string;
  tax_year: number;
  label: string;
  status: FilingStatus | null;
  cents: string | null;
  percent: string | null;
  pin: string;
  start_offset: number;
  end_offset: number;
  quote_start: number;
  quote_end: number;
  bracket: BracketStep | null;
  paper: string;
}

/** @param sections "26 USC 179" */
export async function amountsOf(knex: Knex, sections: string[]): Promise<StatedAmountRow[]> {
  if (sections.length === 0) return [];
  const rows = (await knex("authority_amounts as a")
    .join("authority_in_force as f", "f.version_id", "a.version_id")
    .join("authority_documents as d", "d.id", "f.document_id")
    .whereIn("a.section", sections)
    .orderBy([{ column: "f.dated", order: "desc" }, "a.id"])
    .select("a.*", { paper: "d.citation" })) as Stored[];
  return laterWins(rows.map(toRow));
}

function toRow(stored: Stored): StatedAmountRow {
  const { unit, heading, label, status, pin, bracket, paper } = stored;
  return {
    ...{ unit, heading, label, status, pin, paper, taxYear: stored.tax_year },
    cents: stored.cents === null ? null : Number(stored.cents),
    percent: stored.percent === null ? null : Number(stored.percent),
    ...{ start: stored.start_offset, end: stored.end_offset },
    quote: { start: stored.quote_start, end: stored.quote_end },
    ...(bracket && { bracket }),
  };
}

/** Of two papers that state one amount the first, which is the later one; all rows of one paper stay. */
function laterWins(rows: StatedAmountRow[]): StatedAmountRow[] {
  const paperOf = new Map<string, string>();
  return rows.filter(({ unit, taxYear, status, label, paper }) => {
    const name = JSON.stringify([unit, taxYear, status, label]);
    const first = paperOf.get(name) ?? paper;
    paperOf.set(name, first);
    return first === paper;
  });
}
