/** Error codes of the domain; `app/http` maps them to HTTP statuses, `cli` to exit codes. */
export type DomainErrorCode =
  | "unauthenticated"
  | "invalid_credentials"
  | "second_factor_required"
  | "second_factor_setup_required"
  | "forbidden"
  | "not_found"
  | "malformed"
  | "invalid"
  | "conflict"
  | "too_large"
  | "unsupported"
  | "limited"
  | "unavailable";

/** Field name → problem with its value, for people. */
export type FieldErrors = Record<string, string>;

/** A failure that a person can act on: `message` says what happened and what to do next. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly fields: FieldErrors | undefined;

  constructor(
    code: DomainErrorCode,
    message: string,
    options: { cause?: unknown; fields?: FieldErrors } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = "DomainError";
    this.code = code;
    this.fields = options.fields;
  }
}

export function isDomainError(error: unknown): error is DomainError {
  // By name, not by class: the browser bundle has its own copy of this file.
  return error instanceof Error && error.name === "DomainError";
}
