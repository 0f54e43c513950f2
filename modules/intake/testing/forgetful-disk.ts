/** An in-memory disk that may lose whatever was not synced on a power failure, as a real one may. */
import { dirname } from "node:path";
import { Readable } from "node:stream";
import type { Disk } from "../adapters/disk.ts";

interface Content {
  written: Buffer;
  /** Length that is certainly durable. */
  synced: number;
}

export class PowerCut extends Error {}

export interface ForgetfulDisk {
  disk: Disk;
  /** Paths of all files, sorted. */
  paths(): string[];
  /** Number of operations that changed something. */
  readonly operations: number;
  /** From this operation on, counted from 1, everything fails. */
  cutPowerAt(operation: number): void;
  /** The disk after a restart: unsynced changes are lost where `chance()` is below 0.5. */
  restart(chance: () => number): ForgetfulDisk;
}

export function createForgetfulDisk(stored = new Map<string, Content>()): ForgetfulDisk {
  const seen = new Map(stored);
  const lasting = new Map(stored);
  let operations = 0;
  let cutAt = Number.POSITIVE_INFINITY;

  async function operate<T>(work: () => T): Promise<T> {
    // Yields to other work, as a real disk does.
    await Promise.resolve();
    if (operations + 1 >= cutAt) throw new PowerCut(`the power went at operation ${cutAt}`);
    operations += 1;
    return work();
  }

  function present(path: string): Content {
    const content = seen.get(path);
    if (!content) throw Object.assign(new Error(`no ${path}`), { code: "ENOENT" });
    return content;
  }

  const disk: Disk = {
    makeFolder: async () => {},
    create: (path) =>
      operate(() => {
        const content: Content = { written: Buffer.alloc(0), synced: 0 };
        seen.set(path, content);
        return {
          write: (parts) =>
            operate(() => void (content.written = Buffer.concat([content.written, ...parts]))),
          sync: () => operate(() => void (content.synced = content.written.length)),
          close: async () => {},
        };
      }),
    rename: (from, to) =>
      operate(() => {
        seen.set(to, present(from));
        seen.delete(from);
      }),
    syncFolder: (folder) =>
      operate(() => {
        for (const path of [...lasting.keys()].filter((one) => dirname(one) === folder)) lasting.delete(path);
        for (const [path, content] of seen) if (dirname(path) === folder) lasting.set(path, content);
      }),
    remove: (path) => operate(() => void seen.delete(path)),
    list: async (folder) =>
      [...seen.keys()].filter((one) => dirname(one) === folder).map((one) => one.slice(folder.length + 1)),
    changedAt: async () => new Date(),
    room: async () => ({ free: Infinity, total: Infinity }),
    async read(path, range) {
      const { written } = present(path);
      return Readable.from([range ? written.subarray(range.start, range.end + 1) : written]);
    },
  };

  return {
    disk,
    paths: () => [...seen.keys()].sort(),
    get operations() {
      return operations;
    },
    cutPowerAt: (operation) => void (cutAt = operation),
    restart(chance) {
      const found = new Map<string, Content>();
      for (const path of new Set([...seen.keys(), ...lasting.keys()])) {
        const content =
          seen.get(path) === lasting.get(path) || chance() >= 0.5 ? seen.get(path) : lasting.get(path);
        if (content) found.set(path, after(content, chance));
      }
      return createForgetfulDisk(found);
    },
  };
}

/** The new length may be durable without its bytes. */
function after({ written, synced }: Content, chance: () => number): Content {
  const bytes = chance() < 0.5 ? Buffer.from(written).fill(0, synced) : written.subarray(0, synced);
  return { written: bytes, synced: bytes.length };
}
