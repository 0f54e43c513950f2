import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const key = randomBytes(32);
const options = { purpose: "a test", doesNotOpen: "Set the former key again." };
const box = createSecretBox(key, options);
const PLAIN = Buffer.from("twenty bytes of it..");

it("opens what it sealed, and seals the same differently each time", () => {
  const [one, two] = [box.seal(PLAIN, "7"), box.seal(PLAIN, "7")];
  expect(one.equals(two)).toBe(false);
  expect(one.includes(PLAIN)).toBe(false);
  expect(box.open(one, "7")).toEqual(PLAIN);
  expect(createSecretBox(key, options).open(two, "7")).toEqual(PLAIN);
});

it("opens any bytes for any owner, and no bytes once one bit was changed", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), fc.nat(), (plain, owner, at) => {
      const sealed = box.seal(plain, owner);
      expect(sealed).toHaveLength(12 + 16 + plain.length);
      expect(box.open(sealed, owner).equals(plain)).toBe(true);
      const bit = at % (8 * sealed.length);
      sealed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => box.open(sealed, owner)).toThrow(options.doesNotOpen);
    }),
  );
});

it.each([
  ["in somebody else's row", () => box.open(box.seal(PLAIN, "7"), "8")],
  ["under another key", () => createSecretBox(randomBytes(32), options).open(box.seal(PLAIN, "7"), "7")],
  [
    "for another purpose",
    () => createSecretBox(key, { ...options, purpose: "another" }).open(box.seal(PLAIN, "7"), "7"),
  ],
  ["with a bit turned", () => box.open(turned(box.seal(PLAIN, "7")), "7")],
  ["cut short", () => box.open(box.seal(PLAIN, "7").subarray(0, 20), "7")],
])("does not open %s", (_case, open) => {
  expect(open).toThrow(expect.objectContaining({ code: "unavailable", message: options.doesNotOpen }));
});

it.each([
  [
    "a second factor",
    "taxrag second factors",
    "42",
    "0mCfRQ/HKDO+gEetAqiGeQ3KDwVXujuQoV7Um/HlAuyQAUxEqxFX6hF5fs6C8PLl",
    PLAIN,
  ],
  [
    "the key of a document",
    "taxrag document keys",
    "doc-1",
    "OL7jGdVJOpzHhmTLmlVch6AllvYEmS2IbzjPIMzH/Oi/ZdqnIOgOFb3bByHH0edBLptLt/Z6wlWUjsri",
    Buffer.from("ZsAc7K7mDETNs5e/WSCHhDKxvAQ8tdPBW2xzb7MU6Qg=", "base64"),
  ],
])("opens %s that the build of 2026-11-22 sealed", (_what, purpose, owner, sealed, plain) => {
  const old = createSecretBox(Buffer.alloc(32, 7), { ...options, purpose });
  expect(old.open(Buffer.from(sealed, "base64"), owner)).toEqual(plain);
});

function turned(sealed: Buffer): Buffer {
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  return sealed;
}
