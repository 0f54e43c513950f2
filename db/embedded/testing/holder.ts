import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface Holder {
  databaseUrl: string;
  chromaUrl: string;
  /** Lets go of the servers and ends; answers the exit code. */
  leave(): Promise<number | null>;
  /** SIGKILL to its whole process group, as a terminal that goes away or Ctrl-C hits it: no goodbye. */
  kill(): Promise<void>;
}

/** Starts a process that holds the servers of a folder. */
export async function startHolder(dataDir: string): Promise<Holder> {
  const script = fileURLToPath(new URL("hold.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", script, dataDir], {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const addresses = JSON.parse(await firstLine(child)) as Pick<Holder, "databaseUrl" | "chromaUrl">;
  return {
    ...addresses,
    async leave() {
      child.stdin.end();
      return (await ended)[0];
    },
    async kill() {
      if (child.pid && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, "SIGKILL");
      await ended;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = "";
  for await (const chunk of child.stdout ?? []) {
    text += chunk;
    if (text.includes("\n")) return text.slice(0, text.indexOf("\n"));
  }
  throw new Error("The process ended before it held the servers.");
}
