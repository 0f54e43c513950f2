import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createKeyring } from "./keys.ts";
import { openRange, sealedRange, type Range } from "./open.ts";
import { createSealer } from "./seal.ts";
import { SEALED_SEGMENT_BYTES, sealedSize, SEGMENT_BYTES, type DocumentKey } from "./segments.ts";

const document: DocumentKey = { documentId: "a", key: randomBytes(32) };

/** Any size up to four segments, with boundaries more likely than by chance. */
const sizes = fc.oneof(
  fc.nat(4 * SEGMENT_BYTES),
  fc.tuple(fc.nat(4), fc.integer({ min: -1, max: 1 })).map(([n, d]) => Math.max(0, n * SEGMENT_BYTES + d)),
);
const pieces = fc.integer({ min: 200, max: 3 * SEGMENT_BYTES });

function bytesOf(size: number): Buffer {
  return Buffer.from(Uint8Array.from({ length: size }, (_, at) => (at * 31 + (at >> 8) * 17) % 256));
}

function cut(bytes: Buffer, piece: number): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += piece) parts.push(bytes.subarray(at, at + piece));
  return parts;
}

function seal(plain: Buffer, piece = SEGMENT_BYTES, secret = document): Buffer {
  const sealer = createSealer(secret);
  return Buffer.concat([...cut(plain, piece).flatMap((part) => sealer.update(part)), ...sealer.final()]);
}

async function open(
  sealed: Buffer,
  size: number,
  range: Range,
  options = { piece: 100_000, secret: document },
) {
  const { start, end } = sealedRange(size, range);
  const source = Readable.from(cut(sealed.subarray(start, end + 1), options.piece));
  const parts: Buffer[] = [];
  for await (const part of openRange(source, options.secret, size, range)) parts.push(part);
  return Buffer.concat(parts);
}

const whole = (size: number): Range => ({ start: 0, end: size - 1 });
const damaged = { code: "unavailable" };

describe("a sealed file", () => {
  it("opens to the same bytes, whatever the size and however they came", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, pieces, pieces, async (size, sent, read) => {
        const plain = bytesOf(size);
        const sealed = seal(plain, sent);
        expect(sealed.length).toBe(sealedSize(size));
        const opened = await open(sealed, size, whole(size), { piece: read, secret: document });
        expect(opened.equals(plain)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("opens any range, reading no more than its segments", async () => {
    await fc.assert(
      fc.asyncProperty(sizes.filter(Boolean), fc.nat(), fc.nat(), async (size, one, other) => {
        const plain = bytesOf(size);
        const [start = 0, end = 0] = [one % size, other % size].sort((a, b) => a - b);
        const { start: from, end: to } = sealedRange(size, { start, end });
        expect(to - from).toBeLessThan(end - start + 2 * SEALED_SEGMENT_BYTES);
        const opened = await open(seal(plain), size, { start, end });
        expect(opened.equals(plain.subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("does not open once any byte was changed", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), fc.integer({ min: 1, max: 255 }), async (size, at, change) => {
        const sealed = seal(bytesOf(size));
        const place = at % sealed.length;
        sealed[place] = sealed[place]! ^ change;
        await expect(open(sealed, size, whole(size))).rejects.toMatchObject(damaged);
      }),
      { numRuns: 60 },
    );
  });

  it("does not open cut off, at any place, also at the border of a segment and as a smaller file", async () => {
    await fc.assert(
      fc.asyncProperty(sizes.filter(Boolean), fc.nat(), async (size, at) => {
        const sealed = seal(bytesOf(size));
        const cutOff = sealed.subarray(0, at % sealed.length);
        await expect(open(cutOff, size, whole(size))).rejects.toMatchObject(damaged);
      }),
      { numRuns: 60 },
    );
    const sealed = seal(bytesOf(3 * SEGMENT_BYTES));
    const two = sealed.subarray(0, 2 * SEALED_SEGMENT_BYTES);
    await expect(open(two, 2 * SEGMENT_BYTES, whole(2 * SEGMENT_BYTES))).rejects.toMatchObject(damaged);
  });

  it("does not open with segments swapped, repeated or taken from another document", async () => {
    const size = 3 * SEGMENT_BYTES;
    const [a, b, c] = cut(seal(Buffer.alloc(size)), SEALED_SEGMENT_BYTES) as [Buffer, Buffer, Buffer];
    for (const order of [
      [b, a, c],
      [a, a, c],
      [a, c, b],
    ]) {
      await expect(open(Buffer.concat(order), size, whole(size))).rejects.toMatchObject(damaged);
    }
    const other = { documentId: "b", key: document.key };
    const options = { piece: 100_000, secret: other };
    await expect(open(Buffer.concat([a, b, c]), size, whole(size), options)).rejects.toMatchObject(damaged);
  });

  it("shows nothing of the original", () => {
    const plain = Buffer.alloc(3 * SEGMENT_BYTES, "SSN 123-45-6789 ");
    const sealed = seal(plain);
    expect(sealed.includes("123-45")).toBe(false);
    const parts = cut(sealed, 16).map((part) => part.toString("hex"));
    expect(new Set(parts).size).toBe(parts.length);
  });
});

describe("the key of a document", () => {
  const keyring = createKeyring(randomBytes(32));

  it("comes back from its wrapping, and is another each time", () => {
    const { key, wrapped } = keyring.make("a");
    expect(keyring.unwrap("a", wrapped)).toEqual({ documentId: "a", key });
    expect(keyring.make("a").key.equals(key)).toBe(false);
    expect(wrapped.includes(key)).toBe(false);
  });

  it("does not come back for another document, with another ENCRYPTION_KEY or changed", () => {
    const { wrapped } = keyring.make("a");
    expect(() => keyring.unwrap("b", wrapped)).toThrow(/ENCRYPTION_KEY/);
    expect(() => createKeyring(randomBytes(32)).unwrap("a", wrapped)).toThrow(/ENCRYPTION_KEY/);
    for (let at = 0; at < wrapped.length; at += 1) {
      const changed = Buffer.from(wrapped);
      changed[at] = changed[at]! ^ 1;
      expect(() => keyring.unwrap("a", changed)).toThrow(/ENCRYPTION_KEY/);
    }
  });
});
