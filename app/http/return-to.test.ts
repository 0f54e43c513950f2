import { describe, expect, it } from "vitest";
import { loginPath, returnTo } from "./return-to.ts";

describe("the way back after sign-in", () => {
  it.each([
    ["/authority/26-usc/61?x=1#a-11", "/authority/26-usc/61?x=1#a-11"],
    ["/ai-assistant", "/ai-assistant"],
    [null, "/"],
    ["", "/"],
    ["https://elsewhere.example/", "/"],
    ["//elsewhere.example/", "/"],
    ["/\\elsewhere.example/", "/"],
    ["/.//elsewhere.example/", "/"],
    ["/\t/elsewhere.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["/api/logout", "/"],
    ["/API/logout", "/"],
    ["/%61pi/logout", "/"],
    ["/%2fapi/logout", "/"],
    ["/%ff", "/"],
    ["/login?to=/login", "/"],
    ["/loginless", "/loginless"],
  ])("for %j is %s", (to, path) => {
    expect(returnTo(to)).toBe(path);
  });
});

it("sends a visitor to the sign-in with the address that they wanted", () => {
  expect(loginPath("http://x/authority?q=wash sale")).toBe("/login?to=%2Fauthority%3Fq%3Dwash%2520sale");
  expect(loginPath("http://x/")).toBe("/login");
});
