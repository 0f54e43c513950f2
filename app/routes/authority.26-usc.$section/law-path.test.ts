import { expect, it } from "vitest";
import { lawPath } from "./law-path.ts";

it.each([
  ["/us/usc/t26/s151", "/authority/26-usc/151"],
  ["/us/usc/t26/s151/c/2/A", "/authority/26-usc/151#c-2-A"],
  ["/us/usc/t26/s1400Z–2/b", "/authority/26-usc/1400Z-2#b"],
  ["/us/usc/t42/s1396", null],
  ["/us/usc/t26/stA/ch1", null],
  ["/us/usc/t26/ch1", null],
  ["/us/pl/115/97/tI/s11051", null],
  ["/us/stat/68A/17", null],
  ["", null],
])("leads %s to %s", (href, path) => {
  expect(lawPath(href)).toBe(path);
});
