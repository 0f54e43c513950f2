/** Tells a database that is away from a statement that failed. */

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

/** SQLSTATE: class 08 connection exception, 53300 too many connections, 57P0x the server stops or starts. */
const SERVER_STATE = /^(08...|53300|57P0[1235])$/;

/** What `pg` says, in errors without a code, when the socket closed under it. */
const SOCKET_CLOSED =
  /Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout expired$/;

/** True when the database could not be reached or went away, so that the same call may succeed later. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code) return NETWORK.has(code) || SERVER_STATE.test(code);
  return error.name === "KnexTimeoutError" || SOCKET_CLOSED.test(error.message);
}
