import { expect, it } from "vitest";
import { section } from "../testing.ts";
import { saying, wordsOf } from "./held-units.ts";

const LAW = section("Mills", [["a", "Rule", "A mill grinds. A wheel turns. Grist is flour."]], "2");
const resolved = { document: LAW, unit: 1, citation: "26 USC 2(a)", url: "", missing: null };

it("quotes the whole sentence that holds the words, and nothing where one is not in the text", () => {
  expect(wordsOf(saying(resolved, ["wheel"])!)).toBe("A wheel turns.");
  expect(wordsOf(saying(resolved, ["wheel", "Grist"])!)).toBe("A wheel turns.\nGrist is flour.");
  expect(saying(resolved, ["wheel", "barley"])).toBeNull();
});
