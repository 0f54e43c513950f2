/** Second ingest of a release that is already loaded. */
import { OPERATOR } from "#modules/kernel";
import type { IngestOptions } from "#ingest";
import type { Libraries, Library } from "./library.ts";
import { plain, under, type Figure } from "./report.ts";

export async function measureAgain(libraries: Libraries): Promise<Figure[]> {
  const code = await libraries.wholeCode();
  const empty = await libraries.scratch("bench_again");
  try {
    // The first ingest makes no vectors, which take minutes; this makes the ratio stricter.
    const first = await ingest(empty, { vectors: "none" });
    const second = await ingest(code, {});
    return [
      plain("first ingest, without vectors", first.seconds, "s"),
      plain("second ingest, with vectors", second.seconds, "s"),
      under("second ingest : first", second.seconds / first.seconds, 0.1),
      under("embeddings of the second ingest", second.embedded, 1),
    ];
  } finally {
    await empty.close();
  }
}

async function ingest({ modules }: Library, options: IngestOptions) {
  const done: number[] = [];
  const begin = performance.now();
  await modules.ingest.run(OPERATOR, {
    sources: ["irc"],
    ...options,
    onProgress: (progress) => void (progress.phase === "embedding" && done.push(progress.done)),
  });
  return { seconds: (performance.now() - begin) / 1000, embedded: (done.at(-1) ?? 0) - (done[0] ?? 0) };
}
