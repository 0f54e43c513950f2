import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { silentLog } from "#modules/kernel";
import { workInBackground } from "./background-worker.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-worker-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `script` where the product runs `taxrag`; each start leaves a line in the journal. */
function work(script: string) {
  const [program, journal] = [join(folder, "taxrag.mjs"), join(folder, "journal")];
  writeFileSync(journal, "");
  writeFileSync(
    program,
    `import { appendFileSync } from "node:fs";
     appendFileSync(${JSON.stringify(journal)}, process.argv.slice(2).join(" ") + "\\n");
     ${script}`,
  );
  const worker = workInBackground({
    command: [process.execPath, program],
    environment: process.env,
    log: silentLog,
    force: new AbortController().signal,
    firstPauseMs: 1,
  });
  const starts = () => readFileSync(journal, "utf8").split("\n").filter(Boolean);
  return { worker, starts };
}

it.each([
  ["is killed", 'process.kill(process.pid, "SIGKILL");'],
  ["fails", "process.exit(1);"],
])("starts `taxrag worker` again when it %s", async (_how, script) => {
  const { worker, starts } = work(script);
  await vi.waitFor(() => expect(starts().length).toBeGreaterThan(2), { timeout: 20_000 });
  await worker.stop();
  expect(new Set(starts())).toEqual(new Set(["worker"]));
});

it("asks it to end and waits until it has", async () => {
  const { worker, starts } = work(
    `process.on("SIGTERM", () => setTimeout(() => { process.exit(0); }, 50));
     setInterval(() => undefined, 1000);`,
  );
  await vi.waitFor(() => expect(starts()).toHaveLength(1), { timeout: 20_000 });
  await worker.stop();
  expect(starts()).toHaveLength(1);
});
