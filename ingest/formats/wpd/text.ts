/**
 * The words of a WordPerfect file: text of versions 5 and 6 with its functions skipped by their own lengths, so that no
 * byte of a function is taken for a letter. Notes, heads and tables' frames lie in functions and are not read.
 */
import { DomainError } from "#modules/kernel";
import { characterOf, shortCharacter } from "./characters.ts";

/** 0xFF "WPC"; then where the text begins, product, type, version, key of the encryption. */
const SIGNATURE = Buffer.from([0xff, 0x57, 0x50, 0x43]);
const DOCUMENT = 0x0a;
const MAX_BYTES = 20_000_000;

export function isWordPerfect(start: Uint8Array): boolean {
  return Buffer.from(start.subarray(0, 4)).equals(SIGNATURE);
}

/** Text with a line feed between paragraphs and a form feed between pages. @throws DomainError `unsupported`, `malformed` */
export function wordPerfectText(file: Buffer): string {
  if (file.length > MAX_BYTES || file.length < 16 || !isWordPerfect(file)) throw notReadable("it is none");
  if (file[9] !== DOCUMENT) throw notReadable("it holds no document");
  if (file.readUInt16LE(12) !== 0) throw notReadable("it is protected by a password");
  const reader = { 0: VERSION_5, 2: VERSION_6 }[file[10]!];
  if (!reader) throw notReadable(`its version ${file[10]} is not known`);
  return paragraphsIn(file, reader);
}

function notReadable(why: string): DomainError {
  return new DomainError(
    "unsupported",
    `The WordPerfect file (.wpd) is not readable: ${why}. Get the paper as PDF.`,
  );
}

/** How one version writes its text. */
interface Version {
  /** What a single byte stands for: words, or "" for a function of one byte. */
  single(byte: number): string | null;
  /** The function that begins at `at`. */
  function(file: Buffer, at: number): Code;
}

interface Code {
  /** With its first and last byte. */
  length: number;
  /** What it stands for in the text. */
  words: string;
  /** Whether text that the writer deleted, kept for undoing, begins or ends here. */
  deleted?: boolean;
}

const HYPHEN = "-";
const BREAK = "\n";
const PAGE = "\f";

const VERSION_6: Version = {
  single(byte) {
    if (byte === 0) return "";
    if (byte <= 0x20) return shortCharacter(byte);
    if (byte < 0x7f) return String.fromCharCode(byte);
    if (byte < 0xd0) return SINGLE_6[byte] ?? "";
    return null;
  },
  function(file, at) {
    const group = file[at]!;
    if (group < 0xf0) return { length: file.readUInt16LE(at + 2), words: endOf6(group, file[at + 1]!) };
    const length = FIXED_6[group - 0xf0]!;
    if (group === 0xf1) return { length, words: "", deleted: file[at + 1] === 0 };
    return { length, words: group === 0xf0 ? characterOf(file[at + 2]!, file[at + 1]!) : "" };
  },
};
const SINGLE_6: Record<number, string> = {
  ...{ 0x80: " ", 0x81: " ", 0x84: HYPHEN, 0x85: HYPHEN },
  ...{
    0xb7: BREAK,
    0xb8: BREAK,
    0xb9: PAGE,
    0xc7: PAGE,
    0xc8: PAGE,
    0xcc: BREAK,
    0xcd: " ",
    0xce: " ",
    0xcf: " ",
  },
};
/** Whole lengths of the functions F0 to FF. */
const FIXED_6 = [4, 5, 3, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 8, 8, 0];

/** Ends of lines, cells and pages; tabs. Every other function is none of the text's. */
function endOf6(group: number, subgroup: number): string {
  if (group === 0xe0) return "\t";
  if (group !== 0xd0) return "";
  if (subgroup <= 0x03 || (subgroup >= 0x14 && subgroup <= 0x16)) return " ";
  if (subgroup === 0x09) return PAGE;
  if (subgroup === 0x0a) return "\t";
  return BREAK;
}

const VERSION_5: Version = {
  single(byte) {
    if (byte === 0x0a || byte === 0x8c) return BREAK;
    if (byte === 0x0c) return PAGE;
    if (byte === 0x09) return "\t";
    if (byte === 0x0b || byte === 0x0d || byte === 0xa0) return " ";
    if (byte < 0x20 || byte === 0x7f) return "";
    if (byte < 0x7f) return String.fromCharCode(byte);
    if (byte < 0xc0) return byte === 0xa9 ? HYPHEN : "";
    return null;
  },
  function(file, at) {
    const group = file[at]!;
    // A variable function names the length of what follows its first four bytes.
    if (group >= 0xd0) return { length: file.readUInt16LE(at + 2) + 4, words: "" };
    const words = group === 0xc0 ? characterOf(file[at + 2]!, file[at + 1]!) : group <= 0xc2 ? "\t" : "";
    return { length: FIXED_5[group - 0xc0] ?? 0, words };
  },
};
/** Whole lengths of the functions C0 to C7; C8 to CF are reserved. */
const FIXED_5 = [4, 9, 11, 3, 3, 5, 6, 7];

function paragraphsIn(file: Buffer, version: Version): string {
  const parts: string[] = [];
  let isDeleted = false;
  for (let at = file.readUInt32LE(4); at < file.length;) {
    const byte = file[at]!;
    const words = version.single(byte);
    if (words !== null) {
      if (!isDeleted) parts.push(words);
      at += 1;
      continue;
    }
    const known = at + 4 <= file.length ? version.function(file, at) : null;
    // A function ends with the byte that it begins with.
    if (!known || known.length < 3 || file[at + known.length - 1] !== byte) throw damaged();
    isDeleted = known.deleted ?? isDeleted;
    if (!isDeleted) parts.push(known.words);
    at += known.length;
  }
  const text = parts.join("");
  if (!/\w{3}/.test(text)) throw notReadable("it has no words");
  return text;
}

function damaged(): DomainError {
  return new DomainError("malformed", "The WordPerfect file (.wpd) is damaged or cut off; get it again.");
}
