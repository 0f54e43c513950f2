/** Failures of a model's server, in words for people. */
import { DomainError } from "#modules/kernel";

export interface ServerName {
  /** "OpenAI" */
  name: string;
  /** Address of the server. */
  baseUrl: string;
}

/** `retryAfter` is the header of that name: seconds or a date. */
export function refused({ name }: ServerName, status: number, retryAfter?: string | null): DomainError {
  if (status === 429) {
    const seconds = Number(retryAfter);
    const wait = seconds > 0 ? `${Math.ceil(seconds)} seconds` : "a minute";
    return new DomainError("limited", `${name} is answering too many questions. Wait ${wait} and ask again.`);
  }
  if (status === 401 || status === 403) {
    return new DomainError(
      "unavailable",
      `${name} refused the key (status ${status}). Check the key in the settings, or switch to the built-in model.`,
    );
  }
  return new DomainError(
    "unavailable",
    `${name} could not answer (status ${status}). Try again, or switch to another model.`,
  );
}

export function unreachable({ name, baseUrl }: ServerName, cause: unknown): DomainError {
  return new DomainError(
    "unavailable",
    `${name} cannot be reached at ${baseUrl}. Check that it is running.`,
    {
      cause,
    },
  );
}

export function unreadable({ name }: ServerName, cause?: unknown): DomainError {
  return new DomainError(
    "unavailable",
    `${name} sent something that is no answer. Try again, or switch to another model.`,
    { cause },
  );
}

export function brokenOff({ name }: ServerName, cause?: unknown): DomainError {
  return new DomainError("unavailable", `${name} stopped in the middle of its answer. Try again.`, { cause });
}

/** A stream that could not be read to its end: garbage, or a connection that was cut. */
export function unfinished(server: ServerName, cause: unknown): DomainError {
  return cause instanceof SyntaxError ? unreadable(server, cause) : brokenOff(server, cause);
}

export function silent({ name }: ServerName, seconds: number): DomainError {
  return new DomainError(
    "unavailable",
    `${name} has said nothing for ${seconds} seconds. Try again, or switch to another model.`,
  );
}

export function endless({ name }: ServerName, seconds: number): DomainError {
  return new DomainError(
    "unavailable",
    `${name} did not finish within ${seconds} seconds. Ask something shorter, or switch to another model.`,
  );
}
