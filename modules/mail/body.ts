/** Text and HTML of a mail, sealed: a link in a mail is a key, and a stolen backup must not hold it. */
import { createSecretBox, type SecretBox } from "#modules/platform";

interface Body {
  text: string;
  html?: string;
}

/** The box for the texts of mails; `secretKey` has 32 bytes. */
export function createMailBox(secretKey: Buffer): SecretBox {
  return createSecretBox(secretKey, {
    purpose: "taxrag mail",
    doesNotOpen: "A stored mail does not open with this ENCRYPTION_KEY. Set the former key again.",
  });
}

/** `messageId` is sealed in: the body opens in no other mail. */
export function sealBody(box: SecretBox, messageId: string, { text, html }: Body): Buffer {
  return box.seal(Buffer.from(JSON.stringify({ text, html })), messageId);
}

/** Throws when ENCRYPTION_KEY is another one. */
export function openBody(box: SecretBox, messageId: string, sealed: Buffer): Body {
  return JSON.parse(box.open(sealed, messageId).toString()) as Body;
}
