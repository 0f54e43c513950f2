/** Small WordPerfect files: words between functions, as versions 5.1 and 6 write them. */

type Part = string | number[];

/** A function of variable length: group, subgroup, what it holds. Its data look like words, to be skipped. */
function variable6(group: number, subgroup: number, data = "data that looks like words"): number[] {
  const size = data.length + 8;
  const length = [size & 255, size >> 8];
  return [group, subgroup, ...length, ...Buffer.from(data), ...length, subgroup, group];
}

function variable5(group: number, subgroup: number, data = "data that looks like words"): number[] {
  const size = data.length + 4;
  const length = [size & 255, size >> 8];
  return [group, subgroup, ...length, ...Buffer.from(data), ...length, subgroup, group];
}

export const WP6 = {
  ...{
    hardReturn: [0xcc],
    softReturn: [0xcf],
    hardPage: [0xc7],
    hardHyphen: [0x84],
    softHyphen: [0x83],
    space: [0x80],
  },
  extended: (set: number, character: number) => [0xf0, character, set, 0xf0],
  deletedFrom: [0xf1, 0, 0, 0, 0xf1],
  deletedTo: [0xf1, 1, 0, 0, 0xf1],
  bold: [0xf2, 12, 0xf2],
  tab: variable6(0xe0, 0x11),
  note: variable6(0xd7, 0x02),
};
export const WP5 = {
  ...{
    hardReturn: [0x0a],
    softReturn: [0x0d],
    hardPage: [0x0c],
    hardHyphen: [0xa9],
    softHyphen: [0xac],
    space: [0xa0],
  },
  extended: (set: number, character: number) => [0xc0, character, set, 0xc0],
  bold: [0xc3, 12, 0xc3],
  tab: [0xc1, 0, 0, 0, 0, 0, 0, 0, 0xc1],
  note: variable5(0xd6, 0x00),
};

interface FileOptions {
  version?: number;
  /** Key of an encrypted file. */
  key?: number;
}

export function buildWordPerfect(parts: Part[], { version = 2, key = 0 }: FileOptions = {}): Buffer {
  const head = Buffer.alloc(32);
  head.set([0xff, 0x57, 0x50, 0x43]);
  head.writeUInt32LE(head.length, 4);
  head.set([1, 0x0a, version, 1], 8);
  head.writeUInt16LE(key, 12);
  // A typist's blank between words is a byte of its own in version 6.
  const written = parts.map((part) =>
    typeof part !== "string"
      ? Buffer.from(part)
      : Buffer.from(version === 2 ? part.replaceAll(" ", "\x80") : part, "latin1"),
  );
  return Buffer.concat([head, ...written]);
}
