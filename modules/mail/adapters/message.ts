import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "../ports.ts";

/** Input for nodemailer, which encodes names, subjects and headers and prevents header injection. */
export function toMessage(from: string, mail: OutgoingMail): SendMailOptions {
  return {
    from,
    to: [mail.to],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    // Keeps the documented spelling, which scripts may look for.
    normalizeHeaderKey: (key) => key.replace(/^X-Taxrag-/, "X-TaxRAG-"),
    messageId: `<${mail.messageId}>`,
    date: mail.createdAt,
    // No content of a mail may make nodemailer read files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
