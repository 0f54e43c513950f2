import { expect, it } from "vitest";
import { hashRecoveryCode, makeRecoveryCodes } from "./recovery-codes.ts";

it("ten different ones, in groups that can be copied by hand", () => {
  const codes = makeRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){3}$/);
});

it("are the same however they are typed", () => {
  const hash = hashRecoveryCode("k7fm-2xq9-pw3h-n4td");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  for (const typed of ["K7FM2XQ9PW3HN4TD", " k7fm 2xq9 pw3h n4td ", "k7fm–2xq9–pw3h–n4td"]) {
    expect(hashRecoveryCode(typed)).toBe(hash);
  }
  expect(hashRecoveryCode("k7fm-2xq9-pw3h-n4te")).not.toBe(hash);
});
