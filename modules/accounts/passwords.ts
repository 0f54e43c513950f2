/** Passwords: argon2id with the first parameter set that OWASP recommends (19 MiB, two passes, one lane). */
import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { PASSWORD_MAX } from "./schema.ts";

// argon2id is the package's default.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// No 0 O 1 l I: people type these passwords from a terminal.
const PRINTABLE = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const MADE_LENGTH = 20;

// Hash of 32 random bytes that were never stored: an unknown address costs the same work as a known one.
const UNKNOWN_USER_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$IPuKJUc8oZA5ZpwhRbtCug$V1bJDuOfoVZsKERWxLOAjLGlALCCA/thBKFyRF2E0Fs";

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Without a hash, does the same work and returns false. */
export async function checkPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? UNKNOWN_USER_HASH, password.slice(0, PASSWORD_MAX + 1));
  return passwordHash !== undefined && matches;
}

/** Random password of 116 bits. */
export function makePassword(): string {
  return Array.from({ length: MADE_LENGTH }, () => PRINTABLE[randomInt(PRINTABLE.length)]).join("");
}
