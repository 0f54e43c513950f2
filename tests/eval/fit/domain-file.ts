/** Writes the data files of the domain classifier in `modules/authority`. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DomainClassifier } from "./domain.ts";
import { inBytes } from "./likeness.ts";

const FOLDER = join(import.meta.dirname, "../../../modules/authority/data");

/** Writes the numbers as bytes in the order of `domain-classifier.ts`, and a manifest. */
export function writeDomain(model: string, { weights, reduction, tax, other }: DomainClassifier): void {
  const inFloats = (values: number[]) => Buffer.from(Float32Array.from(values).buffer);
  const bytes = Buffer.concat([
    ...[weights.slice(0, -1), reduction.mean].map(inFloats),
    ...[reduction.axes, tax, other].map((vectors) => inBytes(vectors.flat())),
  ]);
  const manifest = {
    model,
    script: "tests/eval/fit.ts",
    date: new Date().toISOString().slice(0, 10),
    sha256: createHash("sha256").update(bytes).digest("hex"),
    dimensions: reduction.mean.length,
    axes: reduction.axes.length,
    taxQuestions: tax.length,
    otherQuestions: other.length,
    constant: Math.round(weights.at(-1)! * 100) / 100,
  };
  writeFileSync(join(FOLDER, "domain-minilm.bin"), bytes);
  writeFileSync(join(FOLDER, "domain-minilm.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}
