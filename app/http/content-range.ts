/** In bytes, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range that a `Range` header requests of `size` bytes: `whole` for an absent or malformed header, another unit or
 * several ranges (RFC 9110, 14.2 lets a server ignore them), `beyond` when no byte of it exists.
 */
export function readRange(header: string | null, size: number): ByteRange | "whole" | "beyond" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") return suffix(Number(last), size);
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "beyond" : { start, end };
}

function suffix(length: number, size: number): ByteRange | "beyond" {
  return length === 0 || size === 0 ? "beyond" : { start: Math.max(0, size - length), end: size - 1 };
}
