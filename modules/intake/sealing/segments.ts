/**
 * Format of an encrypted file: segments of 64 KiB, each AES-256-GCM under the document's key, ciphertext then tag. The
 * nonce is the segment number, since a key encrypts only one file. Number, document and last-segment flag are
 * authenticated, so that no segment can be moved, swapped, dropped or truncated.
 */
import { createCipheriv, createDecipheriv, type CipherGCM, type DecipherGCM } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;

/** Bytes of the original per segment. */
export const SEGMENT_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
export const SEALED_SEGMENT_BYTES = SEGMENT_BYTES + TAG_BYTES;

export interface DocumentKey {
  documentId: string;
  /** 32 bytes, unique to this document. */
  key: Buffer;
}

/** An empty file has one segment too, so that its end is authenticated. */
export function countSegments(size: number): number {
  return Math.max(1, Math.ceil(size / SEGMENT_BYTES));
}

export function sealedSize(size: number): number {
  return size + countSegments(size) * TAG_BYTES;
}

export function cipherOf(document: DocumentKey, segment: number, isLast: boolean): CipherGCM {
  const cipher = createCipheriv(CIPHER, document.key, nonceOf(segment));
  return cipher.setAAD(place(document, segment, isLast));
}

export function decipherOf(document: DocumentKey, segment: number, isLast: boolean): DecipherGCM {
  const decipher = createDecipheriv(CIPHER, document.key, nonceOf(segment), { authTagLength: TAG_BYTES });
  return decipher.setAAD(place(document, segment, isLast));
}

function nonceOf(segment: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(segment, NONCE_BYTES - 4);
  return nonce;
}

function place({ documentId }: DocumentKey, segment: number, isLast: boolean): Buffer {
  return Buffer.from(`${documentId}/${segment}/${isLast ? "last" : "more"}`);
}
