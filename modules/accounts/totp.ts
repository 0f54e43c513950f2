/** Codes of an authenticator app (RFC 6238): SHA-1, six digits, 30 seconds, as every app understands. */
import { Secret, TOTP } from "otpauth";
import { CODE_DIGITS } from "./schema.ts";

const PERIOD_SECONDS = 30;
/** RFC 6238, 5.2: one step for slow fingers and for clocks that differ. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
const ISSUER = "TaxRAG";
const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

export function makeTotpSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes;
}

/** Whether it looks like a code of an app. */
export function isAppCode(code: string): boolean {
  return CODE.test(code);
}

/** The step, counted from 1970, whose code this is; null when it is none of now, the step before or the one after. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const totp = buildTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** What an app takes over: the secret for typing, and an address for a QR code. */
export function provision(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = buildTotp(secret, email);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

function buildTotp(secret: Uint8Array, label?: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    algorithm: "SHA1",
    digits: CODE_DIGITS,
    period: PERIOD_SECONDS,
  });
}
