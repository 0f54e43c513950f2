/** Writes zip archives, so that tests can have broken and hostile ones too. */
import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  name: string;
  content: string | Buffer;
}

const VERSION = 20;
const DEFLATED = 8;
const UTF8_NAMES = 0x0800;

/** A zip archive that holds the entries in this order. */
export function buildZip(entries: ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain);
    const common = describe(name, plain, packed);
    const file = Buffer.concat([u32(0x04034b50), common, u16(0), Buffer.from(name), packed]);
    directory.push(
      Buffer.concat([u32(0x02014b50), u16(VERSION), common, zeros(12), u32(offset), Buffer.from(name)]),
    );
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const count = u16(entries.length);
  const end = [u32(0x06054b50), zeros(4), count, count, u32(list.length), u32(offset), u16(0)];
  return Buffer.concat([...files, list, ...end]);
}

/** What a file's own header and its line in the directory share: from the version to the length of the name. */
function describe(name: string, plain: Buffer, packed: Buffer): Buffer {
  const sizes = [u32(crc32(plain)), u32(packed.length), u32(plain.length)];
  const length = u16(Buffer.byteLength(name));
  return Buffer.concat([u16(VERSION), u16(UTF8_NAMES), u16(DEFLATED), zeros(4), ...sizes, length]);
}

function u16(value: number): Buffer {
  const bytes = zeros(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function u32(value: number): Buffer {
  const bytes = zeros(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}

function zeros(count: number): Buffer {
  return Buffer.alloc(count);
}
