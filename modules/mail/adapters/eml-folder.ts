/** Writes each mail as one `.eml` file into DATA_DIR/outbox, even if the process is killed on the way. */
import { mkdir, open, rename, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Carrier, OutgoingMail, Receipt } from "../ports.ts";
import { toMessage } from "./message.ts";

const ID_DIGITS = 9;

export function createEmlFolder({ mailFrom, dataDir }: { mailFrom: string; dataDir: string }): Carrier {
  const folder = join(dataDir, "outbox");
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });

  async function write(mail: OutgoingMail): Promise<void> {
    const { message } = await transport.sendMail(toMessage(mailFrom, mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = fileName(mail);
    const draft = join(folder, `.${name}`);
    // Owner-only, since a link in a mail is a secret; a draft first, so that no partial file appears.
    await withFile(open(draft, "w", 0o600), async (file) => {
      await file.writeFile(message as Buffer);
      await file.sync();
    });
    await rename(draft, join(folder, name));
    // The file name must be durable before the mail counts as sent.
    await withFile(open(folder, "r"), (names) => names.sync());
  }

  return {
    async send(mail): Promise<Receipt> {
      try {
        await write(mail);
        return { outcome: "accepted" };
      } catch (error) {
        const reason = `The folder ${folder} does not take it: ${error instanceof Error ? error.message : ""}`;
        return { outcome: "put-off", reason };
      }
    },
  };
}

async function withFile(
  opening: Promise<FileHandle>,
  work: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await opening;
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

/** Identical for every attempt, so that a second one replaces the file; sorts by time, then id. */
function fileName({ id, createdAt }: OutgoingMail): string {
  return `${createdAt.toISOString().replaceAll(":", "-")}-${id.padStart(ID_DIGITS, "0")}.eml`;
}
