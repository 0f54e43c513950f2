import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { forkChild, type ForkOptions } from "./forked-child.ts";
import { hasEnded, identify, type ProcessIdentity } from "./index.ts";

const PARENT = fileURLToPath(new URL("testing/parent.ts", import.meta.url));

function start(options: Partial<ForkOptions> = {}): ChildProcess {
  const echo = { startedBy: import.meta.url, source: "./testing/echo.ts", built: "echo" };
  const child = forkChild({ ...echo, stderr: "inherit", ...options });
  onTestFinished(() => void child.kill("SIGKILL"));
  return child;
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  return (await once(child, "message"))[0];
}

describe("a forked child", () => {
  it("starts from the sources, with typed arrays and dates kept whole on the channel", async () => {
    const child = start();
    await nextMessage(child);
    const task = { vectors: [new Float32Array([0.5, 2])], since: new Date(0) };
    child.send(task);
    expect(await nextMessage(child)).toEqual(task);
  });

  it.skipIf(process.platform === "win32")("has a process group of its own", () => {
    expect(process.kill(-start().pid!, 0)).toBe(true);
  });

  it("starts from the build, where its entry stands beside the file that starts it", async () => {
    const build = mkdtempSync(join(tmpdir(), "taxrag-build-"));
    onTestFinished(() => rmSync(build, { recursive: true }));
    writeFileSync(join(build, "echo.js"), 'process.send("built"); process.on("disconnect", () => {});');
    const child = start({ startedBy: pathToFileURL(join(build, "cli-ABC.js")).href });
    expect(await nextMessage(child)).toBe("built");
  });

  it("sees no settings but those it is given", async () => {
    const names = (await nextMessage(start({ environment: { NODE_ENV: "production" } }))) as string[];
    expect(names.filter((name) => !name.startsWith("NODE_"))).toEqual([]);
  });
});

describe("the parent of a child", () => {
  it.each(["forked", "supervised"])("takes a %s child along when it is killed", async (kind) => {
    const { parent, child } = await startParent(kind);
    process.kill(parent.pid!, "SIGKILL");
    expect(await hasEnded(child, 20_000)).toBe(true);
  });

  it("ends by itself when it no longer waits for the child", async () => {
    const { parent, child } = await startParent("unreferenced");
    if (parent.exitCode === null) await once(parent, "exit");
    expect(parent.exitCode).toBe(0);
    expect(await hasEnded(child, 20_000)).toBe(true);
  });
});

/** A parent process, and the pid of its child as it prints it. */
async function startParent(kind: string): Promise<{ parent: ChildProcess; child: ProcessIdentity }> {
  const parent = spawn(process.execPath, ["--import", "tsx", PARENT, kind], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [line] = (await once(parent.stdout!, "data")) as [Buffer];
  const pid = Number(line.toString());
  return { parent, child: identify(pid) ?? { pid, startedAt: "ended already" } };
}
