/**
 * No evaluation question may be among the phrases: a question that the library already contains does not measure how it
 * answers new ones.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import {
  readOutOfScopePhrases,
  readDocumentPhrases,
  readSearchPhrases,
} from "../../modules/authority/search/search-phrases.ts";
import { findCode } from "../bench/code-file.ts";
import { PLAIN } from "./plain-answers.ts";
import { WORKED } from "./worked-answers.ts";

const EVAL = resolve(import.meta.dirname, "../eval");
/** Sets beside the official files, where present. */
const SAMPLE = join(findCode()?.mirror ?? EVAL, "questions-sample");

/** Normalizes case, punctuation and spacing. */
export function normalized(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function questionsBelow(folder: string): [string, string][] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  return files.flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter((line) => line.trim())
      .map((line): [string, string] => [name, (JSON.parse(line) as { question: string }).question]),
  );
}

it("are neither search phrases nor out-of-scope phrases", () => {
  const phrases = new Map([
    ...readOutOfScopePhrases().map((phrase): [string, string] => [normalized(phrase), "no section"]),
    ...readSearchPhrases().map(({ number, phrase }): [string, string] => [normalized(phrase), number]),
    ...readDocumentPhrases().map(({ citation, phrase }): [string, string] => [normalized(phrase), citation]),
  ]);
  const questions = [
    ...questionsBelow(EVAL),
    ...questionsBelow(SAMPLE),
    ...[...PLAIN, ...WORKED].map(([question]): [string, string] => ["tests/law", question]),
  ];
  expect(questions.length).toBeGreaterThan(3000);
  const met = questions.filter(([, question]) => phrases.has(normalized(question)));
  expect(
    met.map(([file, question]) => `${phrases.get(normalized(question))}: ${question} (${file})`),
  ).toEqual([]);
});

it("are compared without case, punctuation and spacing", () => {
  expect(normalized("Who’s a “Dependent”,  and why?")).toBe(normalized("whos a dependent and why"));
});
