/** Rows of federal rates: written when a ruling is published, and once for those of a library of an earlier build. */
import type { Knex } from "knex";
import { readFederalRates, type StatedRates } from "./federal-rates.ts";

/** Counts up when the reader finds other rates, so that rulings are read again. */
const RATE_READER = 1;

/** Reads the rulings that the present reader has not read. */
export async function readPendingRates(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    const { rows } = (await trx.raw(
      `select v.id::text as id, v.text from authority_versions v join authority_documents d on d.id = v.document_id
       where d.kind = 'ruling' and v.rates_read <> ? for update of v skip locked`,
      [RATE_READER],
    )) as { rows: { id: string; text: string }[] };
    for (const { id, text } of rows) await storeRates(trx, id, text);
  });
}

async function storeRates(trx: Knex, versionId: string, text: string): Promise<void> {
  await trx("authority_federal_rates").where({ version_id: versionId }).del();
  const rates = readFederalRates(text);
  if (rates) await trx("authority_federal_rates").insert({ version_id: versionId, ...rates });
  await trx("authority_versions").where({ id: versionId }).update({ rates_read: RATE_READER });
}

/** Rates of the ruling in force for a month, of two the later one; null when the library holds none. */
export async function ratesOf(
  knex: Knex,
  { year, month }: { year: number; month: number },
): Promise<StatedRates | null> {
  const row = (await knex("authority_federal_rates as r")
    .join("authority_in_force as f", "f.version_id", "r.version_id")
    .join("authority_documents as d", "d.id", "f.document_id")
    .where({ "r.year": year, "r.month": month })
    .orderBy([{ column: "f.dated", order: "desc" }, "r.version_id"])
    .first("d.citation", "r.short", "r.mid", "r.long")) as Record<keyof StatedRates, string> | undefined;
  if (!row) return null;
  const { citation, short, mid, long } = row;
  return { citation, short: Number(short), mid: Number(mid), long: Number(long) };
}
