import { expect, it } from "vitest";
import { cleanFileName } from "./file-names.ts";

it.each([
  ["w2.pdf", "w2.pdf"],
  ["../../etc/passwd", "passwd"],
  ["..\\..\\windows\\system.ini", "system.ini"],
  ["C:\\fakepath\\scan.pdf", "scan.pdf"],
  ["..", "document"],
  ["", "document"],
  ["   ", "document"],
  [".htaccess", "htaccess"],
  ["w2\0.pdf", "w2.pdf"],
  ["w2.pdf\0.exe", "w2.pdf.exe"],
  ["a\r\nSet-Cookie: b.pdf", "aSet-Cookie: b.pdf"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["zero\u200Bwidth\uFEFF.pdf", "zerowidth.pdf"],
  ["  two   words .pdf ", "two words .pdf"],
  ["📸 receipt 👩‍👩‍👧.jpg", "📸 receipt 👩‍👩‍👧.jpg"],
  ["Übersicht – März.pdf", "Übersicht – März.pdf"],
  ["half \ud83d surrogate.pdf", "half surrogate.pdf"],
])("%j is shown as %j", (given, clean) => {
  expect(cleanFileName(given)).toBe(clean);
});

it.each([
  ["x".repeat(300) + ".pdf", 255, /^x+\.pdf$/],
  ["ü".repeat(300) + ".pdf", 255, /^ü+\.pdf$/],
  ["📸".repeat(300) + ".jpeg", 255, /^(📸)+\.jpeg$/u],
  ["x".repeat(300), 255, /^x+$/],
  ["a." + "x".repeat(300), 255, /^a\.x+$/],
])("shortens %s", (given, bytes, shape) => {
  const clean = cleanFileName(given);
  expect(Buffer.byteLength(clean)).toBeLessThanOrEqual(bytes);
  expect(Buffer.byteLength(clean)).toBeGreaterThan(bytes - 5);
  expect(clean).toMatch(shape);
});
