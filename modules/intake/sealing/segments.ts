/**
 * How a sealed file is laid out: segments of 64 KiB, each AES-256-GCM under the key of its document, cipher text then
 * tag. The nonce is the number of the segment, for a key seals one file and never another. Number, document and
 * whether it is the last are sealed in, so that no segment can be moved, swapped, left out or cut off.
 */
import { createCipheriv, createDecipheriv, type CipherGCM, type DecipherGCM } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;

/** Of the original. */
export const SEGMENT_BYTES = 64 * 1024;
export const TAG_BYTES = 16;
export const SEALED_SEGMENT_BYTES = SEGMENT_BYTES + TAG_BYTES;

export interface DocumentKey {
  documentId: string;
  /** 32 bytes, of this document alone. */
  key: Buffer;
}

/** A file without bytes has one segment too, so that its end is sealed. */
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
