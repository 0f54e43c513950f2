/** Text and HTML of a mail, sealed: a link in a mail is a key, and a stolen backup must not hold it. */
import type { Sealer } from "./contract.ts";

interface Body {
  text: string;
  html?: string;
}

/** `messageId` is sealed in: the body opens in no other mail. */
export function closeBody(seal: Sealer, messageId: string, { text, html }: Body): Buffer {
  return seal.close(Buffer.from(JSON.stringify({ text, html })), messageId);
}

/** Throws when ENCRYPTION_KEY is another one. */
export function openBody(seal: Sealer, messageId: string, sealed: Buffer): Body {
  return JSON.parse(seal.open(sealed, messageId).toString()) as Body;
}
