/** A random key for each document, wrapped by a key that the database does not hold. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { DomainError } from "#modules/kernel";
import type { DocumentKey } from "./segments.ts";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Keyring {
  /** A fresh key, and the same key wrapped: nonce, tag, cipher text. */
  make(documentId: string): DocumentKey & { wrapped: Buffer };
  /** @throws DomainError `unavailable` for what was not wrapped for this document by this ENCRYPTION_KEY. */
  unwrap(documentId: string, wrapped: Buffer): DocumentKey;
}

export function createKeyring(encryptionKey: Buffer): Keyring {
  // Other uses of the same key stay apart from this one.
  const wrapping = Buffer.from(hkdfSync("sha256", encryptionKey, "", "taxrag document keys", KEY_BYTES));
  return {
    make(documentId) {
      const key = randomBytes(KEY_BYTES);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, wrapping, nonce).setAAD(Buffer.from(documentId));
      const text = Buffer.concat([cipher.update(key), cipher.final()]);
      return { documentId, key, wrapped: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
    },

    unwrap(documentId, wrapped) {
      const nonce = wrapped.subarray(0, NONCE_BYTES);
      const tag = wrapped.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, wrapping, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(documentId)).setAuthTag(tag);
        const text = wrapped.subarray(NONCE_BYTES + TAG_BYTES);
        return { documentId, key: Buffer.concat([decipher.update(text), decipher.final()]) };
      } catch (cause) {
        const message =
          "This document was stored under another ENCRYPTION_KEY. Ask your administrator to set the former key again.";
        throw new DomainError("unavailable", message, { cause });
      }
    },
  };
}
