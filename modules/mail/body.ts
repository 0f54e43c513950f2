/** Encrypts text and HTML of a mail: links in mails are secrets, which a stolen backup must not reveal. */
import { createSecretBox, type SecretBox } from "#modules/platform";

interface Body {
  text: string;
  html?: string;
}

/** The box for bodies of mails; `secretKey` has 32 bytes. */
export function createMailBox(secretKey: Buffer): SecretBox {
  return createSecretBox(secretKey, {
    purpose: "taxrag mail",
    doesNotOpen: "A stored mail does not open with this ENCRYPTION_KEY. Set the former key again.",
  });
}

/** Bound to `messageId`: the body cannot be decrypted for another mail. */
export function sealBody(box: SecretBox, messageId: string, { text, html }: Body): Buffer {
  return box.seal(Buffer.from(JSON.stringify({ text, html })), messageId);
}

/** Throws when ENCRYPTION_KEY is a different one. */
export function openBody(box: SecretBox, messageId: string, sealed: Buffer): Body {
  return JSON.parse(box.open(sealed, messageId).toString()) as Body;
}
