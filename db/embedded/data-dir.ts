/** DATA_DIR, the folder of everything embedded: its layout, its modes and its version. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { DomainError } from "#modules/kernel";
import { readJson, writeAtomically } from "#modules/platform";

const LAYOUT = 1;
export const POSTGRES_MAJOR = 18;

const formatFile = z.object({ layout: z.number(), postgres: z.number() });

export interface DataDir {
  root: string;
  postgres: string;
  postgresPassword: string;
  chroma: string;
  logs: string;
  lock: string;
  users: string;
  /** File that records a server's process and port. */
  record(server: string): string;
}

export function layOut(root: string): DataDir {
  return {
    root,
    postgres: join(root, "postgres"),
    postgresPassword: join(root, "postgres-password"),
    chroma: join(root, "chroma"),
    logs: join(root, "logs"),
    lock: join(root, "run", "lock"),
    users: join(root, "run", "users"),
    record: (server) => join(root, "run", `${server}.json`),
  };
}

/**
 * Creates the folder when it is missing, and checks that it is writable and not from a newer version.
 * @throws DomainError `unavailable` or `conflict` with one sentence that names the folder.
 */
export function prepareDataDir(root: string): DataDir {
  const dataDir = layOut(root);
  try {
    if (!existsSync(root)) {
      makeFolder(root);
      // Lets PostgreSQL's unprivileged account pass through when root is the owner; others cannot list it.
      chmodSync(root, process.getuid?.() === 0 ? 0o711 : 0o700);
    }
    accessSync(`${root}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
    checkFormat(root);
    for (const folder of [dataDir.logs, dataDir.users]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw asFolderTrouble(root, error);
  }
  return dataDir;
}

/** Avoids `recursive`, which never returns below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may create it at the same moment.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

function checkFormat(root: string): void {
  const path = join(root, "format.json");
  if (!existsSync(path)) {
    writeAtomically(path, `${JSON.stringify({ layout: LAYOUT, postgres: POSTGRES_MAJOR })}\n`);
    return;
  }
  const found = readJson(path, formatFile);
  if (!found) {
    throw new DomainError(
      "conflict",
      `The file ${path} is damaged; restore it from a backup or set another DATA_DIR.`,
    );
  }
  if (found.layout > LAYOUT || found.postgres > POSTGRES_MAJOR) throw writtenByNewer(root);
  if (found.postgres < POSTGRES_MAJOR) throw writtenByOlder(root, found.postgres);
}

function writtenByNewer(root: string): DomainError {
  return new DomainError(
    "conflict",
    `The folder ${root} was written by a newer version of TaxRAG; start that version or set another DATA_DIR.`,
  );
}

function writtenByOlder(root: string, major: number): DomainError {
  return new DomainError(
    "conflict",
    `The folder ${root} holds data of PostgreSQL ${major}, and this version of TaxRAG brings PostgreSQL ${POSTGRES_MAJOR}; set another DATA_DIR or start the version that wrote it.`,
  );
}

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "operation not permitted",
  EROFS: "the file system is read-only",
  ENOENT: "no folder can be made there",
  ENOTDIR: "a part of the path is a file",
  ENOSPC: "the disk is full",
};

/** Converts a file system error at or below the folder into a DomainError. */
export function asFolderTrouble(root: string, error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code ?? ""] ?? code;
  const concernsFolder = path && (path.startsWith(root) || root.startsWith(path));
  if (!reason || !concernsFolder) return error;
  return new DomainError(
    "unavailable",
    `The folder ${root} cannot be written (${reason}); change its permissions or set DATA_DIR to another folder.`,
    { cause: error },
  );
}
