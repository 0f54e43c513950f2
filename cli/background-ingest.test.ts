import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Log } from "#modules/kernel";
import { loadInBackground, type BackgroundIngest } from "./background-ingest.ts";

let folder: string;
let lines: { level: string; message: string; reason?: string }[];
let force: AbortController;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "taxrag-load-"));
  lines = [];
  force = new AbortController();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs `script` where the product runs `taxrag`; `attempt` counts from 1, `note` leaves a line in the journal. */
function load(script: string, loads = ["irc"]): BackgroundIngest {
  const program = join(folder, "taxrag.mjs");
  const journal = join(folder, "journal");
  writeFileSync(journal, "");
  writeFileSync(
    program,
    `import { appendFileSync, readFileSync } from "node:fs";
     const note = (text) => appendFileSync(${JSON.stringify(journal)}, text + "\\n");
     note(process.argv.slice(2).join(" "));
     const attempt = readFileSync(${JSON.stringify(journal)}, "utf8").split("ingest").length - 1;
     ${script}`,
  );
  return loadInBackground({
    loads,
    command: [process.execPath, program],
    environment: process.env,
    log: collect(),
    force: force.signal,
    firstPauseMs: 1,
  });
}

function collect(): Log {
  const at = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, message, reason: (fields as { reason?: string }).reason });
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

const journal = () => readFileSync(join(folder, "journal"), "utf8").trim().split("\n");
const logged = (message: string) =>
  vi.waitFor(() => expect(lines.map((line) => line.message)).toContain(message), 20_000);

describe("loading in the background", () => {
  it("types what an operator would type, one source after another, and logs its lines", async () => {
    const loading = load('console.log("1899 sections");', ["irc", "--vectors"]);
    await vi.waitFor(
      () => expect(lines.filter((line) => line.message === "Loading is done")).toHaveLength(2),
      20_000,
    );
    await loading.stop();
    expect(journal()).toEqual(["ingest irc", "ingest --vectors"]);
    expect(lines.map((line) => line.message)).toContain("1899 sections");
  });

  it("tries again after a kill and when a server was away", async () => {
    const loading = load(`
      if (attempt === 1) process.kill(process.pid, "SIGKILL");
      if (attempt === 2) { process.send({ failed: "unavailable" }); process.exitCode = 1; }`);
    await logged("Loading is done");
    await loading.stop();
    expect(journal()).toHaveLength(3);
  });

  it("does not try again what failed for a reason of its own, and says the reason", async () => {
    const loading = load('console.error("This file holds title 27."); process.exitCode = 1;');
    await logged("Loading failed");
    await loading.stop();
    expect(journal()).toHaveLength(1);
    expect(lines.find((line) => line.level === "error")?.reason).toBe("This file holds title 27.");
  });

  it("gives up a load that is killed every time", async () => {
    const loading = load('process.kill(process.pid, "SIGKILL");');
    await vi.waitFor(() => expect(lines.some((line) => line.level === "error")).toBe(true), 20_000);
    await loading.stop();
    expect(journal()).toHaveLength(6);
  });

  it("asks the load to end, waits until it has, and starts no other", async () => {
    const loading = load(
      `process.on("SIGTERM", () => { note("ended in order"); process.exit(130); });
       console.log("reading"); setInterval(() => {}, 1000);`,
      ["irc", "--vectors"],
    );
    await logged("reading");
    await loading.stop();
    expect(journal()).toEqual(["ingest irc", "ended in order"]);
  });

  it("kills at the second Ctrl-C a load that will not end", async () => {
    const loading = load(
      'process.on("SIGTERM", () => {}); console.log("reading"); setInterval(() => {}, 1000);',
    );
    await logged("reading");
    const stopped = loading.stop();
    force.abort();
    await stopped;
    expect(journal()).toEqual(["ingest irc"]);
  });
});
