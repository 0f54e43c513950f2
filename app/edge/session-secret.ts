import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#modules";

/** The secret that signs session cookies: SESSION_SECRET, else one made at first start and kept in DATA_DIR. */
export async function sessionSecret(config: Pick<Config, "sessionSecret" | "dataDir">): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const file = join(config.dataDir, "session-secret");
  if (existsSync(file)) return readFile(file, "utf8");
  await mkdir(config.dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
  // Whole or not at all: of two starts at the same time one makes it, and neither reads half of it.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await unlink(draft);
  return readFile(file, "utf8");
}
