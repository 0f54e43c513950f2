/** Secrets in cookies and links; only their hash is stored. */
import { createHash, randomBytes } from "node:crypto";

export function makeSecret(bytes: number): string {
  return randomBytes(bytes).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
