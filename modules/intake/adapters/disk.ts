/** File system calls of the file store; a test replaces them with a disk that loses whatever was not synced. */
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import type { Readable } from "node:stream";

export interface DiskFile {
  /** Writes all parts, in order. */
  write(parts: Uint8Array[]): Promise<void>;
  /** Resolves when the bytes are durable. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface DiskRoom {
  free: number;
  total: number;
}

export interface Disk {
  makeFolder(path: string): Promise<void>;
  /** Creates a file that only this account can read. */
  create(path: string): Promise<DiskFile>;
  rename(from: string, to: string): Promise<void>;
  /** Resolves when the folder's entries are durable. */
  syncFolder(path: string): Promise<void>;
  /** Ignores a missing file. */
  remove(path: string): Promise<void>;
  list(folder: string): Promise<string[]>;
  changedAt(path: string): Promise<Date>;
  /** Bytes of the disk that holds the folder: free for this account, and in all. */
  room(folder: string): Promise<DiskRoom>;
  /**
   * Bytes from `start` to `end`, both inclusive. Rejects with ENOENT before the first byte when the file is missing.
   */
  read(path: string, range?: { start: number; end: number }): Promise<Readable>;
}

const READ_BYTES = 256 * 1024;
/** Buffers per call that every system accepts. */
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
    // Windows has no folder handles; a rename is durable there once it returns.
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

  async room(folder) {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  },

  async read(path, range) {
    const handle = await open(path, "r");
    return createReadStream(path, { fd: handle, highWaterMark: READ_BYTES, ...range });
  },
};

/** A write may be short, as on a disk that is nearly full. */
function without(parts: Uint8Array[], written: number): Uint8Array[] {
  let left = written;
  const index = parts.findIndex((part) => (left -= part.length) < 0);
  if (index < 0) return [];
  const cut = parts[index]!;
  return [cut.subarray(cut.length + left), ...parts.slice(index + 1)];
}
