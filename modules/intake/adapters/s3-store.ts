/**
 * Files in a bucket of an S3-compatible store. A draft is written to a local folder, sealed as it arrives; `keep` sends
 * the whole file and resolves when the store has it. Keys are those of a folder, so that a bucket may be copied to a
 * folder and back.
 */
import { processMarks, type ProcessMarks } from "#modules/platform";
import type { FileStore, StoredDraft } from "../ports.ts";
import { isAbandoned } from "./abandoned.ts";
import { createFileStore } from "./file-store.ts";
import type { Bucket, BucketObjects } from "./s3-bucket.ts";

interface BucketStoreOptions {
  /** Folder of files on their way to the bucket. */
  folder: string;
  /** Bytes that stay free in it. */
  reserve?: number;
  /** A store that says nothing for this long counts as away. */
  quietMs?: number;
  marks?: ProcessMarks;
}

const QUIET_MS = 30_000;

export function createBucketStore(
  bucket: Bucket,
  { folder, reserve, quietMs = QUIET_MS, marks = processMarks }: BucketStoreOptions,
): FileStore {
  const local = createFileStore(folder, { reserve, marks });
  let opened: Promise<BucketObjects> | null = null;

  /** Amazon's client is loaded only where a bucket is used. */
  function open(): Promise<BucketObjects> {
    return (opened ??= import("./s3-bucket.ts").then(({ openBucket }) => openBucket(bucket, quietMs)));
  }

  async function send(key: string, size: number): Promise<void> {
    const body = await local.read(key);
    try {
      await (await open()).put(key, body, size);
    } finally {
      body.destroy();
    }
  }

  return {
    draft: async () => sentWhenKept(await local.draft(), { send, forget: (key) => local.remove(key) }),

    async health() {
      const here = await local.health();
      if (here !== "up") return here;
      return (await open()).probe().then(
        () => "up",
        (error: Error) => error.message,
      );
    },

    read: async (key, range) => (await open()).get(key, range),
    remove: async (key) => (await open()).remove(key),

    async sweep(findKnown) {
      // No file in the folder has a row: `keep` resolves after it has gone.
      await local.sweep(async () => new Set());
      const objects = await open();
      for await (const page of objects.list()) {
        const known = await findKnown(page.map(({ key }) => key));
        for (const { key, changedAt } of page) {
          if (!known.has(key) && (await isAbandoned(marks, key, async () => changedAt))) {
            await objects.remove(key);
          }
        }
      }
    },
  };
}

interface Sending {
  send(key: string, size: number): Promise<void>;
  /** Removes the local copy. */
  forget(key: string): Promise<void>;
}

function sentWhenKept(draft: StoredDraft, { send, forget }: Sending): StoredDraft {
  let size = 0;
  let here: string | null = null;

  async function discard(): Promise<void> {
    await (here ? forget(here) : draft.discard());
  }

  return {
    write(parts) {
      for (const part of parts) size += part.length;
      return draft.write(parts);
    },
    async keep() {
      const key = (here = await draft.keep());
      await send(key, size);
      await discard();
      return key;
    },
    discard,
  };
}
