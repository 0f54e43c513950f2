import { readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { InvalidArgumentError, type Command } from "commander";
import { DomainError } from "#modules/kernel";
import { fullLists, readQuestions, scoreRankings, type Question, type Ranking } from "../evaluation.ts";
import { example } from "../example.ts";
import {
  baselineSchema,
  DEFAULT_TOLERANCES,
  fallenBehind,
  figuresOf,
  type Asked,
  type Baseline,
  type GateFigures,
} from "../gate.ts";
import { askAll, MODES, rankAll, type Mode } from "../measuring.ts";
import { withRunning, type Shell } from "../shell.ts";
import { evaluateAnswers } from "./eval-answers.ts";
import { figuresText, gateText } from "../text/figures.ts";

interface EvalWords {
  modes: Mode[];
  answers?: boolean;
  hits?: string;
  gate?: string;
  writeBaseline?: boolean;
  json?: boolean;
}

export function addEval(program: Command, shell: Shell): void {
  program
    .command("eval")
    .description("Measure search over questions with known answers")
    .argument("<files...>", 'a JSON line a question: {"id", "question", "gold": ["26 USC 61"]}')
    .option("--modes <list>", "hybrid, lexical, semantic, separated by commas", readModes, ["hybrid" as Mode])
    .option("--answers", "ask the questions of files of rubrics and grade the answers")
    .option("--hits <out>", "write the sections found, or the answers, for each question to this file")
    .option("--gate <baseline>", "ask each question too, and fail when a figure falls behind this file")
    .option("--write-baseline", "write the figures to the file of --gate in place of comparing them")
    .option("--json", "print the figures as JSON")
    .addHelpText("after", example("taxrag eval tests/eval/checking.jsonl --modes hybrid,lexical --json"))
    .action((files: string[], options: EvalWords) => {
      if (options.answers) return evaluateAnswers(files, { options, shell });
      return options.gate
        ? gate(files, options.gate, { options, shell })
        : measure(files, { options, shell });
    });
}

interface Ordered {
  options: EvalWords;
  shell: Shell;
}

function readModes(list: string): Mode[] {
  const modes = list.split(",").map((word) => word.trim());
  const unknown = modes.find((word) => !MODES.includes(word as Mode));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`Modes are ${MODES.join(", ")}; not "${unknown}".`);
  return modes as Mode[];
}

/** Questions of several files count as one set. */
async function measure(files: string[], { options, shell }: Ordered): Promise<void> {
  if (options.writeBaseline) throw new DomainError("malformed", "--write-baseline needs --gate FILE.");
  const questions = (await Promise.all(files.map(readFileOf))).flat();
  const found = new Map<Mode, Ranking[]>();
  await withRunning(shell, async ({ modules }) => {
    for (const mode of options.modes)
      found.set(mode, await rankAll(modules, { questions, mode }, shell.signal));
  });
  if (options.hits) await writeFile(options.hits, hitLines(found));
  const figures = Object.fromEntries([...found].map(([mode, rankings]) => [mode, scoreRankings(rankings)]));
  shell.print(options.json ? JSON.stringify({ modes: figures }) : figuresText(figures));
}

async function gate(files: string[], path: string, { options, shell }: Ordered): Promise<void> {
  const questions = await Promise.all(files.map(readFileOf));
  const baseline = await readBaseline(path, { mayBeMissing: options.writeBaseline === true });
  const sets: Record<string, Asked[]> = {};
  await withRunning(shell, async ({ modules }) => {
    for (const [at, file] of files.entries())
      sets[basename(file, ".jsonl")] = await askAll(modules, questions[at]!, shell.signal);
  });
  const figures = figuresOf(sets);
  shell.print(options.json ? JSON.stringify(figures) : gateText(figures));
  if (options.writeBaseline) return writeBaseline(path, baseline, figures);
  const fallen = baseline ? fallenBehind(figures, baseline) : [];
  if (fallen.length > 0) throw new DomainError("conflict", fallen.join("\n"));
}

async function readBaseline(
  path: string,
  { mayBeMissing }: { mayBeMissing: boolean },
): Promise<Baseline | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null && mayBeMissing) return null;
  if (text === null)
    throw new DomainError("not_found", `${path} cannot be read. Make it with --write-baseline.`);
  try {
    return baselineSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new DomainError("invalid", `${path} is no baseline. Make one with --write-baseline.`, { cause });
  }
}

/** The tolerances of the former baseline stay. */
async function writeBaseline(path: string, former: Baseline | null, figures: GateFigures): Promise<void> {
  const baseline: Baseline = { tolerances: former?.tolerances ?? DEFAULT_TOLERANCES, ...figures };
  await writeFile(path, `${JSON.stringify(baseline, null, 2)}\n`);
}

async function readFileOf(path: string): Promise<Question[]> {
  const text = await readFile(path, "utf8").catch((cause: unknown) => {
    throw new DomainError("not_found", `${path} cannot be read. Check the name of the file.`, { cause });
  });
  try {
    return readQuestions(text);
  } catch (cause) {
    throw new DomainError("invalid", `${path}: ${(cause as Error).message}`, { cause });
  }
}

function hitLines(found: Map<Mode, Ranking[]>): string {
  const lines = [...found].flatMap(([mode, rankings]) =>
    rankings.map(({ id, sections, lists }) =>
      JSON.stringify({ id, mode, sections, lists: fullLists(lists) }),
    ),
  );
  return `${lines.join("\n")}\n`;
}
