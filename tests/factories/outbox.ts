/** Mails written to files by a server without SMTP_URL. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Complete messages, oldest first. */
export async function readOutbox(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, "outbox");
  const files = await readdir(folder).catch(() => []);
  const mails = files.filter((name) => name.endsWith(".eml") && !name.startsWith(".")).sort();
  return Promise.all(mails.map((name) => readFile(join(folder, name), "utf8")));
}

/** Token in the link of a mail. */
export function tokenIn(mail: string | undefined): string {
  const token = /\/(?:reset|invitation)\?token=([\w-]+)/.exec(mail ?? "")?.[1];
  if (!token) throw new Error(`No link in: ${mail}`);
  return token;
}
