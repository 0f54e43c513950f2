import { expect, it } from "vitest";
import { isFragment } from "./fragments.ts";

it.each(["wooden", "part time", "nothing", "by bicycle", "a laptop"])(
  "takes %s for something of what was asked before",
  (text) => expect(isFragment(text)).toBe(true),
);

it.each([
  "alimony",
  "wash sales",
  "like-kind exchange",
  "Is it wooden?",
  "why",
  "wooden mills grinding oats",
])("takes %s for no fragment", (text) => expect(isFragment(text)).toBe(false));
