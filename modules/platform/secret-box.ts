/** Encrypts small secrets for database rows with AES-256-GCM, under a key that is not in the database. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { DomainError } from "#modules/kernel";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SecretBox {
  /** Nonce (12 bytes), tag (16 bytes), ciphertext. Bound to `owner`: it cannot be decrypted for another owner. */
  seal(plain: Uint8Array, owner: string): Buffer;
  /** @throws DomainError `unavailable`, with the box's message, for bytes not encrypted by this key for this owner. */
  open(sealed: Buffer, owner: string): Buffer;
}

export interface SecretBoxOptions {
  /** HKDF info: separates this use of the key from others. Stored bytes depend on it. */
  purpose: string;
  /** Message for people when decryption fails: what happened and what to do. */
  doesNotOpen: string;
}

/** A box whose key is derived from `secretKey` by HKDF-SHA256 for this purpose. */
export function createSecretBox(secretKey: Buffer, { purpose, doesNotOpen }: SecretBoxOptions): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", purpose, KEY_BYTES));
  return {
    seal(plain, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },

    open(sealed, owner) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const text = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
        return Buffer.concat([decipher.update(text), decipher.final()]);
      } catch (cause) {
        throw new DomainError("unavailable", doesNotOpen, { cause });
      }
    },
  };
}
