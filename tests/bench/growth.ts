/** Growth of search time with the library: synthetic sections and vectors, published by the real code. */
import type { Shelf } from "#modules/authority/schema";
import { OPERATOR } from "#modules/kernel";
import { putInRows } from "../../modules/authority/vector-store.ts";
import { announceChange } from "../../modules/authority/word-index-store.ts";
import type { Libraries, Library } from "./library.ts";
import { askAll, MODES, readSet } from "./questions.ts";
import { plain, type Figure } from "./report.ts";
import { buildEntry, buildVector, createRandom, readVocabulary, SUBSECTIONS } from "./synthetic.ts";

const SIZES = [20_000, 100_000];
const BATCH_SECTIONS = 64;
const BATCH_VECTORS = 500;

export async function measureGrowth(libraries: Libraries): Promise<Figure[]> {
  const vocabulary = await readVocabulary((await libraries.codeText()).knex);
  const library = await libraries.scratch("bench_growth");
  try {
    const figures: Figure[] = [];
    const p50s: Record<string, number[]> = {};
    for (const [release, size] of SIZES.entries()) {
      await publish(library, vocabulary, { release, sections: size / SUBSECTIONS });
      await putVectors(library);
      for (const mode of MODES) {
        const { p50, p95 } = await askAll(library.modules, readSet("checking"), { mode, askers: 1 });
        const name = `search ${mode}, ${size.toLocaleString("en-US")} chunks`;
        figures.push(plain(`${name}, p50`, p50, "ms"), plain(`${name}, p95`, p95, "ms"));
        (p50s[mode] ??= []).push(p50);
      }
    }
    for (const [mode, [small, large]] of Object.entries(p50s)) {
      figures.push(plain(`search ${mode}, 100,000 : 20,000 chunks`, large! / small!, ""));
    }
    return figures;
  } finally {
    await library.close();
  }
}

/** Releases share their first sections; a larger release only adds to them. */
export async function publish(
  { modules }: Library,
  vocabulary: string[],
  { release, sections }: { release: number; sections: number },
): Promise<void> {
  const random = createRandom(61);
  const writer = await modules.authority.openRelease(OPERATOR, {
    sourceId: "irc",
    label: `1-${release + 1}`,
    position: release + 1,
    url: "made by the benchmark",
    sha256: `synthetic ${sections}`,
  });
  for (let from = 1; from <= sections; from += BATCH_SECTIONS) {
    const count = Math.min(BATCH_SECTIONS, sections - from + 1);
    await writer.add(Array.from({ length: count }, (_, at) => buildEntry(from + at, vocabulary, random)));
  }
  await writer.publish();
}

/** Adds vectors where they are missing; all chunks that have none are of this shelf. */
export async function putVectors({ knex, semantic }: Library, shelf: Shelf = "statute"): Promise<void> {
  const random = createRandom(121);
  const { dimensions, id: model } = semantic.embeddings;
  const versions = await waiting(knex, "authority_versions");
  const wholes = new Map(versions.map(({ id }) => [id, buildVector(dimensions, random)]));
  await inBatches(versions, (batch) =>
    putInRows(
      knex,
      "authority_versions",
      model,
      withVectors(batch, ({ id }) => wholes.get(id)!),
    ),
  );
  await inBatches(await waiting(knex, "authority_chunks"), (batch) =>
    semantic
      .chunks(shelf)
      .put(
        withVectors(batch, ({ version }) => buildVector(dimensions, random, wholes.get(version))).map(
          ({ id, vector }) => ({ id: String(id), vector }),
        ),
      ),
  );
  await knex("authority_chunks").update({ embedded_with: model });
  await announceChange(knex, shelf);
}

interface Row {
  id: number;
  version: number;
}

async function waiting(knex: Library["knex"], table: string): Promise<Row[]> {
  const version = table === "authority_chunks" ? "version_id" : "id";
  return (await knex(table)
    .whereNull("embedded_with")
    .orderBy("id")
    .select(knex.raw("id::int as id"), knex.raw(`${version}::int as version`))) as Row[];
}

async function inBatches(rows: Row[], put: (batch: Row[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_VECTORS) {
    await put(rows.slice(from, from + BATCH_VECTORS));
  }
}

function withVectors(rows: Row[], vectorOf: (row: Row) => Float32Array) {
  return rows.map((row) => ({ id: row.id, vector: vectorOf(row) }));
}
