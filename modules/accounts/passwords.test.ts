import { describe, expect, it } from "vitest";
import { checkPassword, hashPassword, makePassword } from "./passwords.ts";

describe("checking a password", () => {
  it("fits its own hash only, and no hash never", async () => {
    const hash = await hashPassword("correct horse battery");
    expect(await checkPassword("correct horse battery", hash)).toBe(true);
    expect(await checkPassword("correct horse batterY", hash)).toBe(false);
    expect(await checkPassword("correct horse battery", undefined)).toBe(false);
  });

  it("tells passwords of 128 characters apart", async () => {
    const long = "x".repeat(127);
    const hash = await hashPassword(`${long}a`);
    expect(await checkPassword(`${long}a`, hash)).toBe(true);
    expect(await checkPassword(`${long}b`, hash)).toBe(false);
    expect(await checkPassword(`${long}ab`, hash)).toBe(false);
  });
});

describe("a made password", () => {
  it("has 20 characters that nobody mistakes for others, anew each time", () => {
    const made = Array.from({ length: 200 }, makePassword);
    expect(new Set(made).size).toBe(200);
    for (const password of made) expect(password).toMatch(/^[a-km-zA-HJ-NP-Z2-9]{20}$/);
  });
});
