/** `taxrag eval --answers`: asks the questions of a file of rubrics and grades the answers. */
import { readFile, writeFile } from "node:fs/promises";
import type { Modules } from "#product";
import { DomainError, OPERATOR } from "#modules/kernel";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { gradesOf, readRubrics, type Grades, type Rubric } from "../rubric.ts";
import { grade } from "../rubric-grading.ts";
import { withRunning, type Shell } from "../shell.ts";

interface Options {
  /** File for the answers, by id of the rubric. */
  hits?: string;
  json?: boolean;
}

export async function evaluateAnswers(
  files: string[],
  { options, shell }: { options: Options; shell: Shell },
): Promise<void> {
  const rubrics = (await Promise.all(files.map(readFileOf))).flat();
  const answers = new Map<string, RetrievalAnswer>();
  await withRunning(shell, async ({ modules }) => {
    for (const rubric of rubrics) {
      shell.signal.throwIfAborted();
      answers.set(rubric.id, await askOne(modules, rubric));
    }
  });
  if (options.hits) await writeFile(options.hits, JSON.stringify(Object.fromEntries(answers), null, 1));
  const grades = gradesOf(rubrics.map((rubric) => ({ rubric, why: grade(rubric, answers.get(rubric.id)!) })));
  shell.print(options.json ? JSON.stringify(grades) : gradesText(grades));
}

function askOne({ ai }: Modules, { question, year }: Rubric): Promise<RetrievalAnswer> {
  return ai.ask(OPERATOR, question, { year });
}

function gradesText({ all, kinds, misses }: Grades): string {
  return [
    ...misses.map(({ id, why }) => `${id}: ${why}`),
    ...Object.entries(kinds).map(([kind, { n, passed }]) => `${kind}: ${passed} of ${n}`),
    `Right: ${all.passed} of ${all.n}`,
  ].join("\n");
}

async function readFileOf(path: string): Promise<Rubric[]> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new DomainError("not_found", `${path} cannot be read. Check the name of the file.`, { cause });
  });
  try {
    return readRubrics(text);
  } catch (cause) {
    throw new DomainError("invalid", `${path}: ${(cause as Error).message}`, { cause });
  }
}
