/** Printed codes for a lost phone: 79 random bits each, so that their hash needs no salt. */
import { randomInt } from "node:crypto";
import { hashSecret } from "./secrets.ts";
import { RECOVERY_CODES } from "./schema.ts";

// Without 0 O 1 I L, since codes are copied by hand. Lower case, as phones type by default.
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Formatted for display: "k7fm-2xq9-pw3h-n4td". */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join("-"));
}

/** Ignores case and the separators between groups. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
