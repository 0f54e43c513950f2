/** Taxpayer numbers of entities: encrypted at rest and masked for people, since they may be Social Security numbers. */
import { createSecretBox } from "#modules/platform";

export interface TaxpayerNumbers {
  /** Bound to the entity's id. */
  seal(number: string, entityId: string): Buffer;
  /** @throws DomainError `unavailable` when the encryption key changed. */
  open(sealed: Buffer | null, entityId: string): string | null;
}

export function createTaxpayerNumbers(secretKey: Buffer): TaxpayerNumbers {
  const box = createSecretBox(secretKey, {
    purpose: "taxrag taxpayer numbers of entities",
    doesNotOpen:
      "A taxpayer number cannot be read, because the encryption key has changed. Ask your administrator.",
  });
  return {
    seal: (number, entityId) => box.seal(Buffer.from(number), entityId),
    open: (sealed, entityId) => (sealed ? box.open(sealed, entityId).toString() : null),
  };
}

/** "123-45-6789" → "***-**-6789" */
export function maskNumber(number: string): string {
  const digits = number.replace(/\D/g, "").length;
  let seen = 0;
  return number.replace(/\d/g, (digit) => (++seen <= digits - 4 ? "*" : digit));
}
