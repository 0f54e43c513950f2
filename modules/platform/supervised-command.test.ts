import { describe, expect, it, onTestFinished, vi } from "vitest";
import { superviseCommand, type CommandEnding, type SupervisedCommand } from "./supervised-command.ts";

/** Runs `script` in Node under supervision; `endings` collects the arguments of `shouldRestart`. */
function supervise(script: string, options: Partial<SupervisedCommand> = {}) {
  const [stopping, force] = [new AbortController(), new AbortController()];
  const endings: (CommandEnding & { failures: number; pauseMs: number })[] = [];
  const started: (number | undefined)[] = [];
  const lines: string[] = [];
  let onSaid: () => void = () => undefined;
  const said = new Promise<void>((resolve) => (onSaid = resolve));
  const finished = superviseCommand({
    command: [process.execPath, "-e", script],
    environment: { NODE_ENV: "test" },
    output: "pipe",
    stopping: stopping.signal,
    force: force.signal,
    backoff: { firstMs: 1, longestMs: 3 },
    shouldRestart(ending, next) {
      endings.push({ ...ending, ...next });
      return endings.length < 4;
    },
    ...options,
    onStart(child) {
      started.push(child.pid);
      child.stdout?.on("data", (data: Buffer) => {
        lines.push(data.toString().trim());
        onSaid();
      });
    },
  });
  return { stopping, force, endings, started, said, lines, finished };
}

const STUBBORN = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("at work");`;

describe("a command that ends by itself", () => {
  it("starts again after growing pauses, for as long as it may", async () => {
    const { finished, endings, started } = supervise("process.exit(3)");
    await finished;
    expect(started).toHaveLength(4);
    expect(endings.map(({ code }) => code)).toEqual([3, 3, 3, 3]);
    expect(endings.map(({ failures }) => failures)).toEqual([1, 2, 3, 4]);
    expect(endings.map(({ pauseMs }) => pauseMs)).toEqual([1, 2, 3, 3]);
  });

  it("has the first pause again once it was at work for long enough", async () => {
    const { finished, endings } = supervise("", { settledAfterMs: 0 });
    await finished;
    expect(endings.map(({ failures, pauseMs }) => [failures, pauseMs])).toEqual(
      Array.from({ length: 4 }, () => [1, 1]),
    );
  });

  it("tells of a signal, and of a program that is not there", async () => {
    const killed = supervise('process.kill(process.pid, "SIGKILL")');
    const missing = supervise("", { command: ["/nowhere/to/be/found"] });
    await Promise.all([killed.finished, missing.finished]);
    expect(killed.endings[0]).toMatchObject({ code: null, signal: "SIGKILL" });
    expect(missing.endings[0]).toMatchObject({ code: null, signal: null, error: { code: "ENOENT" } });
    expect(missing.endings).toHaveLength(4);
  });
});

describe("a command that is to stop", () => {
  it("is asked to end, and not started again", async () => {
    const { stopping, finished, said, lines, endings, started } = supervise(
      `process.on("SIGTERM", () => { console.log("ended in order"); process.exit(0); });
       setInterval(() => {}, 1000); console.log("at work");`,
    );
    await said;
    // Its own process group.
    expect(process.kill(-started[0]!, 0)).toBe(true);
    stopping.abort();
    await finished;
    expect(lines).toEqual(["at work", "ended in order"]);
    expect(endings).toEqual([]);
  });

  it("is killed when it has not ended after 10 seconds", async () => {
    stopTheClock();
    const { stopping, finished, said, started } = supervise(STUBBORN);
    await said;
    stopping.abort();
    vi.advanceTimersByTime(10_000);
    await finished;
    expect(started).toHaveLength(1);
  });

  it("is killed at once when nobody wants to wait", async () => {
    stopTheClock();
    const { stopping, force, finished, said, started } = supervise(STUBBORN);
    await said;
    stopping.abort();
    force.abort();
    await finished;
    expect(started).toHaveLength(1);
  });

  it("is killed at once when nobody wanted to wait before it was started", async () => {
    stopTheClock();
    const { stopping, finished, said, started } = supervise(STUBBORN, { force: AbortSignal.abort() });
    await said;
    stopping.abort();
    await finished;
    expect(started).toHaveLength(1);
  });

  it("does not sit out a pause", async () => {
    const stopping = new AbortController();
    const { finished, started } = supervise("", {
      stopping: stopping.signal,
      backoff: { firstMs: 1e8, longestMs: 1e8 },
      shouldRestart() {
        setImmediate(() => stopping.abort());
        return true;
      },
    });
    await finished;
    expect(started).toHaveLength(1);
  });

  it("is not started when that was said before", async () => {
    const { finished, started } = supervise("", { stopping: AbortSignal.abort() });
    await finished;
    expect(started).toEqual([]);
  });
});

/** Fakes the timers, so that the test controls the 10 seconds of grace. */
function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}
