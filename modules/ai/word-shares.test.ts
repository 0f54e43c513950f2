import { expect, it } from "vitest";
import { createWordShares } from "./word-shares.ts";

const shares = createWordShares(
  new Map([
    ["visa", ["Millers on an H-1B visa pay the levy."]],
    ["grain", ["The levy on grain is paid in flour."]],
    ["sails", ["Sails are free."]],
  ]),
);
const share = (question: string) => shares.share(question, shares.held("visa")!);

it.each([
  ["H-1B visa", 1],
  ["I'm on an h-1b visa", 1],
  ["visa sails", 0.5],
])("a text speaks of %s by %s, compounds divided and contractions left out", (question, expected) =>
  expect(share(question)).toBeCloseTo(expected),
);
