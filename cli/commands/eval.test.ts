import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { isDomainError } from "#modules/kernel";
import { windmillLibrary } from "../../tests/factories/library.ts";
import type { TestModules } from "../../tests/harness.ts";
import type { Baseline } from "../gate.ts";
import { exitCodes, SUCCESS } from "../exit-codes.ts";
import type { Shell } from "../shell.ts";
import { addEval } from "./eval.ts";

let test: TestModules;
let questions: string;
let baseline: string;
beforeAll(async () => {
  test = await windmillLibrary({ sections: 3 });
  questions = join(test.config.dataDir, "mills.jsonl");
  baseline = join(test.config.dataDir, "baseline.json");
  const line = (number: number) => ({
    id: `mill-${number}`,
    question: `levy number ${number}`,
    gold: [`26 USC ${number}`],
  });
  writeFileSync(questions, [1, 2, 3].map((number) => JSON.stringify(line(number))).join("\n"));
});
afterAll(async () => {
  await test.modules.authority.close();
  await test.cleanup();
});

/** The exit code, what is printed, and the sentence of a failure. */
async function taxrag(...words: string[]) {
  const printed: string[] = [];
  const shell = {
    environment: {
      NODE_ENV: "test",
      DATA_DIR: test.config.dataDir,
      DATABASE_URL: test.databaseUrl,
      CHROMA_URL: inject("chromaUrl"),
      AUTO_INGEST: "none",
    },
    signal: new AbortController().signal,
    print: (text: string) => void printed.push(text),
    note() {},
  } as Partial<Shell> as Shell;
  const program = new Command();
  addEval(program, shell);
  try {
    await program.parseAsync(words, { from: "user" });
    return { code: SUCCESS, printed: printed.join("\n"), noted: "" };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return { code: exitCodes[error.code], printed: printed.join("\n"), noted: error.message };
  }
}

const read = () => JSON.parse(readFileSync(baseline, "utf8")) as Baseline;

it("writes a baseline, keeps to it, and fails with a sentence for what fell behind it", async () => {
  const first = await taxrag("eval", questions, "--gate", baseline, "--write-baseline", "--json");
  expect(first).toMatchObject({ code: 0, noted: "" });
  expect(read()).toMatchObject(JSON.parse(first.printed) as object);
  expect(read().sets.mills).toMatchObject({ inside: 3, outside: 0, r5: 1 });

  expect(await taxrag("eval", questions, "--gate", baseline)).toMatchObject({ code: 0, noted: "" });

  const missed = readFileSync(questions, "utf8").replace('"26 USC 2"', '"26 USC 999"');
  writeFileSync(questions, missed);
  const failed = await taxrag("eval", questions, "--gate", baseline);
  expect(failed.code).toBe(1);
  expect(failed.noted.split("\n")).toContain(
    "mills: recall at rank 10 went from 100.0 % to 66.7 %; 1.0 % is allowed.",
  );
});

it("keeps the tolerances that somebody has written", async () => {
  const { tolerances } = read();
  writeFileSync(baseline, JSON.stringify({ ...read(), tolerances: { ...tolerances, recall: 0.5 } }));
  expect((await taxrag("eval", questions, "--gate", baseline)).noted).not.toContain("rank 10");
  await taxrag("eval", questions, "--gate", baseline, "--write-baseline");
  expect(read().tolerances.recall).toBe(0.5);
});

it("says what is wrong with a baseline that is none, or is not there", async () => {
  const missing = await taxrag("eval", questions, "--gate", `${baseline}.none`);
  expect(missing).toMatchObject({ code: 1, noted: expect.stringContaining("--write-baseline") });
  const none = await taxrag("eval", questions, "--gate", questions);
  expect(none).toMatchObject({ code: 1, noted: expect.stringContaining("is no baseline") });
  const without = await taxrag("eval", questions, "--write-baseline");
  expect(without).toMatchObject({ code: 2, noted: expect.stringContaining("--gate") });
});
