/** PostgreSQL refuses to run as root, so root starts it under an unprivileged system account. */
import { execFile } from "node:child_process";
import { stat } from "node:fs/promises";
import { promisify } from "node:util";
import { DomainError } from "#modules/kernel";
import { CLEAN_ENVIRONMENT } from "#modules/platform";

export interface Account {
  uid: number;
  gid: number;
}

const run = promisify(execFile);

const OWN_ACCOUNT = "taxrag-postgres";

/**
 * The account for PostgreSQL: the owner of existing data, else `postgres`, else a newly created one.
 * Undefined when this process is not root: then PostgreSQL runs as the same user.
 * @throws DomainError `unavailable` when there is no such account and none can be created.
 */
export async function chooseAccount(dataFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(dataFolder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await lookUp("postgres")) ?? (await lookUp(OWN_ACCOUNT)) ?? (await create());
}

/**
 * A path by which the account reaches the folder while it is the working directory: its own path, or, where a
 * parent folder denies access, the system's alias of the working directory.
 * @throws DomainError `unavailable` where the system has no such alias.
 */
export async function reachableName(account: Account | undefined, folder: string): Promise<string> {
  if (!account || (await canEnter(account, folder))) return folder;
  if (process.platform === "linux") return "/proc/self/cwd";
  throw new DomainError(
    "unavailable",
    `PostgreSQL does not run as root, and its account cannot reach ${folder}; start as an ordinary user or set DATA_DIR to a folder that all may pass through.`,
  );
}

async function canEnter(account: Account, folder: string): Promise<boolean> {
  return run("/bin/sh", ["-c", 'cd "$1"', "sh", folder], {
    ...account,
    cwd: "/",
    env: CLEAN_ENVIRONMENT,
  }).then(
    () => true,
    () => false,
  );
}

async function lookUp(name: string): Promise<Account | undefined> {
  const id = (flag: string) =>
    run("id", [flag, name], { env: CLEAN_ENVIRONMENT }).then(({ stdout }) => Number(stdout));
  try {
    return { uid: await id("-u"), gid: await id("-g") };
  } catch {
    return undefined;
  }
}

async function create(): Promise<Account> {
  try {
    await run("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", OWN_ACCOUNT], {
      env: CLEAN_ENVIRONMENT,
    });
  } catch (cause) {
    throw noAccount(cause);
  }
  const account = await lookUp(OWN_ACCOUNT);
  if (!account) throw noAccount();
  return account;
}

function noAccount(cause?: unknown): DomainError {
  return new DomainError(
    "unavailable",
    `PostgreSQL does not run as root, and the account ${OWN_ACCOUNT} could not be made; start as an ordinary user or set DATABASE_URL.`,
    { cause },
  );
}
