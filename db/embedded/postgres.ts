/** The embedded PostgreSQL: its cluster, initialized once, and its server process. */
import { readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "#modules/kernel";
import { isRunning, isTaken, processesIn } from "#modules/platform";
import { chooseAccount, reachableName } from "./account.ts";
import type { DataDir } from "./data-dir.ts";
import { lastWords, launch } from "./launch.ts";
import { findBinaries } from "./postgres-binaries.ts";
import { makeCluster } from "./postgres-cluster.ts";
import type { EmbeddedServer, Placement } from "./server.ts";

const READY_WITHIN_MS = 60_000;
const COMMAND = /^(\/.*\/bin\/)?postgres(:| -D )/;

/** SIGINT requests PostgreSQL's fast shutdown, SIGQUIT its immediate one. */
const ENDING = [
  ["SIGINT", 15_000],
  ["SIGQUIT", 5_000],
  ["SIGKILL", 5_000],
] as const;

export function embeddedPostgres(dataDir: DataDir): EmbeddedServer {
  const folder = dataDir.postgres;
  const logFile = join(dataDir.logs, "postgres.log");
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    // Identifies the cluster in process lists, whatever path the folder has.
    `cluster_name=${dataDir.root}`,
    // Errors and their details hold values of clients; whoever sent a statement gets them and logs what is needed.
    "log_min_messages=log",
    "log_min_error_statement=panic",
    "log_error_verbosity=terse",
  ].flatMap((setting) => ["-c", setting]);
  return {
    title: "PostgreSQL",
    folder,
    recordFile: dataDir.record("postgres"),
    logFile,
    command: COMMAND,
    ending: ENDING,
    async start(port) {
      const account = await chooseAccount(folder);
      const { postgres, initdb } = await findBinaries(account);
      await makeCluster({ dataDir, initdb, account });
      forgetReusedPid(folder);
      const where = await reachableName(account, folder);
      return launch({
        program: postgres,
        args: ["-D", where, "-p", String(port), ...settings],
        folder,
        log: logFile,
        account,
      });
    },
    findUnrecorded: () => findUnrecorded(folder),
    untilReady: (placement) => untilReady(folder, logFile, placement),
  };
}

interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** postmaster.pid: pid, data folder, start time, port, socket folder, address, shared memory, state. */
function readPidFile(folder: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

function findUnrecorded(folder: string): Placement | undefined {
  const pidFile = readPidFile(folder);
  const found = pidFile && processesIn(folder, COMMAND).find(({ pid }) => pid === pidFile.pid);
  return found && { port: pidFile.port, process: found };
}

/**
 * PostgreSQL refuses to start when the pid in a file left by a crash now belongs to another process, or to its
 * own zombie predecessor, as in a container without an init process.
 */
function forgetReusedPid(folder: string): void {
  const pidFile = readPidFile(folder);
  if (pidFile && isTaken(pidFile.pid)) rmSync(join(folder, "postmaster.pid"));
}

async function untilReady(folder: string, logFile: string, { process: server }: Placement): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const pidFile = readPidFile(folder);
    if (pidFile?.pid === server.pid && pidFile.ready) return;
    if (!isRunning(server)) throw notStarted(lastWords(logFile), logFile);
    if (Date.now() > deadline) throw notStarted("it is still recovering", logFile);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function notStarted(why: string, logFile: string): DomainError {
  return new DomainError(
    "unavailable",
    `PostgreSQL did not start (${why}); its log is ${realpathSync(logFile)}.`,
  );
}
