/** Node processes of our own that start from a file of their own and answer over the IPC channel. */
import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

export interface ForkOptions {
  /** `import.meta.url` of the module that starts it. */
  startedBy: string;
  /** Entry in the sources, relative to that module. */
  source: string;
  /** Name of the same entry in the build, as in `cli/build.mjs`. */
  built: string;
  /** This process's environment unless given. */
  environment?: NodeJS.ProcessEnv;
  stderr: "ignore" | "inherit";
}

/**
 * Starts the entry from the sources with tsx, or from the build. The child sees `disconnect` when this process dies,
 * whatever ends it.
 */
export function forkChild({ startedBy, source, built, environment, stderr }: ForkOptions): ChildProcess {
  const fromSources = startedBy.endsWith(".ts");
  const entry = new URL(fromSources ? source : `./${built}.js`, startedBy);
  return fork(fileURLToPath(entry), {
    execArgv: fromSources ? ["--import", tsxLoader()] : [],
    serialization: "advanced",
    // A group of its own: Ctrl-C at the terminal is for this process, which stops the child in its turn.
    detached: true,
    stdio: ["ignore", "ignore", stderr, "ipc"],
    ...(environment && { env: environment }),
  });
}

/** Whether this process stays alive for the child's sake. */
export function setReferenced(child: ChildProcess, wanted: boolean): void {
  for (const handle of [child, child.channel]) {
    if (wanted) handle?.ref();
    else handle?.unref();
  }
}

function tsxLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
}
