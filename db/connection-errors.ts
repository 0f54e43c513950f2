/** Distinguishes an unreachable database from a failed statement. */

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

/** Messages of `pg` errors without a code, after the socket was closed. */
const SOCKET_CLOSED =
  /Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout expired$/;

/** True when the database was unreachable or the connection was lost, so that a retry may succeed. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code) return NETWORK.has(code) || SERVER_STATE.test(code);
  return error.name === "KnexTimeoutError" || SOCKET_CLOSED.test(error.message);
}
