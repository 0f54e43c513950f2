import { expect, it } from "vitest";
import { runLanes, type Step } from "./lanes.mjs";

/** Node that runs a line of code. */
const step = (name: string, code: string): Step<boolean> => ({ name, run: (node) => node(["-e", code]) });
const options = (said: string[]) => ({
  cwd: import.meta.dirname,
  env: process.env,
  say: (text: string) => void said.push(text),
});

it("runs each step of each lane to its end, whatever comes of the others", async () => {
  const said: string[] = [];
  const good = step("good", "console.log('well done')");
  const lanes = [[step("quiet", "")], [step("bad", "console.error('broken'); process.exit(1)"), good]];
  const ended = await runLanes(lanes, options(said));
  expect(ended.map(({ name, outcome }) => `${name} ${outcome}`).sort()).toEqual([
    "bad false",
    "good true",
    "quiet true",
  ]);
  expect(said).toEqual(expect.arrayContaining(["\n── quiet", "\n── bad\nbroken", "\n── good\nwell done"]));
});

it("runs lanes side by side", async () => {
  let arrive: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const waits: Step<boolean> = { name: "waits", run: () => arrived.then(() => true) };
  const arrives: Step<boolean> = { name: "arrives", run: async () => (arrive(), true) };
  const ended = await runLanes([[waits], [arrives]], options([]));
  expect(ended.map(({ name }) => name)).toEqual(["arrives", "waits"]);
});
