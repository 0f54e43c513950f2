import { cipherOf, SEGMENT_BYTES, type DocumentKey } from "./segments.ts";

export interface Sealer {
  /** Returns the finished segments. Keeps `bytes` without a copy: they must not change afterwards. */
  update(bytes: Uint8Array): Buffer[];
  /** The remaining bytes, including the segment marked as last. */
  final(): Buffer[];
}

/** Encrypts one file, segment by segment, as it arrives. */
export function createSealer(document: DocumentKey): Sealer {
  let segment = 0;
  // A full segment waits for the next byte, since the last one is marked.
  let waiting: Uint8Array[] = [];
  let size = 0;

  function close(isLast: boolean): Buffer[] {
    const cipher = cipherOf(document, segment, isLast);
    const sealed = waiting.map((part) => cipher.update(part));
    cipher.final();
    segment += 1;
    waiting = [];
    size = 0;
    return [...sealed, cipher.getAuthTag()];
  }

  return {
    update(bytes) {
      const sealed: Buffer[] = [];
      for (let rest = bytes; rest.length > 0;) {
        if (size === SEGMENT_BYTES) sealed.push(...close(false));
        const part = rest.subarray(0, SEGMENT_BYTES - size);
        waiting.push(part);
        size += part.length;
        rest = rest.subarray(part.length);
      }
      return sealed;
    },
    final: () => close(true),
  };
}
