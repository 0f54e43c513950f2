import { describe, expect, it } from "vitest";
import { emailAddress, isoDate, notBlank, pointInTime, wholeNumber } from "./arguments.ts";

describe("words of the command line", () => {
  it("takes whole numbers within their limits", () => {
    const k = wholeNumber(1, 100);
    expect([k("1"), k("100")]).toEqual([1, 100]);
    for (const word of ["0", "101", "-3", "1.5", "1e2", "ten", ""])
      expect(() => k(word)).toThrow("from 1 to 100");
  });

  it("takes days that exist", () => {
    expect(isoDate("2024-02-29")).toBe("2024-02-29");
    for (const word of ["2025-02-29", "2025-13-01", "07/04/2025", "2025-7-4", "119-100"]) {
      expect(() => isoDate(word)).toThrow("such as 2025-07-04");
    }
  });

  it("takes a release point wherever it takes a day", () => {
    expect([pointInTime("119-100"), pointInTime("2025-01-06")]).toEqual(["119-100", "2025-01-06"]);
    expect(() => pointInTime("yesterday")).toThrow("release point such as 119-100");
  });

  it("refuses what is blank, and what is no e-mail address", () => {
    expect(() => notBlank(" \t")).toThrow("blank");
    expect(emailAddress("admin@localhost")).toBe("admin@localhost");
    expect(() => emailAddress("admin@")).toThrow("e-mail address");
  });
});
