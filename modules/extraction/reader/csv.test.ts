import { expect, it } from "vitest";
import { readCsv } from "./csv.ts";

const TEXT = 'Payer,Amount\nCafé Müller,"1,500.00"\n';
const EXPECTED = [
  ["Payer", "Amount"],
  ["Café Müller", "1,500.00"],
];

function utf16be(text: string): Buffer {
  return Buffer.from(text, "utf16le").swap16();
}

it.each<[string, Buffer]>([
  ["UTF-8", Buffer.from(TEXT)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${TEXT}`)],
  ["UTF-16, little end first", Buffer.from(`\ufeff${TEXT}`, "utf16le")],
  ["UTF-16, big end first", utf16be(`\ufeff${TEXT}`)],
  ["UTF-16 without a mark", Buffer.from(TEXT, "utf16le")],
  ["UTF-16, big end first, without a mark", utf16be(TEXT)],
  ["Windows-1252", Buffer.from(TEXT, "latin1")],
])("reads %s", (_encoding, bytes) => {
  expect(readCsv(bytes)).toEqual(EXPECTED);
});

it("reads quotation marks, dashes and euros of Windows-1252", () => {
  const bytes = Buffer.concat([
    Buffer.from([0x93, 0x61, 0x94, 0x2c, 0x96, 0x2c, 0x80, 0x35, 0x2c, 0x92, 0x2c, 0x9f, 0x0a]),
    Buffer.from("é,b,c,d,e\n", "latin1"),
  ]);
  expect(readCsv(bytes)[0]).toEqual(["“a”", "–", "€5", "’", "Ÿ"]);
});

it("finds semicolons and tabs", () => {
  expect(readCsv(Buffer.from("a;b\n1;2\n"))).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
  expect(readCsv(Buffer.from("a\tb\n1\t2\n"))).toEqual([
    ["a", "b"],
    ["1", "2"],
  ]);
});

it("keeps formulas as the text that they are", () => {
  expect(readCsv(Buffer.from("name,value\nx,\"=cmd|' /C calc'!A0\"\n"))[1]).toEqual([
    "x",
    "=cmd|' /C calc'!A0",
  ]);
});

it("takes a thousand columns", () => {
  const row = Array.from({ length: 1000 }, (_, index) => `c${index}`);
  expect(readCsv(Buffer.from(`${row.join(",")}\n`))[0]).toHaveLength(1000);
});

it("stops after the rows that are wanted", () => {
  expect(readCsv(Buffer.from("a\nb\nc\nd\n"), 2)).toEqual([["a"], ["b"]]);
});

it("refuses bytes that are no text", () => {
  expect(() => readCsv(Buffer.from([1, 2, 3, 0x41, 5, 6]))).toThrow("does not hold text");
});
