/** Links of reminders: signed, for one reminder and one purpose, and good for 30 days. */
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { ANSWER_KINDS, LINK_DAYS, type AnswerKind } from "../records.ts";

const SIGNATURE_BYTES = 18;
const DAY_SECONDS = 24 * 60 * 60;
const UUID_BYTES = 16;

export interface AnswerToken {
  reminderId: string;
  kind: AnswerKind;
}

export interface Tokens {
  sign(token: AnswerToken, now: Date): string;
  /** Null for one that was not signed here, and for one that is too old. */
  read(text: string, now: Date): AnswerToken | null;
}

/** The key is derived for this purpose, so a token opens nothing else of the product. */
export function createTokens(secretKey: Buffer): Tokens {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", "taxrag reminder answers", 32));
  const signatureOf = (payload: Buffer) =>
    createHmac("sha256", key).update(payload).digest().subarray(0, SIGNATURE_BYTES);

  return {
    sign({ reminderId, kind }, now) {
      const payload = Buffer.alloc(UUID_BYTES + 5);
      payload.write(reminderId.replaceAll("-", ""), "hex");
      payload.writeUInt8(ANSWER_KINDS.indexOf(kind), UUID_BYTES);
      payload.writeUInt32BE(Math.floor(now.getTime() / 1000) + LINK_DAYS * DAY_SECONDS, UUID_BYTES + 1);
      return Buffer.concat([payload, signatureOf(payload)]).toString("base64url");
    },

    read(text, now) {
      if (!/^[\w-]{52}$/.test(text)) return null;
      const bytes = Buffer.from(text, "base64url");
      const payload = bytes.subarray(0, UUID_BYTES + 5);
      if (!timingSafeEqual(bytes.subarray(UUID_BYTES + 5), signatureOf(payload))) return null;
      const kind = ANSWER_KINDS[payload.readUInt8(UUID_BYTES)];
      if (!kind || payload.readUInt32BE(UUID_BYTES + 1) * 1000 < now.getTime()) return null;
      const hex = payload.subarray(0, UUID_BYTES).toString("hex");
      return { reminderId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"), kind };
    },
  };
}
