import { expect, it } from "vitest";
import { isHeading } from "./heading.ts";

it.each([
  ["gift splitting by a married couple", true],
  ["Bread for the miller's crew.", true],
  ["levy", false],
  ["my bread", false],
  ["Is bread taxed?", false],
  ["bread that was baked", false],
  ["one two three four five six seven eight nine ten eleven", false],
])("%j only names a subject: %s", (text, isOne) => expect(isHeading(text)).toBe(isOne));
