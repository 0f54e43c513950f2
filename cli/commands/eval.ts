import { readFile, writeFile } from "node:fs/promises";
import { InvalidArgumentError, type Command } from "commander";
import type { Modules } from "#product";
import { DomainError, OPERATOR } from "#modules/kernel";
import { readQuestions, scoreRankings, type Figures, type Question, type Ranking } from "../evaluation.ts";
import { example } from "../example.ts";
import { withRunning, type Shell } from "../shell.ts";

const MODES = ["hybrid", "lexical", "semantic"] as const;
type Mode = (typeof MODES)[number];
const RANKED = 20;

interface EvalWords {
  modes: Mode[];
  hits?: string;
  json?: boolean;
}

export function addEval(program: Command, shell: Shell): void {
  program
    .command("eval")
    .description("Measure search over questions with known answers")
    .argument("<file>", 'a JSON line a question: {"id", "question", "gold": ["26 USC 61"]}')
    .option("--modes <list>", "hybrid, lexical, semantic, separated by commas", readModes, ["hybrid" as Mode])
    .option("--hits <out>", "write the sections found for each question to this file")
    .option("--json", "print the figures as JSON")
    .addHelpText("after", example("taxrag eval tests/eval/checking.jsonl --modes hybrid,lexical --json"))
    .action(async (file: string, options: EvalWords) => {
      const questions = await readFileOf(file);
      const found = await withRunning(shell, ({ modules }) =>
        rankAll(modules, questions, options.modes, shell),
      );
      if (options.hits) await writeFile(options.hits, hitLines(found));
      const figures = Object.fromEntries(
        [...found].map(([mode, rankings]) => [mode, scoreRankings(rankings)]),
      );
      shell.print(options.json ? JSON.stringify({ modes: figures }) : figuresText(figures));
    });
}

function readModes(list: string): Mode[] {
  const modes = list.split(",").map((word) => word.trim());
  const unknown = modes.find((word) => !MODES.includes(word as Mode));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`Modes are ${MODES.join(", ")}; not "${unknown}".`);
  return modes as Mode[];
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

async function rankAll(
  modules: Modules,
  questions: Question[],
  modes: Mode[],
  shell: Shell,
): Promise<Map<Mode, Ranking[]>> {
  const found = new Map<Mode, Ranking[]>();
  for (const mode of modes) {
    const rankings: Ranking[] = [];
    for (const question of questions) {
      shell.signal.throwIfAborted();
      rankings.push(await rankOne(modules, question, mode));
    }
    found.set(mode, rankings);
  }
  return found;
}

async function rankOne(
  { authority }: Modules,
  { id, question, gold }: Question,
  mode: Mode,
): Promise<Ranking> {
  const started = performance.now();
  const { hits, notice } = await authority.search(OPERATOR, question, { k: RANKED, mode });
  // Figures of a search without vectors would be mistaken for those of the requested mode.
  if (notice) throw new DomainError("unavailable", notice);
  return { id, gold, sections: hits.map((hit) => hit.section), milliseconds: performance.now() - started };
}

function hitLines(found: Map<Mode, Ranking[]>): string {
  const lines = [...found].flatMap(([mode, rankings]) =>
    rankings.map(({ id, sections }) => JSON.stringify({ id, mode, sections })),
  );
  return `${lines.join("\n")}\n`;
}

function figuresText(modes: Record<string, Record<string, Figures>>): string {
  const percent = (value: number) => `${(100 * value).toFixed(1)}`.padStart(6);
  const rows = Object.entries(modes).flatMap(([mode, groups]) =>
    Object.entries(groups).map(([group, { n, r1, r5, r10, r20, mrr, p50ms, p95ms }]) =>
      [
        mode.padEnd(9),
        group.padEnd(10),
        String(n).padStart(5),
        ...[r1, r5, r10, r20].map(percent),
        mrr.toFixed(3).padStart(7),
        p50ms.toFixed(1).padStart(8),
        p95ms.toFixed(1).padStart(8),
      ].join(" "),
    ),
  );
  return ["mode      group          n   r1 %   r5 %  r10 %  r20 %    mrr   p50 ms   p95 ms", ...rows].join(
    "\n",
  );
}
