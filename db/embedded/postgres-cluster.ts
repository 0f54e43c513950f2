import { spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DomainError } from "#modules/kernel";
import { CLEAN_ENVIRONMENT, writeAtomically } from "#modules/platform";
import { reachableName, type Account } from "./account.ts";
import type { DataDir } from "./data-dir.ts";
import { lastWords } from "./launch.ts";

export const SUPERUSER = "taxrag";

interface ClusterPlan {
  dataDir: DataDir;
  initdb: string;
  account: Account | undefined;
}

/**
 * Initializes the cluster when there is none: UTF-8 regardless of the environment, a random password as the only
 * authentication. It is created under a temporary name and renamed at the end, so a kill leaves nothing half done.
 */
export async function makeCluster(plan: ClusterPlan): Promise<void> {
  const { postgres, postgresPassword } = plan.dataDir;
  removeDrafts(postgres);
  if (existsSync(postgres)) {
    if (!existsSync(postgresPassword)) throw passwordLost(postgresPassword);
    return;
  }
  writeAtomically(postgresPassword, randomBytes(24).toString("hex"));
  const draft = `${postgres}.draft-${randomUUID()}`;
  mkdirSync(draft, { mode: 0o700 });
  if (plan.account) chownSync(draft, plan.account.uid, plan.account.gid);
  await runInitdb(plan, draft);
  renameSync(draft, postgres);
}

export function readPassword(dataDir: DataDir): string {
  return readFileSync(dataDir.postgresPassword, "utf8").trim();
}

function removeDrafts(postgres: string): void {
  const drafts = readdirSync(dirname(postgres)).filter((name) =>
    name.startsWith(`${basename(postgres)}.draft-`),
  );
  for (const draft of drafts) rmSync(join(dirname(postgres), draft), { recursive: true, force: true });
}

async function runInitdb({ dataDir, initdb, account }: ClusterPlan, folder: string): Promise<void> {
  const where = await reachableName(account, folder);
  const log = join(dataDir.logs, "initdb.log");
  const output = openSync(log, "w", 0o600);
  const password = openPassword(dataDir, account);
  try {
    const child = spawn(initdb, initdbArguments(where), {
      cwd: folder,
      env: CLEAN_ENVIRONMENT,
      stdio: [password, output, output],
      detached: true,
      ...account,
    });
    const [code] = await once(child, "exit");
    if (code !== 0)
      throw new DomainError(
        "unavailable",
        `PostgreSQL could not make its files (${lastWords(log)}); the log is ${log}.`,
      );
  } finally {
    closeSync(output);
    closeSync(password);
  }
}

function initdbArguments(folder: string): string[] {
  return [
    "--pgdata",
    folder,
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    `--username=${SUPERUSER}`,
    "--auth=scram-sha-256",
    // Standard input is the open file itself, so the account needs no access to its folder.
    "--pwfile=/dev/stdin",
    "--set=timezone=UTC",
    "--set=log_timezone=UTC",
  ];
}

/** Opens a password file for initdb and unlinks it at once, so that nobody else can open it. */
function openPassword(dataDir: DataDir, account: Account | undefined): number {
  const copy = `${dataDir.postgresPassword}.${randomUUID()}`;
  writeAtomically(copy, `${readPassword(dataDir)}\n`);
  try {
    if (account) chownSync(copy, account.uid, account.gid);
    return openSync(copy, "r");
  } finally {
    rmSync(copy);
  }
}

function passwordLost(path: string): DomainError {
  return new DomainError(
    "unavailable",
    `The password of the database, ${path}, is missing; restore it from a backup or set another DATA_DIR.`,
  );
}
