/** The two fields of a new password, shared by every screen that asks for one. */
import { z } from "zod";
import { DomainError } from "#modules/kernel";

export const newPassword = { password: z.string(), again: z.string() };

/** @throws DomainError `invalid` when the two differ. */
export function requireSame({ password, again }: { password: string; again: string }): void {
  if (password === again) return;
  const problem = "The two passwords differ. Type the same one twice.";
  throw new DomainError("invalid", problem, { fields: { again: problem } });
}
