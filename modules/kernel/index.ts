/**
 * Kernel: types that every module shares: actors, errors, time, log.
 * It knows nothing about tax, HTTP or the database.
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

/** Source of the current time; tests pass their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Structured log, one line per event. Compatible with pino. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
