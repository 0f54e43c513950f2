import { expect, it } from "vitest";
import { appears } from "./toast-store.ts";

it.each([
  [{ title: "Success", text: "Logged in successfully" }, false],
  [{ title: "Copied", text: "Message copied to clipboard" }, false],
  [{ title: "Upload Failed", text: "", destructive: true }, true],
  [{ title: "Error", text: "" }, true],
  [{ title: "Network ERROR", text: "" }, true],
  [{ title: "Upload Failed", text: "an error" }, false],
])("%j appears as a toast: %s", (notice, expected) => {
  expect(appears(notice)).toBe(expected);
});
