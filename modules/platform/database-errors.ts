/** What PostgreSQL and the network say, in words for people. Statements that failed for other reasons pass unchanged. */
import { DomainError, isDomainError } from "#modules/kernel";

const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

/** SQLSTATE: class 08 connection exception, 53300 too many connections, 57P0x server shutting down or starting. */
const SERVER_STATE = /^(08...|53300|57P0[1235])$/;
/** Disk full, and an I/O error such as a quota. */
const DISK_FULL = /^(53100|58030)$/;
/** Out of memory or of another resource; a statement that was canceled; a lock that was not to be had. */
const OVERLOADED = /^(53...|57014|55P03)$/;
/** A character that UTF-8 text or JSON of PostgreSQL cannot hold: NUL. */
const NOT_TEXT = /^(22021|22P05)$/;

/** Messages of `pg` errors without a code, after the socket was closed. */
const SOCKET_CLOSED =
  /Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout expired$/;

const AWAY = "The database does not answer right now. Try again in a moment.";
const FULL =
  "The server's disk is full, and nothing was stored. Try again later, or tell your administrator.";
const NUL = "The text contains a character that cannot be stored. Remove it and try again.";

/** After a full disk, readiness is denied for this long; by then another write has met it, or has not. */
const FULL_FOR_MS = 30_000;
let fullAt = -Infinity;

/** Whether PostgreSQL reported a full disk just now. */
export function diskWasFull(): boolean {
  return Date.now() - fullAt < FULL_FOR_MS;
}

/** True when the database was unreachable or the connection was lost, so that a retry may succeed. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code) return NETWORK.has(code) || SERVER_STATE.test(code);
  return error.name === "KnexTimeoutError" || SOCKET_CLOSED.test(error.message);
}

/** DomainError `unavailable` for a database that is away, full or overloaded, `malformed` for NUL; others as they are. */
export function databaseError(error: unknown): unknown {
  if (isDomainError(error)) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (isConnectionError(error)) return databaseAway(error);
  if (typeof code !== "string") return error;
  if (DISK_FULL.test(code)) fullAt = Date.now();
  if (DISK_FULL.test(code)) return new DomainError("unavailable", FULL, { cause: error });
  if (OVERLOADED.test(code)) return databaseAway(error);
  return NOT_TEXT.test(code) ? new DomainError("malformed", NUL, { cause: error }) : error;
}

export function databaseAway(cause: unknown): DomainError {
  return new DomainError("unavailable", AWAY, { cause });
}
