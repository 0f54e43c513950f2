/** Outgoing mail: to the server of SMTP_URL, or without one as an `.eml` file into DATA_DIR/outbox. */
import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Mail, Mailer } from "../ports.ts";

export interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
  dataDir: string;
}

const PATIENCE_MS = 20_000;

export function createMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl ? bySmtp(settings.smtpUrl, settings.mailFrom) : intoOutbox(settings);
}

function bySmtp(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...sealed(mail) });
    },
    close: () => transport.close(),
  };
}

function intoOutbox({ mailFrom, dataDir }: MailSettings): Mailer {
  const outbox = join(dataDir, "outbox");
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: mailFrom, ...sealed(mail) });
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID()}.eml`;
      const draft = join(outbox, `.${name}`);
      // A link in a mail is a key: for the eyes of this user only, and never half a file.
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, join(outbox, name));
    },
    close: () => transport.close(),
  };
}

/** Nothing in a mail may make the library open files or addresses. */
function sealed(mail: Mail) {
  return { ...mail, disableFileAccess: true, disableUrlAccess: true };
}
