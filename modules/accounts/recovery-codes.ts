/** Codes on paper for the day when the phone is gone: 79 random bits each, so that their hash needs no salt. */
import { randomInt } from "node:crypto";
import { hashSecret } from "./secrets.ts";
import { RECOVERY_CODES } from "./schema.ts";

// Without 0 O 1 I L: they are copied by hand. Lower case, as a phone types them.
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** As they are shown: "k7fm-2xq9-pw3h-n4td". */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, makeGroup).join("-"));
}

/** Whatever the case, and with or without what parts the groups. */
export function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

function makeGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}
