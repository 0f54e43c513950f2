import { DomainError } from "#modules/kernel";
import {
  countSegments,
  decipherOf,
  SEALED_SEGMENT_BYTES,
  sealedSize,
  SEGMENT_BYTES,
  TAG_BYTES,
  type DocumentKey,
} from "./segments.ts";

/** Both ends inclusive, in bytes. */
export interface Range {
  start: number;
  end: number;
}

/** Position in the encrypted file of the segments that contain a range of the original, of `size` bytes. */
export function sealedRange(size: number, { start, end }: Range): Range {
  const [first, last] = [segmentAt(start), segmentAt(Math.max(start, end))];
  return {
    start: first * SEALED_SEGMENT_BYTES,
    end: Math.min((last + 1) * SEALED_SEGMENT_BYTES, sealedSize(size)) - 1,
  };
}

function segmentAt(position: number): number {
  return Math.floor(position / SEGMENT_BYTES);
}

/**
 * Decrypts a range of the original from the bytes of `sealedRange`; yields a segment only after authenticating it.
 * @throws DomainError `unavailable` for bytes that were changed, moved or truncated.
 */
export async function* openRange(
  sealed: AsyncIterable<Buffer>,
  document: DocumentKey,
  size: number,
  range: Range,
): AsyncGenerator<Buffer> {
  let segment = segmentAt(range.start);
  for await (const bytes of cutSegments(sealed, segment, size)) {
    const opened = openSegment(bytes, document, segment, segment === countSegments(size) - 1);
    const offset = segment * SEGMENT_BYTES;
    yield opened.subarray(Math.max(0, range.start - offset), range.end + 1 - offset);
    segment += 1;
  }
  if (segment <= segmentAt(Math.max(range.start, range.end))) throw damaged();
}

/** Splits a byte stream at segment boundaries. */
async function* cutSegments(sealed: AsyncIterable<Buffer>, first: number, size: number) {
  let segment = first;
  let held: Buffer = Buffer.alloc(0);
  for await (const bytes of sealed) {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    for (let next = lengthOf(segment, size); next > 0 && held.length >= next;) {
      yield held.subarray(0, next);
      held = held.subarray(next);
      segment += 1;
      next = lengthOf(segment, size);
    }
  }
}

/** Encrypted size of a segment; 0 after the last. */
function lengthOf(segment: number, size: number): number {
  const count = countSegments(size);
  if (segment >= count) return 0;
  return segment === count - 1 ? size - segment * SEGMENT_BYTES + TAG_BYTES : SEALED_SEGMENT_BYTES;
}

function openSegment(sealed: Buffer, document: DocumentKey, segment: number, isLast: boolean): Buffer {
  const end = sealed.length - TAG_BYTES;
  try {
    const decipher = decipherOf(document, segment, isLast);
    decipher.setAuthTag(sealed.subarray(end));
    const opened = decipher.update(sealed.subarray(0, end));
    decipher.final();
    return opened;
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause?: unknown): DomainError {
  const message =
    "The stored file of this document is damaged. Ask your administrator to bring it back from a backup.";
  return new DomainError("unavailable", message, { cause });
}
