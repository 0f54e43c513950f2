/** The objects of one bucket of an S3-compatible store, by Amazon's own client. */
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { DomainError } from "#modules/kernel";

export interface Bucket {
  name: string;
  /** Empty, or a folder's name with a slash at its end. */
  prefix: string;
  region: string;
  /** URL of the store; default: Amazon's own of the region. */
  endpoint?: string;
}

export interface BucketObject {
  key: string;
  changedAt: Date;
}

/** Keys are without the prefix. Each rejects with DomainError `unavailable` when the store is away or refuses. */
export interface BucketObjects {
  put(key: string, body: Readable, size: number): Promise<void>;
  /** Bytes from `start` to `end`, both inclusive. @throws DomainError `not_found` */
  get(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Ignores the key of a missing object. */
  remove(key: string): Promise<void>;
  /** All objects, a page of up to 1,000 at a time. */
  list(): AsyncGenerator<BucketObject[]>;
  /** Resolves when the bucket is there and may be used. */
  probe(): Promise<void>;
}

const CONNECT_MS = 3_000;
const PROBE_MS = 2_000;

const AWAY =
  "The server's store of papers does not answer, and nothing was stored. Try again in a moment, or tell your administrator.";

/**
 * Credentials come from where Amazon's tools look: AWS_ACCESS_KEY_ID, a profile, the machine's role.
 * @param quietMs a store that says nothing for this long counts as away
 */
export function openBucket({ name, prefix, region, endpoint }: Bucket, quietMs: number): BucketObjects {
  const client = new S3Client({
    region,
    endpoint,
    // Buckets of other makers' stores have no host name of their own.
    forcePathStyle: endpoint !== undefined,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: quietMs },
    // Other stores lack Amazon's newer checksums; a file is sealed, so damage shows when it is opened.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const object = (key: string) => ({ Bucket: name, Key: prefix + key });

  return {
    async put(key, Body, size) {
      await client.send(new PutObjectCommand({ ...object(key), Body, ContentLength: size })).catch(asAway);
    },

    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ ...object(key), Range })).catch(asMissing);
      return Body as Readable;
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(object(key))).catch(asAway);
    },

    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const asked = new ListObjectsV2Command({ Bucket: name, Prefix: prefix, ContinuationToken });
        const page = await client.send(asked).catch(asAway);
        yield (page.Contents ?? []).map(({ Key = "", LastModified = new Date() }) => ({
          key: Key.slice(prefix.length),
          changedAt: LastModified,
        }));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },

    async probe() {
      const abortSignal = AbortSignal.timeout(PROBE_MS);
      await client.send(new HeadBucketCommand({ Bucket: name }), { abortSignal }).catch(asAway);
    },
  };
}

function asMissing(cause: unknown): never {
  if (cause instanceof NoSuchKey) throw new DomainError("not_found", "There is no such file.", { cause });
  return asAway(cause);
}

function asAway(cause: unknown): never {
  throw new DomainError("unavailable", AWAY, { cause });
}
