import { expect, it } from "vitest";
import { isCurrent, navigationFor } from "./navigation.ts";

it.each([
  ["Dashboard", "/", "/", true],
  ["Dashboard", "/", "/login", false],
  ["Documents", "/", "/", false],
  ["Documents", "/documents/7", "/documents/7", true],
  ["Documents", "/documents/7", "/documents/8", true],
  ["The Code", "/authority/26-usc", "/authority/26-usc/61", true],
  ["The Code", "/authority/26-usc", "/authority", true],
  ["The Code", "/authority/26-usc", "/authority/26-usc-old", false],
  ["Research", "/research", "/research", true],
  ["Research", "/research", "/research/saved", true],
  ["Research", "/research", "/ai-assistant", false],
  ["Document Q&A", "/ai-assistant", "/rag", true],
])("marks %s (%s) at %s: %s", (label, href, pathname, current) => {
  expect(isCurrent({ label, href }, pathname)).toBe(current);
});

it("keeps what is for administrators from everybody else", () => {
  const { main, menu, aiFeatures } = navigationFor({ role: "user", documents: "/documents/7" });
  expect(aiFeatures).toEqual([]);
  expect(main.map(({ label }) => label)).toEqual(["Dashboard", "Documents", "The Code"]);
  expect(menu.map(({ href }) => href)).toEqual([
    "/",
    "/documents/7",
    "/authority/26-usc",
    "/profile",
    "/settings",
  ]);
});
