/** A random key for each document, wrapped by a key that the database does not hold. */
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
  /** A fresh key, and the same key wrapped: nonce, tag, cipher text. */
  make(documentId: string): DocumentKey & { wrapped: Buffer };
  /** @throws DomainError `unavailable` for what was not wrapped for this document by this ENCRYPTION_KEY. */
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
