import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { createSeal } from "./sealing.ts";

const key = randomBytes(32);
const seal = createSeal(key, "a test");
const PLAIN = Buffer.from("twenty bytes of it..");

it("opens what it closed, and closes the same differently each time", () => {
  const [one, two] = [seal.close(PLAIN, "7"), seal.close(PLAIN, "7")];
  expect(one.equals(two)).toBe(false);
  expect(one.includes(PLAIN)).toBe(false);
  expect(seal.open(one, "7")).toEqual(PLAIN);
  expect(createSeal(key, "a test").open(two, "7")).toEqual(PLAIN);
});

it.each([
  ["in somebody else's row", () => seal.open(seal.close(PLAIN, "7"), "8")],
  ["under another key", () => createSeal(randomBytes(32), "a test").open(seal.close(PLAIN, "7"), "7")],
  ["for another purpose", () => createSeal(key, "another").open(seal.close(PLAIN, "7"), "7")],
  ["with a bit turned", () => seal.open(turned(seal.close(PLAIN, "7")), "7")],
  ["cut short", () => seal.open(seal.close(PLAIN, "7").subarray(0, 20), "7")],
])("does not open %s", (_case, open) => {
  expect(open).toThrow(expect.objectContaining({ code: "unavailable" }));
});

function turned(sealed: Buffer): Buffer {
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  return sealed;
}
