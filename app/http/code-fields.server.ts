/** The two fields of a code, of which people fill in one. */
import { z } from "zod";
import { DomainError } from "#modules/kernel";

export const codeFields = { code: z.string().default(""), recoveryCode: z.string().default("") };

type CodeFields = Record<keyof typeof codeFields, string>;

/** The field that was meant: the one of recovery codes had to be looked for. */
export function codeField({ recoveryCode }: CodeFields): keyof CodeFields {
  return recoveryCode.trim() ? "recoveryCode" : "code";
}

/** What was typed. @throws DomainError `invalid` when it was nothing. */
export function typedCode(fields: CodeFields): string {
  const typed = fields[codeField(fields)].trim();
  if (typed) return typed;
  const problem = "Enter the code of your app, or a recovery code.";
  throw new DomainError("invalid", problem, { fields: { code: problem } });
}
