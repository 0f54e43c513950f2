/**
 * Platform: operating system and PostgreSQL primitives for every module: processes, locks, encryption of secrets,
 * queues. It knows nothing about tax; for servers only.
 */
export { readJson, writeAtomically } from "./atomic-file.ts";
export { pauseAfter, type Backoff } from "./backoff.ts";
export { databaseAway, databaseError, diskWasFull, isConnectionError } from "./database-errors.ts";
export { CLEAN_ENVIRONMENT } from "./environment.ts";
export { createFairQueue, type FairQueue } from "./fair-queue.ts";
export { withFolderLock, type FolderLock } from "./folder-lock.ts";
export { entryFile, forkChild, setReferenced, type ForkOptions } from "./forked-child.ts";
export { createKeyedMutex, type KeyedMutex } from "./keyed-mutex.ts";
export {
  ADMINISTRATORS_LOCK,
  APPLICATION_ROLE_LOCK,
  AUDIT_LOCKS,
  AUDIT_SEAL_LOCK,
  JOB_LOCKS,
  JOB_QUEUES_LOCK,
  MAIL_LOCKS,
  SCHEDULE_LOCKS,
  numbered,
  INGEST_LOCKS,
  lockOf,
  MIGRATIONS_LOCK,
  type LockKey,
  type LockSpace,
} from "./lock-names.ts";
export {
  lockedItems,
  isLocked,
  takeTransactionLock,
  tryTakeTransactionLock,
  tryTransactionLock,
  trySessionLock,
  withTransactionLock,
  type SessionLock,
} from "./locks.ts";
export {
  hasEnded,
  identify,
  isRunning,
  processesIn,
  signal,
  thisProcess,
  WATCH_INTERVAL_MS,
} from "./process-identity.ts";
export { processMarks, type Life, type ProcessMarks } from "./process-mark.ts";
export { isTaken } from "./process-table.ts";
export type { ProcessIdentity } from "./schema.ts";
export { queryLimit, withoutQueryLimit, withQueryLimit } from "./query-limit.ts";
export { createSecretBox, type SecretBox } from "./secret-box.ts";
export { superviseCommand, type CommandEnding, type SupervisedCommand } from "./supervised-command.ts";
export { productFolder } from "./product-folder.ts";
