/** What a disk says, in words for people. */
import { DomainError } from "#modules/kernel";
import type { DiskRoom } from "./disk.ts";

const FULL =
  "The server's disk is full, and the file was not stored. Try again later, or tell your administrator.";
const GONE =
  "The server's store of papers cannot be written, and the file was not stored. Tell your administrator.";
/** Of a small disk, this share is the reserve at most. */
const RESERVE_SHARE = 0.1;

/** @throws DomainError `unavailable` when less than the reserve is free. */
export function requireSpace({ free, total }: DiskRoom, reserve: number): void {
  if (free < Math.min(reserve, total * RESERVE_SHARE)) throw new DomainError("unavailable", FULL);
}

/** DomainError `unavailable` for a full disk, and for a folder that vanished or cannot be written; others as they are. */
export function storageError(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return new DomainError("unavailable", FULL, { cause: error });
  if (!/^(ENOENT|ENOTDIR|EACCES|EPERM|EROFS|EIO|ESTALE|ENODEV|ENXIO)$/.test(String(code))) return error;
  return new DomainError("unavailable", GONE, { cause: error });
}
