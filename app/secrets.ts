/** Secrets of this installation: from the settings, else generated at first start and kept in DATA_DIR with mode 600. */
import { hkdfSync, randomBytes } from "node:crypto";
import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.ts";

const SECRET_BYTES = 32;

/** Signs session cookies. */
export async function sessionSecret(config: Pick<Config, "sessionSecret" | "dataDir">): Promise<string> {
  return config.sessionSecret ?? keptSecret(config.dataDir, "session-secret");
}

/** 32 bytes that seal what must not be read from a stolen disk or database. */
export async function encryptionKey(config: Pick<Config, "encryptionKey" | "dataDir">): Promise<Buffer> {
  const secret = config.encryptionKey ?? (await keptSecret(config.dataDir, "encryption-key"));
  return Buffer.from(hkdfSync("sha256", secret, "", "taxrag encryption key", SECRET_BYTES));
}

async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, name);
  const known = await readIfThere(file);
  if (known !== null) return known;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeFile(draft, randomBytes(SECRET_BYTES).toString("hex"), { mode: 0o600, flag: "wx", flush: true });
  // Whole or not at all: of two starts at the same time one makes it, and neither reads half of it.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await unlink(draft);
  return readFile(file, "utf8");
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
