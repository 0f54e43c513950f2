import { expect, it } from "vitest";
import { isCurrent } from "./navigation.ts";

it.each([
  ["/", "/", true],
  ["/", "/login", false],
  ["/authority/26-usc", "/authority/26-usc/61", true],
  ["/authority/26-usc", "/authority", true],
  ["/authority/26-usc", "/authority/26-usc-old", false],
  ["/ai-assistant", "/rag", true],
  ["/ai-assistant", "/", false],
])("marks %s at %s: %s", (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current);
});
