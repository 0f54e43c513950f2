import { expect, it } from "vitest";
import { formatFileSize } from "./file-size.ts";

it.each([
  [0, "0 Bytes"],
  [1, "1 Byte"],
  [1023, "1023 Bytes"],
  [1024, "1.00 KB"],
  [99_052, "96.73 KB"],
  [1024 * 1024 - 1, "1.00 MB"],
  [50 * 1024 * 1024, "50.00 MB"],
  [3 * 1024 ** 3, "3.00 GB"],
  [5000 * 1024 ** 3, "5000.00 GB"],
])("%i bytes are %s", (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});
