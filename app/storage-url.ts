/** Where papers are kept, read from STORAGE_URL. */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Bucket } from "#modules/intake";

/** S3 names a bucket in 3 to 63 lower-case letters, digits, dots and dashes. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** The region of S3-compatible stores that have none. */
const ANY_REGION = "us-east-1";

/** `file:///srv/papers`, `file:papers` below DATA_DIR, or `s3://bucket/prefix?endpoint=https://…&region=…`. */
export const storageUrl = z
  .string()
  .refine(
    (value) => /^file:(?!\/\/[^/])./i.test(value) || isBucketUrl(value),
    "must be a file: address of this machine, or s3://bucket?endpoint=https://…&region=…",
  );

export interface Storage {
  /** Of papers, or with a bucket of those on their way there. */
  folder: string;
  bucket: Bucket | null;
}

/** @param url one that `storageUrl` accepts */
export function storageOf(url: string, dataDir: string): Storage {
  if (/^s3:/i.test(url)) return { folder: resolve(dataDir, "uploads"), bucket: bucketOf(new URL(url)) };
  const folder = url.startsWith("file://")
    ? fileURLToPath(url)
    : resolve(dataDir, decodeURI(url.slice("file:".length)));
  return { folder, bucket: null };
}

function bucketOf({ hostname, pathname, searchParams }: URL): Bucket {
  const prefix = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, "");
  return {
    name: hostname,
    prefix: prefix === "" ? "" : `${prefix}/`,
    region: searchParams.get("region") || ANY_REGION,
    endpoint: searchParams.get("endpoint") || undefined,
  };
}

function isBucketUrl(value: string): boolean {
  if (!/^s3:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { name, endpoint } = bucketOf(new URL(value));
  return BUCKET.test(name) && (endpoint === undefined || /^https?:\/\/[^/]/.test(endpoint));
}
