/** The two code fields of the form (app code and recovery code); people fill in one of them. */
import { z } from "zod";
import { DomainError } from "#modules/kernel";

export const codeFields = { code: z.string().default(""), recoveryCode: z.string().default("") };

type CodeFields = Record<keyof typeof codeFields, string>;

/** The field the user meant: a filled recovery field wins, because it has to be opened on purpose. */
export function codeField({ recoveryCode }: CodeFields): keyof CodeFields {
  return recoveryCode.trim() ? "recoveryCode" : "code";
}

/** The typed code. @throws DomainError `invalid` when both fields are empty. */
export function typedCode(fields: CodeFields): string {
  const typed = fields[codeField(fields)].trim();
  if (typed) return typed;
  const problem = "Enter the code of your app, or a recovery code.";
  throw new DomainError("invalid", problem, { fields: { code: problem } });
}
