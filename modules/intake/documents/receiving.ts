/** Receives a file as a stream: counted, hashed, encrypted and written without holding it in memory. */
import { createHash, randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { DomainError, type Log } from "#modules/kernel";
import { detectType } from "./content-type.ts";
import type { IncomingFile } from "../contract.ts";
import { cleanFileName } from "./file-names.ts";
import type { FileStore, StoredDraft, VirusScan, VirusScanner } from "../ports.ts";
import { MAX_UPLOAD_BYTES } from "../schema.ts";
import type { Keyring } from "../sealing/keys.ts";
import { createSealer, type Sealer } from "../sealing/seal.ts";
import { drain, readAll } from "./streams.ts";

/** A file received completely, and what turning it into a document requires. */
export interface StagedUpload {
  documentId: string;
  fileName: string;
  claimedType: string;
  contentType: string;
  size: number;
  sha256: string;
  wrappedKey: Buffer;
  draft: StoredDraft;
}

interface Measured {
  size: number;
  sha256: string;
  contentType: string;
}

interface Place {
  files: FileStore;
  keyring: Keyring;
  /** Without one, files are stored as they come. */
  scanner?: VirusScanner;
  log: Log;
}

const GLANCE_BYTES = 64 * 1024;

/**
 * Always reads the stream to its end: a sender cut off in the middle would not see the response.
 * @throws DomainError `too_large` above 50 MB, `invalid` for an empty file, `malformed` for a truncated one,
 * `invalid` for one with a virus, `unavailable` when the disk is full or the scanner away. Nothing is left behind then.
 */
export async function receiveFile(
  { files, keyring, scanner, log }: Place,
  { fileName, mimeType, content }: IncomingFile,
): Promise<StagedUpload> {
  const documentId = randomUUID();
  const { wrapped, ...document } = keyring.make(documentId);
  let draft: StoredDraft | null = null;
  const scan = scanner?.begin();
  try {
    draft = await files.draft();
    const measured = await store(content, createSealer(document), { draft, scan });
    await requireClean(scan, log);
    const names = { fileName: cleanFileName(fileName), claimedType: mimeType };
    return { documentId, ...names, ...measured, wrappedKey: wrapped, draft };
  } catch (error) {
    await drain(content);
    await draft?.discard();
    throw error;
  } finally {
    scan?.stop();
  }
}

async function requireClean(scan: VirusScan | undefined, log: Log): Promise<void> {
  const virus = await scan?.verdict();
  if (!virus) return;
  log.warn({ alarm: "virus", virus }, "A file with a virus was refused");
  throw new DomainError(
    "invalid",
    `This file contains a virus (${virus}) and was not stored. Check your device, then send a clean copy.`,
  );
}

async function store(
  content: Readable,
  sealer: Sealer,
  { draft, scan }: { draft: StoredDraft; scan: VirusScan | undefined },
): Promise<Measured> {
  const hash = createHash("sha256");
  const ends = keepEnds();
  let size = 0;
  await readAll(content, (chunk) => {
    size += chunk.length;
    if (size > MAX_UPLOAD_BYTES) throw new DomainError("too_large", "File size must be less than 50MB");
    hash.update(chunk);
    ends.see(chunk);
    return both(scan?.write(chunk) ?? null, draft.write(sealer.update(chunk)));
  });
  if (size === 0) {
    throw new DomainError("invalid", "This file is empty. Choose the file again, or scan it once more.");
  }
  await draft.write(sealer.final());
  return { size, sha256: hash.digest("hex"), contentType: await detectType(ends.glance()) };
}

function both(one: Promise<void> | null, other: Promise<void> | null): Promise<void> | null {
  return one && other ? Promise.all([one, other]).then(() => undefined) : (one ?? other);
}

/** Keeps both ends of the stream. */
function keepEnds() {
  const head: Buffer[] = [];
  let headSize = 0;
  const tail: Buffer[] = [];
  let tailSize = 0;
  return {
    see(chunk: Buffer) {
      if (headSize < GLANCE_BYTES) {
        head.push(chunk.subarray(0, GLANCE_BYTES - headSize));
        headSize += Math.min(chunk.length, GLANCE_BYTES - headSize);
      }
      tail.push(chunk);
      tailSize += chunk.length;
      while (tailSize - tail[0]!.length >= GLANCE_BYTES) tailSize -= tail.shift()!.length;
    },
    glance: () => ({ head: Buffer.concat(head), tail: Buffer.concat(tail).subarray(-GLANCE_BYTES) }),
  };
}
