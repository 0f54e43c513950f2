import { expect, it } from "vitest";
import { libraryPath, readCount, readPlace } from "./address.ts";

const read = (search: string) => readPlace(new URLSearchParams(search));

it("an address without anything shows all documents, newest first, as a grid", () => {
  expect(read("")).toEqual({ folder: "", query: "", sort: null, view: "grid", page: 1 });
});

it("reads back what it wrote", () => {
  const place = {
    folder: "1099-int",
    query: "100% O'Neil & co",
    sort: "size",
    view: "list",
    page: 3,
  } as const;
  const path = libraryPath("7", place, { document: "8", at: 12 });
  const { pathname, searchParams } = new URL(path, "http://127.0.0.1");
  expect([pathname, readPlace(searchParams)]).toEqual(["/documents/7", place]);
  expect([searchParams.get("document"), searchParams.get("at")]).toEqual(["8", "12"]);
});

it("leaves out what is as usual", () => {
  expect(libraryPath("7", { view: "grid", page: 1, query: "" })).toBe("/documents/7");
});

it.each([
  "sort=up",
  "sort=constructor",
  "view=map",
  "page=-1",
  "page=1e9",
  "page=0",
  "page=x",
  "folder=%00",
  "folder=a%20b",
])("%s is as if it were not there", (search) => {
  expect(read(search)).toEqual(read(""));
});

it.each([
  [null, 1],
  ["7", 7],
  ["0", 1],
  ["1.5", 1],
  ["99999999999", 1],
])("%s counts as %i", (text, count) => {
  expect(readCount(text)).toBe(count);
});
