/** TOTP (RFC 6238): SHA-1, six digits, 30 seconds, the parameters that every app supports. */
import { Secret, TOTP } from "otpauth";
import { CODE_DIGITS } from "./schema.ts";

const PERIOD_SECONDS = 30;
/** RFC 6238, 5.2: one step of tolerance for slow typing and clock drift. */
const WINDOW_STEPS = 1;
const SECRET_BYTES = 20;
const ISSUER = "TaxRAG";
const CODE = new RegExp(`^[0-9]{${CODE_DIGITS}}$`);

export function makeTotpSecret(): Uint8Array {
  return new Secret({ size: SECRET_BYTES }).bytes;
}

/** Whether it has the format of a TOTP code. */
export function isAppCode(code: string): boolean {
  return CODE.test(code);
}

/** Time step of this code since 1970; null unless it matches the current, the previous or the next step. */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  if (!isAppCode(code)) return null;
  const totp = buildTotp(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** Secret and URI for the app's manual entry and QR code. */
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
