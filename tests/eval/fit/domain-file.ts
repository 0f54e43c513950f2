/** Writes the domain classifier where `modules/authority` reads it. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DomainClassifier } from "./domain.ts";
import { inBytes } from "./likeness.ts";

const FILE = join(import.meta.dirname, "../../../modules/authority/subject-weights.ts");

export function writeDomain(model: string, { weights, reduction, tax, other }: DomainClassifier): void {
  const inFloats = (values: number[]) => Buffer.from(Float32Array.from(values).buffer).toString("base64");
  const lines = [
    "/** Written by tests/eval/fit.ts: `slope` and `mean` little-endian float32, the others a byte a number. */",
    "export const SUBJECT = {",
    `  model: "${model}",`,
    `  constant: ${Math.round(weights.at(-1)! * 100) / 100},`,
    `  slope: "${inFloats(weights.slice(0, -1))}",`,
    `  mean: "${inFloats(reduction.mean)}",`,
    `  dimensions: ${reduction.axes.length},`,
    `  axes: "${inBytes(reduction.axes.flat())}",`,
    `  tax: "${inBytes(tax.flat())}",`,
    `  other: "${inBytes(other.flat())}",`,
    "};",
  ];
  writeFileSync(FILE, `${lines.join("\n")}\n`);
}
