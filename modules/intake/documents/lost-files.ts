/** Stored files that are missing or damaged: told to the reader, and logged with `alarm` for whoever watches the log. */
import { DomainError, isDomainError, type Log } from "#modules/kernel";

const MISSING =
  "The stored file of this document is missing. Ask your administrator to bring it back from a backup.";

/** Logs the alarm. @returns DomainError `unavailable`. */
export function lost(log: Log, documentId: string, cause: unknown): DomainError {
  log.error({ alarm: "stored-file-missing", documentId, err: cause }, "A stored file is missing");
  return new DomainError("unavailable", MISSING, { cause });
}

/** Logs an alarm when the bytes turn out to be damaged; passes on what comes before. */
export async function* withAlarm(
  log: Log,
  documentId: string,
  opened: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  try {
    yield* opened;
  } catch (error) {
    const alarm = isDomainError(error) ? "stored-file-damaged" : "stored-file-unreadable";
    log.error({ alarm, documentId, err: error }, "A stored file cannot be read");
    throw error;
  }
}
