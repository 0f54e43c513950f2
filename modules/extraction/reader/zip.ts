/** Uncompressed size of a zip, measured before any library unpacks it. */
import { inflateRawSync } from "node:zlib";
import { MAX_PACKED_PARTS, MAX_UNPACKED_BYTES, MEGABYTE } from "../limits.ts";
import { Unreadable } from "./unreadable.ts";

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const LONGEST_COMMENT = 65_535;

const DAMAGED =
  "This workbook is damaged and cannot be opened. Save it again in Excel and upload the new file.";
const TOO_LARGE = `This workbook unpacks to more than ${MAX_UNPACKED_BYTES / MEGABYTE} MB. Split it, or export the sheet as CSV.`;

/**
 * Names of a zip's entries. Each entry is unpacked once and discarded, since its declared size may be false.
 * @throws Unreadable when it is damaged, or unpacks to more than the limits.
 */
export function checkZip(bytes: Uint8Array): string[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return unpackAll(zip);
  } catch (cause) {
    if (cause instanceof Unreadable) throw cause;
    const tooLarge = (cause as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    throw new Unreadable(tooLarge ? TOO_LARGE : DAMAGED, { cause });
  }
}

function unpackAll(zip: Buffer): string[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_PACKED_PARTS) throw new Unreadable(TOO_LARGE);
  const names: string[] = [];
  let left = MAX_UNPACKED_BYTES;
  let at = zip.readUInt32LE(end + 16);
  for (let part = 0; part < count; part += 1) {
    if (zip.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Unreadable(DAMAGED);
    const nameLength = zip.readUInt16LE(at + 28);
    names.push(zip.toString("utf8", at + 46, at + 46 + nameLength));
    left -= unpackedSize(zip, at, left);
    if (left < 0) throw new Unreadable(TOO_LARGE);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return names;
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - LONGEST_COMMENT - 22);
  for (let at = zip.length - 22; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Unreadable(DAMAGED);
}

function unpackedSize(zip: Buffer, entry: number, limit: number): number {
  const isDeflated = zip.readUInt16LE(entry + 10) === 8;
  const packed = zip.readUInt32LE(entry + 20);
  if (zip.readUInt32LE(entry + 24) > limit) throw new Unreadable(TOO_LARGE);
  if (!isDeflated) return packed;
  const local = zip.readUInt32LE(entry + 42);
  if (zip.readUInt32LE(local) !== LOCAL_ENTRY) throw new Unreadable(DAMAGED);
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  if (packed === 0) return 0;
  return inflateRawSync(zip.subarray(from, from + packed), { maxOutputLength: Math.max(1, limit) }).length;
}
