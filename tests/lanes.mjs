// Steps of `npm test`: lanes run side by side, the steps of a lane one after the other.
import { spawn } from "node:child_process";
import { setPriority } from "node:os";

/** Gives way to what runs in the first lane. */
const BESIDE = 10;

/**
 * Runs every step to its end, whatever comes of the others. A step is `{ name, run }`; `run` gets a function that
 * starts Node with the words of a command line and answers whether it ended well. What the first lane prints appears at
 * once, what the others print when their step ends.
 * @returns in the order in which they ended: `{ name, seconds, outcome }`, `outcome` as `run` answered.
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

/** `keep` takes what is printed; without it everything goes where our own output goes. */
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
