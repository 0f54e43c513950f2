// Scheduler of `npm test`: lanes run in parallel, the steps of a lane in sequence.
import { spawn } from "node:child_process";
import { setPriority } from "node:os";

/** Lowers the priority below that of the first lane. */
const BESIDE = 10;

/**
 * Runs all steps, also after failures. A step is `{ name, run }`; `run` gets a function that starts Node with
 * command-line arguments and resolves with whether it exited with 0. Output of the first lane appears at once, that of the others
 * when their step ends.
 * @returns `{ name, seconds, outcome }` in order of completion; `outcome` is the result of `run`.
 */
export async function runLanes(lanes, { cwd, env, say }) {
  const ended = [];
  await Promise.all(
    lanes.map(async (steps, lane) => {
      for (const { name, run } of steps) ended.push(await runStep(name, run, lane === 0));
    }),
  );
  return ended;

  async function runStep(name, run, isFirst) {
    const begin = performance.now();
    if (isFirst) say(`\n── ${name}`);
    let printed = "";
    const outcome = await run((words) =>
      startNode(words, { cwd, env, ...(!isFirst && { keep: (text) => (printed += text) }) }),
    );
    if (!isFirst) say(`\n── ${name}\n${printed}`.trimEnd());
    const seconds = Math.round((performance.now() - begin) / 1000);
    say(`── ${name}: ${seconds} s`);
    return { name, seconds, outcome };
  }
}

/** `keep` receives the output; without it the output is inherited. */
function startNode(words, { cwd, env, keep }) {
  const stdio = keep ? ["ignore", "pipe", "pipe"] : "inherit";
  const child = spawn(process.execPath, words, { cwd, env, stdio });
  if (keep) {
    setPriority(child.pid, BESIDE);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", keep);
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code === 0));
  });
}
