/**
 * Mails that announce a message. They carry no words of it: mail is not confidential, and what is written between a
 * client and a preparer is tax return information (26 CFR 301.7216-1(b)(3)).
 */
import type { Knex } from "knex";
import type { NewMail } from "#modules/mail";
import type { IntakeDeps } from "../contract.ts";
import type { IntakeModel } from "../models.ts";
import type { Person } from "../ports.ts";

interface Announcement {
  messageId: string;
  kind: "message" | "reopened";
  fromOffice: boolean;
  intake: Pick<IntakeModel, "id" | "taxYear">;
  /** Origin of the link, without a trailing slash. */
  site: string;
  readers: Person[];
}

/** One mail to each reader; no second one for the same message. */
export async function queueAnnouncements(
  mail: IntakeDeps["mail"],
  trx: Knex.Transaction,
  announcement: Announcement,
): Promise<void> {
  for (const reader of announcement.readers) await mail.enqueue(trx, mailTo(reader, announcement));
}

function mailTo(reader: Person, { messageId, kind, fromOffice, intake, site }: Announcement): NewMail {
  const { subject, first, path } = wordsOf({ kind, fromOffice, intake });
  const text = [
    first,
    "",
    "Sign in to read and to answer it:",
    `${site}${path}`,
    "",
    "Replies to this mail are not read. We never ask for a Social Security",
    "number or a password by e-mail.",
    "",
  ];
  return {
    key: `intake-message ${messageId} ${reader.id}`,
    kind: "intake-message",
    to: reader.email,
    toName: `${reader.firstName} ${reader.lastName}`.trim(),
    subject,
    text: text.join("\n"),
    related: { type: "intake", id: intake.id },
  };
}

function wordsOf({ kind, fromOffice, intake }: Pick<Announcement, "kind" | "fromOffice" | "intake">) {
  const { id, taxYear } = intake;
  if (!fromOffice) {
    const first = `A client wrote to you about their ${taxYear} tax return.`;
    return { subject: "A message from a client", first, path: `/admin/intakes/${id}#messages` };
  }
  const path = `/intake/${id}#messages`;
  if (kind === "reopened") {
    const first = `Your CPA opened your ${taxYear} tax intake again and wrote why.`;
    return { subject: `Your ${taxYear} tax intake is open again`, first, path };
  }
  const first = `Your CPA wrote you a message about your ${taxYear} tax return.`;
  return { subject: `A message from your CPA about ${taxYear}`, first, path };
}
