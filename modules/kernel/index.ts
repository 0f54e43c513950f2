/**
 * Kernel: the few words that every module shares: who acts, what can go wrong, what time it is.
 * It knows nothing of tax, of HTTP or of the database.
 */
export { DomainError, isDomainError, type DomainErrorCode, type FieldErrors } from "./errors.ts";
export {
  requireAdmin,
  requireSignedIn,
  OPERATOR,
  VISITOR,
  type Actor,
  type Origin,
  type Role,
} from "./actor.ts";

/** Where "now" comes from; tests pass their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Structured log, one line an event. The shape of pino's methods. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
