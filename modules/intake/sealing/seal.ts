import { cipherOf, SEGMENT_BYTES, type DocumentKey } from "./segments.ts";

export interface Sealer {
  /** Sealed bytes that are ready. Holds on to `bytes` without a copy: they must not change afterwards. */
  update(bytes: Uint8Array): Buffer[];
  /** The rest, with the segment that is marked as the last. */
  final(): Buffer[];
}

/** Seals one file, segment by segment, as its bytes come in. */
export function createSealer(document: DocumentKey): Sealer {
  let segment = 0;
  // A whole segment waits for the next byte: until then nobody knows whether it is the last.
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
