/** A random key for each document, wrapped by a key outside the database. */
import { randomBytes } from "node:crypto";
import { createSecretBox } from "#modules/platform";
import type { DocumentKey } from "./segments.ts";

const KEY_BYTES = 32;

const BOX = {
  purpose: "taxrag document keys",
  doesNotOpen:
    "This document was stored under another ENCRYPTION_KEY. Ask your administrator to set the former key again.",
};

export interface Keyring {
  /** A new key, plain and wrapped: nonce, tag, ciphertext. */
  make(documentId: string): DocumentKey & { wrapped: Buffer };
  /** @throws DomainError `unavailable` for a key that was not wrapped for this document with this ENCRYPTION_KEY. */
  unwrap(documentId: string, wrapped: Buffer): DocumentKey;
}

export function createKeyring(encryptionKey: Buffer): Keyring {
  const box = createSecretBox(encryptionKey, BOX);
  return {
    make(documentId) {
      const key = randomBytes(KEY_BYTES);
      return { documentId, key, wrapped: box.seal(key, documentId) };
    },
    unwrap: (documentId, wrapped) => ({ documentId, key: box.open(wrapped, documentId) }),
  };
}
