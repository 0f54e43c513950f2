/** Node child processes with their own entry file and an IPC channel. */
import { fork, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

export interface ForkOptions {
  /** `import.meta.url` of the calling module. */
  startedBy: string;
  /** Entry in the sources, relative to that module. */
  source: string;
  /** Name of the same entry in the build, as in `cli/build.mjs`. */
  built: string;
  /** Default: this process's environment. */
  environment?: NodeJS.ProcessEnv;
  stderr: "ignore" | "inherit";
  /** A program with its arguments that becomes Node by `exec`, keeping pid and file descriptors: `["setpriv", …]`. */
  wrapper?: readonly string[];
}

/**
 * Starts the entry from the sources with tsx, or from the build. The child sees `disconnect` when this process dies,
 * however it dies.
 */
export function forkChild({ environment, stderr, wrapper = [], ...entry }: ForkOptions): ChildProcess {
  const nodeArguments = entry.startedBy.endsWith(".ts") ? ["--import", tsxLoader()] : [];
  const [program = process.execPath, ...words] = [...wrapper, process.execPath];
  return fork(entryFile(entry), {
    execPath: program,
    execArgv: [...words, ...nodeArguments],
    serialization: "advanced",
    // Own process group: Ctrl-C at the terminal reaches this process only, which then stops the child.
    detached: true,
    stdio: ["ignore", "ignore", stderr, "ipc"],
    ...(environment && { env: environment }),
  });
}

/** The file that `forkChild` starts. */
export function entryFile({
  startedBy,
  source,
  built,
}: Pick<ForkOptions, "startedBy" | "source" | "built">): string {
  return fileURLToPath(new URL(startedBy.endsWith(".ts") ? source : `./${built}.js`, startedBy));
}

/** Sets whether the child keeps this process alive. */
export function setReferenced(child: ChildProcess, wanted: boolean): void {
  for (const handle of [child, child.channel]) {
    if (wanted) handle?.ref();
    else handle?.unref();
  }
}

function tsxLoader(): string {
  return pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
}
