import type { FileStore } from "../ports.ts";
import { createFileStore } from "./file-store.ts";
import type { Bucket } from "./s3-bucket.ts";
import { createBucketStore } from "./s3-store.ts";

interface Storage {
  /** Of the papers, or with a bucket of those on their way there. */
  folder: string;
  bucket: Bucket | null;
}

/** @param reserve bytes that stay free in the folder */
export function createFiles({ folder, bucket }: Storage, reserve: number): FileStore {
  return bucket ? createBucketStore(bucket, { folder, reserve }) : createFileStore(folder, { reserve });
}
