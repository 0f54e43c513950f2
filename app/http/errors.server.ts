import type { AppLoadContext } from "@remix-run/node";
import { maskNumbers } from "#modules/intake/schema";
import { DomainError, isDomainError, type DomainErrorCode, type FieldErrors } from "#modules/kernel";

export const STATUS: Record<DomainErrorCode, number> = {
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  second_factor_setup_required: 403,
  forbidden: 403,
  not_found: 404,
  malformed: 400,
  invalid: 422,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  limited: 429,
  unavailable: 503,
};

/** The JSON body of every error response. */
export interface ErrorBody {
  message: string;
  code: string;
  fields?: FieldErrors;
}

/** The response to anything thrown. An unknown error is logged here, once, and its text is not sent. */
export function toAnswer(
  error: unknown,
  { log, requestId }: Pick<AppLoadContext, "log" | "requestId">,
): { status: number; body: ErrorBody } {
  if (isDomainError(error)) {
    const { code, fields } = maskedWords(error);
    const message = maskNumbers(error.message);
    if (code === "unavailable") log.warn({ err: error.cause ?? error }, message);
    return { status: STATUS[code], body: fields ? { message, code, fields } : { message, code } };
  }
  log.error({ err: error, requestId }, "request failed");
  const message = `The server could not answer. Try again; if it fails again, report the number ${requestId}.`;
  return { status: 500, body: { message, code: "internal" } };
}

/** Messages quote what was typed. */
function maskedWords({ code, fields }: DomainError): Pick<DomainError, "code" | "fields"> {
  if (!fields) return { code, fields };
  const masked = Object.entries(fields).map(([name, problem]) => [maskNumbers(name), maskNumbers(problem)]);
  return { code, fields: Object.fromEntries(masked) as FieldErrors };
}

/** Whether the error has one of these codes, so that the screen can show it in place. */
export function hasCode(error: unknown, ...codes: DomainErrorCode[]): error is DomainError {
  return isDomainError(error) && codes.includes(error.code);
}

export function notFound(message: string): DomainError {
  return new DomainError("not_found", message);
}
