/** The few things that the file store asks of a disk; its test puts one below it that forgets what was not synced. */
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";

export interface DiskFile {
  /** All of them, in order. */
  write(parts: Uint8Array[]): Promise<void>;
  /** The bytes are on disk when this resolves. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface Disk {
  makeFolder(path: string): Promise<void>;
  /** A new file that only this account reads. */
  create(path: string): Promise<DiskFile>;
  rename(from: string, to: string): Promise<void>;
  /** The names in a folder are on disk when this resolves. */
  syncFolder(path: string): Promise<void>;
  /** Harmless for a file that is gone. */
  remove(path: string): Promise<void>;
  list(folder: string): Promise<string[]>;
  changedAt(path: string): Promise<Date>;
  /** Bytes from `start` to `end`, both inclusive. Rejects with ENOENT before the first byte when there is no such file. */
  read(path: string, range?: { start: number; end: number }): Promise<Readable>;
}

const READ_BYTES = 256 * 1024;
/** What one call takes, on every system. */
const PARTS_MAX = 512;

export const nodeDisk: Disk = {
  makeFolder: async (path) => void (await mkdir(path, { recursive: true, mode: 0o700 })),

  async create(path) {
    const handle = await open(path, "wx", 0o600);
    return {
      async write(parts) {
        for (let rest = parts; rest.length > 0;) {
          const { bytesWritten } = await handle.writev(rest.slice(0, PARTS_MAX));
          rest = without(rest, bytesWritten);
        }
      },
      sync: () => handle.datasync(),
      close: () => handle.close(),
    };
  },

  rename,

  async syncFolder(path) {
    // Windows knows no handles of folders; there a rename lasts once it has returned.
    if (process.platform === "win32") return;
    const handle = await open(path, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  },

  remove: (path) => rm(path, { force: true }),
  list: (folder) => readdir(folder),
  changedAt: async (path) => (await stat(path)).mtime,

  async read(path, range) {
    const handle = await open(path, "r");
    return createReadStream(path, { fd: handle, highWaterMark: READ_BYTES, ...range });
  },
};

/** A write may end early, as on a disk that is nearly full. */
function without(parts: Uint8Array[], written: number): Uint8Array[] {
  let left = written;
  const index = parts.findIndex((part) => (left -= part.length) < 0);
  if (index < 0) return [];
  const cut = parts[index]!;
  return [cut.subarray(cut.length + left), ...parts.slice(index + 1)];
}
