/**
 * How a process that opens clients' documents is kept from everything else. Linux only; each system allows a different
 * part of it, so the strictest way that works is chosen once.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Overflow user of Linux: owns nothing. */
const NOBODY = "65534";
const PROBE_MS = 10_000;
/** Linux programs of util-linux. */
const ENVIRONMENT: NodeJS.ProcessEnv = { NODE_ENV: "production", PATH: "/usr/sbin:/usr/bin:/sbin:/bin" };

const NO_RIGHTS = ["--no-new-privs", "--bounding-set=-all", "--inh-caps=-all"];
const AS_NOBODY = ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups", ...NO_RIGHTS, "--"];
/** An empty folder in place of `$0`, then the program. */
const HIDE = `mount -t tmpfs -o ro,size=4k none "$0" && exec setpriv ${NO_RIGHTS.join(" ")} -- "$@"`;

export interface IsolationRequest {
  /** The file that the process starts with, which it must be able to read. */
  entry: string;
  hiddenFolder: string;
}

const found = new Map<string, Promise<readonly string[]>>();

/** Words before the command line of Node; none where the system allows nothing. */
export function isolation(request: IsolationRequest): Promise<readonly string[]> {
  const key = JSON.stringify(request);
  const chosen = found.get(key) ?? choose(request);
  found.set(key, chosen);
  return chosen;
}

async function choose(request: IsolationRequest): Promise<readonly string[]> {
  if (process.platform !== "linux") return [];
  for (const words of candidates(request)) if (await works(words, request.entry)) return words;
  return [];
}

/** Strictest first. */
function candidates({ hiddenFolder }: IsolationRequest): string[][] {
  const withoutNetwork = ["unshare", "--net", "--"];
  // Root's files are closed to nobody; hiding them as well would need its rights.
  if (process.getuid?.() === 0) return [[...withoutNetwork, ...AS_NOBODY], AS_NOBODY];
  const ownWorld = ["unshare", "--user", "--map-root-user", "--net", "--mount", "--"];
  return [
    [...ownWorld, "sh", "-c", HIDE, hiddenFolder],
    ["unshare", "--user", "--map-current-user", "--net", "--", "setpriv", "--no-new-privs", "--"],
    ["setpriv", "--no-new-privs", "--"],
  ];
}

async function works(words: string[], entry: string): Promise<boolean> {
  const [program = "", ...rest] = words;
  const probe = [...rest, process.execPath, "-e", "require('node:fs').accessSync(process.argv[1], 4)", entry];
  return run(program, probe, { env: ENVIRONMENT, timeout: PROBE_MS, cwd: "/" }).then(
    () => true,
    () => false,
  );
}
