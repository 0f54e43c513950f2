/** Search over the Code and a large shelf of regulations, and a document added to it; all of it made. */
import type { NewDocument } from "#modules/authority";
import { OPERATOR } from "#modules/kernel";
import { publish, putVectors } from "./growth.ts";
import type { Libraries, Library } from "./library.ts";
import { askAll, readSet, type Times } from "./questions.ts";
import { plain, under, type Figure } from "./report.ts";
import { buildEntry, createRandom, readVocabulary, SUBSECTIONS, type Random } from "./synthetic.ts";

/** As many as the real Code has. */
const CODE_CHUNKS = 18_000;
const ASKERS = 8;
const BATCH_DOCUMENTS = 64;
const ADDED_GOAL_MS = 1000;
/** Times the p95 of the Code alone, by the chunks on the other shelf. */
const GOALS: Record<number, number> = { 100_000: 2, 1_000_000: 4 };

export async function measureShelves(libraries: Libraries, chunks: number): Promise<Figure[]> {
  const vocabulary = await readVocabulary((await libraries.codeText()).knex);
  const library = await libraries.scratch("bench_shelves");
  try {
    await publish(library, vocabulary, { release: 0, sections: CODE_CHUNKS / SUBSECTIONS });
    await putVectors(library);
    const alone = await ask(library, 1);
    const random = createRandom(26);
    await publishRegulations(library, { vocabulary, random, count: chunks / SUBSECTIONS });
    await putVectors(library, "regulation");
    const beside = await ask(library, 1);
    const many = await ask(library, ASKERS);
    const added = await addDocument(library, { vocabulary, random, number: chunks });
    const name = `hybrid, Code and ${chunks.toLocaleString("en-US")} chunks of regulations`;
    return [
      plain("hybrid, made Code alone, p95", alone.p95, "ms"),
      plain(`${name}, p95`, beside.p95, "ms"),
      under(`${name} : Code alone, p95`, beside.p95 / alone.p95, GOALS[chunks] ?? 2),
      under(`${name}, ${ASKERS} askers : 1, p95`, many.p95 / beside.p95, 5),
      under(
        `${name}, one document of 10 chunks added, with vectors`,
        added.milliseconds,
        ADDED_GOAL_MS,
        "ms",
      ),
      under(`${name}, p95 while it is added : before`, added.readers.p95 / many.p95, 2),
    ];
  } finally {
    await library.close();
  }
}

function ask({ modules }: Library, askers: number): Promise<Times> {
  return askAll(modules, readSet("checking"), { mode: "hybrid", askers });
}

interface Made {
  vocabulary: string[];
  random: Random;
}

/** Regulation 1.N-1 is tied to section N of the made Code by its number. */
function regulation(number: number, { vocabulary, random }: Made): NewDocument {
  const { document, chunks } = buildEntry(number, vocabulary, random);
  const section = (number % (CODE_CHUNKS / SUBSECTIONS)) + 1;
  const key = `1.${section}-${number}`;
  const cited = chunks.map((chunk) => ({ ...chunk, citation: `26 CFR ${key}(${chunk.path.join(")(")})` }));
  return { document: { ...document, kind: "regulation", key }, chunks: cited };
}

async function publishRegulations(
  { modules: { authority } }: Library,
  made: Made & { count: number },
): Promise<void> {
  const writer = await authority.openRelease(OPERATOR, announcement("all", made.count));
  for (let from = 1; from <= made.count; from += BATCH_DOCUMENTS) {
    const size = Math.min(BATCH_DOCUMENTS, made.count - from + 1);
    await writer.add(Array.from({ length: size }, (_, at) => regulation(from + at, made)));
  }
  await writer.publish();
}

/** Milliseconds until a new document is found by words and has its vectors, while others ask. */
async function addDocument(library: Library, { number, ...made }: Made & { number: number }) {
  const { authority } = library.modules;
  const { document, chunks } = regulation(number, made);
  const readers = ask(library, ASKERS);
  const begin = performance.now();
  const writer = await authority.openRelease(OPERATOR, announcement(document.key, 1));
  await writer.add([{ document, chunks }]);
  await writer.publish();
  await authority.embedPending(OPERATOR);
  const milliseconds = performance.now() - begin;
  return { milliseconds, readers: await readers };
}

function announcement(part: string, sections: number) {
  return {
    ...{ sourceId: "cfr", label: "2026-01-01", asOf: "2026-01-01", part, position: 20_260_101 },
    ...{ url: "made by the benchmark", sha256: `synthetic ${sections}` },
  };
}
