import { afterAll, beforeAll, expect, it } from "vitest";
import { OPERATOR } from "#modules/kernel";
import { windmillLibrary } from "../../../tests/factories/library.ts";
import type { TestModules } from "../../../tests/harness.ts";
import { createNameCheck } from "./named-authorities.ts";

let test: TestModules;
beforeAll(async () => {
  test = await windmillLibrary();
});
afterAll(() => test.cleanup());

const strike = (answer: string) => createNameCheck(test.modules.authority, OPERATOR)(answer);

it.each([
  ["See section 3(a)(1) and § 5.", "See section 3(a)(1) and § 5."],
  ["See section 9999(b).", "See ~~section 9999(b)~~ (there is no such section in the Code)."],
  ["See 26 U.S.C. § 3(z).", "See ~~26 U.S.C. § 3(z)~~ (26 USC 3 has no such unit)."],
  [
    "Rev. Rul. 2019-24 says so.",
    "~~Rev. Rul. 2019-24~~ (not verified: the library holds no rulings of this kind) says so.",
  ],
  [
    "Treas. Reg. § 1.61-1(a) too.",
    "~~Treas. Reg. § 1.61-1(a)~~ (not verified: the library holds no regulations) too.",
  ],
  ["- “as in section 9999” [1]", "- “as in section 9999” [1]"],
  ["Windmills turn.", "Windmills turn."],
])("looks up what is named in %j", async (answer, expected) => {
  expect(await strike(answer)).toBe(expected);
});

it.each(["T.C. Memo. 2025-133", "Notice 2014-21", "Rev. Proc. 2025-32", "PLR 202124008", "162 T.C. 148"])(
  "strikes %s in a library without it",
  async (name) => {
    expect(await strike(`As ${name} holds.`)).toMatch(/~~.+~~ \(not verified: the library holds no /);
  },
);
