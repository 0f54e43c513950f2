/**
 * Whether a question is about federal tax at all, judged by its vector alone: logistic regression, and the nearest of
 * thousands of labeled questions. The weights are `data/domain-minilm.bin`, described by `data/domain-minilm.json`.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { DomainEstimate } from "../contract.ts";
import { createCosines, highest, type Cosines } from "./cosines.ts";
import { readDataFile } from "../data-files.ts";

const NO_ESTIMATE: DomainEstimate = { odds: 0, tax: 0, other: 0 };

/**
 * The .bin file holds, one after another: slope and mean (little-endian float32, `dimensions` each), then signed bytes
 * (127ths) of `axes` × `dimensions` axes, and of `taxQuestions` and `otherQuestions` vectors of `axes` numbers.
 */
const manifestSchema = z.strictObject({
  /** Id of the embedding model. */
  model: z.string(),
  /** The script that fitted and wrote both files. */
  script: z.string(),
  date: z.iso.date(),
  /** Hex, of the .bin file. */
  sha256: z.string().length(64),
  dimensions: z.number().int().positive(),
  axes: z.number().int().positive(),
  taxQuestions: z.number().int().positive(),
  otherQuestions: z.number().int().positive(),
  /** Intercept of the regression. */
  constant: z.number(),
});

interface Classifier {
  model: string;
  constant: number;
  slope: Float32Array;
  mean: Float32Array;
  axes: Cosines;
  taxQuestions: Cosines;
  otherQuestions: Cosines;
}

let classifier: Classifier | null = null;

/** Estimates the domain of a question from its vector by `model`; 0 for a model that the weights were not fitted for. */
export function classifyDomain(model: string, vector: Float32Array): DomainEstimate {
  classifier ??= readClassifier();
  if (model !== classifier.model) return NO_ESTIMATE;
  const { constant, slope, mean, axes, taxQuestions, otherQuestions } = classifier;
  const onAxes = unit(axes(vector.map((value, at) => value - mean[at]!)));
  return {
    odds: vector.reduce((sum, value, at) => sum + value * slope[at]!, constant),
    tax: highest(taxQuestions(onAxes)),
    other: highest(otherQuestions(onAxes)),
  };
}

function readClassifier(): Classifier {
  const manifest = manifestSchema.parse(JSON.parse(readDataFile("domain-minilm.json").toString("utf8")));
  const bytes = readDataFile("domain-minilm.bin");
  if (createHash("sha256").update(bytes).digest("hex") !== manifest.sha256) {
    throw new Error("domain-minilm.bin does not match its manifest. Fit both again with tests/eval/fit.ts.");
  }
  const { model, constant, dimensions, axes, taxQuestions, otherQuestions } = manifest;
  let offset = 0;
  const next = (length: number) => bytes.subarray(offset, (offset += length));
  const floats = (count: number) => new Float32Array(new Uint8Array(next(count * 4)).buffer);
  const vectors = (count: number, width: number) =>
    createCosines(Float32Array.from(new Int8Array(next(count * width)), toFraction), width);
  return {
    model,
    constant,
    slope: floats(dimensions),
    mean: floats(dimensions),
    axes: vectors(axes, dimensions),
    taxQuestions: vectors(taxQuestions, axes),
    otherQuestions: vectors(otherQuestions, axes),
  };
}

function toFraction(byte: number): number {
  return byte / 127;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
