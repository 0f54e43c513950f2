import { randomUUID } from "node:crypto";
import { DomainError } from "#modules/kernel";
import type { NewMail, Outbox, OutboxDeps } from "./contract.ts";
import { sealBody } from "./body.ts";
import { findIdByKey, insertMail } from "./outbox-store.ts";
import { SUBJECT_MAX } from "./schema.ts";

/** A single mailbox without characters that could add another one or end the line. */
const ADDRESS = /^[^\s\p{Cc}\p{Cs}<>()[\]:;,@\\"]+@[^\s\p{Cc}\p{Cs}<>()[\]:;,@\\"]+$/u;
const ADDRESS_MAX = 254;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
/** Headers that this module writes itself. */
const OWN_HEADERS =
  /^(to|cc|bcc|from|sender|subject|date|message-id|mime-version|content-.*|x-taxrag-kind)$/i;
const UNSTORABLE = /[\p{Cc}\p{Cs}]+/gu;

export function createEnqueue(deps: OutboxDeps): Pick<Outbox, "enqueue"> {
  return {
    async enqueue(trx, mail) {
      check(mail);
      const now = deps.clock.now();
      const messageId = `${randomUUID()}@${domainOf(deps.mailFrom)}`;
      const id = await insertMail(trx, {
        key: mail.key,
        kind: mail.kind,
        messageId,
        toAddress: mail.to,
        toName: oneLine(mail.toName ?? ""),
        subject: oneLine(mail.subject).slice(0, SUBJECT_MAX),
        headers: mail.headers ?? {},
        sealedBody: sealBody(deps.secretBox, messageId, mail),
        related: mail.related ?? null,
        whenUnconfirmed: mail.whenUnconfirmed ?? "resend",
        validUntil: mail.validUntil ?? null,
        now,
      });
      if (id === null) return { id: await findIdByKey(trx, mail.key), isNew: false };
      await deps.schedule(trx, id);
      return { id, isNew: true };
    },
  };
}

function check({ to, key, kind, text, headers = {} }: NewMail): void {
  if (to.length > ADDRESS_MAX || !ADDRESS.test(to)) throw invalid("to", "The mail needs one e-mail address.");
  if (key === "" || kind === "") throw invalid("key", "The mail needs a key and a kind.");
  if (text.trim() === "") throw invalid("text", "The mail needs a plain text.");
  const wrong = Object.keys(headers).find((name) => !HEADER_NAME.test(name) || OWN_HEADERS.test(name));
  if (wrong !== undefined) throw invalid("headers", `The mail cannot carry the header "${oneLine(wrong)}".`);
}

/** Prevents header injection by a line break in a name or a subject. */
function oneLine(text: string): string {
  return text.replace(UNSTORABLE, " ").trim();
}

function domainOf(mailFrom: string): string {
  return /@([^\s>]+)/.exec(mailFrom)?.[1] ?? "localhost";
}

function invalid(field: string, problem: string): DomainError {
  return new DomainError("invalid", problem, { fields: { [field]: problem } });
}
