import { URI } from "otpauth";
import { describe, expect, it } from "vitest";
import { makeTotpSecret, matchingStep, provision } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code", () => {
  // RFC 6238, appendix B, SHA-1: the last six of the eight digits.
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("at %i s is %s", (seconds, code) => {
    expect(matchingStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("holds for its own step, the one before and the one after", () => {
    const step = 41_152_263;
    const middle = at(step * 30 + 15).getTime() / 1000;
    const offsets = [-60, -30, 0, 30, 60].map((off) => matchingStep(SECRET, "005924", at(middle + off)));
    expect(offsets).toEqual([null, step, step, step, null]);
  });

  it.each(["", "00592", "0059245", "abcdef", "００５９２４"])("is not %j", (code) => {
    expect(matchingStep(SECRET, code, at(1_234_567_890))).toBeNull();
  });
});

it("an app gets issuer, account and secret by its address", () => {
  const secret = makeTotpSecret();
  expect(secret).toHaveLength(20);
  const setup = provision(secret, "kim@example.com");
  const app = URI.parse(setup.uri);
  expect(app).toMatchObject({ issuer: "TaxRAG", label: "kim@example.com", algorithm: "SHA1", digits: 6 });
  expect([app.secret.base32, Buffer.from(app.secret.bytes)]).toEqual([setup.secret, Buffer.from(secret)]);
  expect(matchingStep(secret, app.generate(), new Date())).not.toBeNull();
});
