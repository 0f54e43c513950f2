import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

describe("REQUIRE_ADMIN_TWO_FACTOR", () => {
  const away = { HOST: "0.0.0.0", PUBLIC_URL: "https://tax.example.com" };

  it.each([
    ["off on this machine alone", {}, false],
    ["on where others can reach it", away, true],
    ["as it is set: off", { ...away, REQUIRE_ADMIN_TWO_FACTOR: "off" }, false],
    ["as it is set: on", { REQUIRE_ADMIN_TWO_FACTOR: "1" }, true],
  ])("is %s", (_case, settings, required) => {
    expect(readConfig(settings).requireAdminTwoFactor).toBe(required);
  });

  it("names itself when it is neither", () => {
    const read = () => readConfig({ REQUIRE_ADMIN_TWO_FACTOR: "maybe" });
    expect(read).toThrow("The setting REQUIRE_ADMIN_TWO_FACTOR must be 0 or 1.");
  });
});
