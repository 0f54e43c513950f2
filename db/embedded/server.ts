/** Shared by both embedded servers: adoption, start and stop. Called only while the lock is held. */
import { z } from "zod";
import {
  hasEnded,
  isRunning,
  processesIn,
  type ProcessIdentity,
  readJson,
  signal,
  writeAtomically,
} from "#modules/platform";
import { processIdentity } from "#modules/platform/schema";
import { choosePort } from "./ports.ts";

const record = z.object({ port: z.number().int(), process: processIdentity.optional() });

const START_ATTEMPTS = 3;

const ORPHAN_ENDING = [
  ["SIGTERM", 2_000],
  ["SIGKILL", 5_000],
] as const;

/** Shutdown sequence: signals, each with the time in ms to wait for it. */
type Ending = readonly (readonly [NodeJS.Signals, number])[];

/** A running server: its process and port. */
export interface Placement {
  port: number;
  process: ProcessIdentity;
}

export interface EmbeddedServer {
  /** Display name. */
  title: string;
  /** Its data folder, the working directory of its processes. */
  folder: string;
  recordFile: string;
  logFile: string;
  /** Matches the command line of each of its processes. */
  command: RegExp;
  ending: Ending;
  start(port: number): Promise<ProcessIdentity>;
  /** Finds a running server without a record. */
  findUnrecorded?(): Placement | undefined;
  /** Waits until it accepts connections; throws when it does not. */
  untilReady?(placement: Placement): Promise<void>;
}

/**
 * Adopts the server when it is still running, else starts it.
 * @param port the required port; without it the last port is used when it is free.
 */
export async function ensureRunning(server: EmbeddedServer, port?: number): Promise<Placement> {
  const last = readJson(server.recordFile, record);
  const survivor = recordedSurvivor(last) ?? server.findUnrecorded?.();
  if (survivor && (await adopt(server, survivor))) return survivor;
  if (port) return startAnew(server, port);
  return startSomewhere(server, last?.port);
}

/** Another program may take a port that was free a moment ago; then another one is tried. */
async function startSomewhere(server: EmbeddedServer, preferred?: number): Promise<Placement> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(attempt === 1 ? preferred : undefined);
    try {
      return await startAnew(server, port);
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
    }
  }
}

/** False when the survivor was already shutting down, signaled by a process that was killed before it ended. */
async function adopt(server: EmbeddedServer, survivor: Placement): Promise<boolean> {
  writeAtomically(server.recordFile, JSON.stringify(survivor));
  try {
    await server.untilReady?.(survivor);
    return true;
  } catch (error) {
    if (isRunning(survivor.process)) throw error;
    return false;
  }
}

/** Stops the server and every process it left behind; records the port for the next start. */
export async function endServer(server: EmbeddedServer): Promise<void> {
  const last = readJson(server.recordFile, record);
  const running = recordedSurvivor(last) ?? server.findUnrecorded?.();
  if (running) await end(running.process, server.ending);
  await endOrphans(server);
  if (last) writeAtomically(server.recordFile, JSON.stringify({ port: last.port }));
}

async function startAnew(server: EmbeddedServer, port: number): Promise<Placement> {
  // Two servers on one data folder would corrupt it.
  await endOrphans(server);
  const placement = { port, process: await server.start(port) };
  writeAtomically(server.recordFile, JSON.stringify(placement));
  await server.untilReady?.(placement);
  return placement;
}

function recordedSurvivor(last: z.infer<typeof record> | undefined): Placement | undefined {
  return last?.process && isRunning(last.process) ? { port: last.port, process: last.process } : undefined;
}

async function endOrphans(server: EmbeddedServer): Promise<void> {
  const orphans = processesIn(server.folder, server.command);
  await Promise.all(orphans.map((orphan) => end(orphan, ORPHAN_ENDING)));
}

async function end(running: ProcessIdentity, ending: Ending): Promise<void> {
  for (const [name, timeoutMs] of ending) {
    signal(running, name);
    if (await hasEnded(running, timeoutMs)) return;
  }
}
