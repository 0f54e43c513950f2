/** Sends mails to the server of SMTP_URL, each over its own connection. */
import { Readable } from "node:stream";
import nodemailer from "nodemailer";
import type { Carrier, Receipt } from "../ports.ts";
import { toMessage } from "./message.ts";

interface SmtpSettings {
  smtpUrl: string;
  mailFrom: string;
  /** Maximum silence of the server, in milliseconds. */
  timeoutMs?: number;
}

/** The server's reply, truncated for display. */
const REASON_MAX = 300;
const TIMEOUT_MS = 30_000;

/** nodemailer's error fields. */
interface SmtpError extends Error {
  responseCode?: number;
  response?: string;
  command?: string;
}

export function createSmtp({ smtpUrl, mailFrom, timeoutMs = TIMEOUT_MS }: SmtpSettings): Carrier {
  return {
    async send(mail, handingOver) {
      const ending = withholdEnd(handingOver);
      const transport = nodemailer.createTransport({
        url: smtpUrl,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      });
      transport.use("stream", ({ message }, done) => {
        const whole = message.createReadStream.bind(message);
        message.createReadStream = () => ending.until(whole());
        done();
      });
      try {
        await transport.sendMail(toMessage(mailFrom, mail));
        return { outcome: "accepted" };
      } catch (error) {
        if (ending.failure) throw ending.failure;
        return toReceipt(error as SmtpError, ending.isHandedOver);
      } finally {
        transport.close();
      }
    },
  };
}

/** Withholds the end of a message, and with it the final dot, until `handingOver` resolves. */
function withholdEnd(handingOver: () => Promise<void>) {
  const ending = { isHandedOver: false, failure: null as unknown, until };
  async function* parts(whole: AsyncIterable<Buffer>) {
    yield* whole;
    try {
      await handingOver();
    } catch (error) {
      ending.failure = error;
      throw error;
    }
    ending.isHandedOver = true;
  }
  // Read only after the server has accepted DATA: earlier rejections happen before handing over.
  function until(whole: Readable): Readable {
    return Readable.from(parts(whole), { objectMode: false });
  }
  return ending;
}

/**
 * 5xx for the recipient or the content is final; for the sender or a password the operator can fix it, so the mail
 * waits.
 */
function toReceipt(error: SmtpError, wasHandedOver: boolean): Receipt {
  const reason = (error.response ?? error.message).slice(0, REASON_MAX);
  const isFinal = (error.responseCode ?? 0) >= 500 && /^(RCPT TO|DATA)$/.test(error.command ?? "");
  if (isFinal) return { outcome: "refused", reason };
  return { outcome: wasHandedOver && !error.responseCode ? "unconfirmed" : "put-off", reason };
}
