import { expect, it } from "vitest";
import { chatUrl } from "./chat-url.ts";

it("is an address with the parameters that have a value", () => {
  expect(chatUrl({ c: "7", q: "windmill levy" })).toBe("/chat?c=7&q=windmill+levy");
  expect(chatUrl({ c: "7", q: "" })).toBe("/chat?c=7");
  expect(chatUrl({ c: "" })).toBe("/chat");
});
