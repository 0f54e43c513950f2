/** Reads and writes the ranking profile as a file. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";

const FILE = join(import.meta.dirname, "../../../modules/authority/data/ranking-profile.json");

export type Numbers = { [name: string]: number | number[] | Numbers };

export interface ProfileFile {
  model: string;
  fitted: string;
  sets: string[];
  [part: string]: string | string[] | Numbers;
}

export function readProfileFile(): ProfileFile {
  return JSON.parse(readFileSync(FILE, "utf8")) as ProfileFile;
}

export async function writeProfileFile(profile: ProfileFile): Promise<void> {
  writeFileSync(FILE, await format(JSON.stringify(profile), { parser: "json", printWidth: 110 }));
}

/** Names of all numbers, "answerability.weights.coverage". */
export function numberNames(numbers: Numbers, above = ""): string[] {
  return Object.entries(numbers).flatMap(([name, value]) =>
    typeof value === "number" || Array.isArray(value)
      ? [`${above}${name}`]
      : numberNames(value, `${above}${name}.`),
  );
}
