/** Keeps a few bytes from whoever reads the database: AES-256-GCM under a key that it does not hold. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { DomainError } from "#modules/kernel";

const CIPHER = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  /** Nonce, tag and cipher text. `owner` is sealed in: in somebody else's row it does not open. */
  close(plain: Uint8Array, owner: string): Buffer;
  /** @throws DomainError `unavailable` for what was not sealed with this key for this owner. */
  open(sealed: Buffer, owner: string): Buffer;
}

/** `purpose` keeps one use of the key apart from its others. */
export function createSeal(secretKey: Buffer, purpose: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secretKey, "", purpose, KEY_BYTES));
  return {
    close(plain, owner) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },

    open(sealed, owner) {
      const text = sealed.subarray(NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        return Buffer.concat([decipher.update(text), decipher.final()]);
      } catch (cause) {
        const message =
          "The stored second factor does not open with this ENCRYPTION_KEY. Set the former key again, or have it reset.";
        throw new DomainError("unavailable", message, { cause });
      }
    },
  };
}
