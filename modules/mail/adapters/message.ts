import type { SendMailOptions } from "nodemailer";
import type { OutgoingMail } from "../ports.ts";

/** What nodemailer makes a message of; it encodes names, subjects and headers and keeps each in its line. */
export function toMessage(from: string, mail: OutgoingMail): SendMailOptions {
  return {
    from,
    to: [mail.to],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    // Read by people and by scripts that look for it as it is documented.
    normalizeHeaderKey: (key) => key.replace(/^X-Taxrag-/, "X-TaxRAG-"),
    messageId: `<${mail.messageId}>`,
    date: mail.createdAt,
    // Nothing in a mail may make the library open files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
