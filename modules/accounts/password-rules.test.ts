import { expect, it } from "vitest";
import { passwordProblem } from "./password-rules.ts";

const owner = { email: "jordan.smith@example.com", firstName: "Kim", lastName: "O'Hara" };

it.each([
  "correct horse battery",
  "kimberley and the boat",
  "4 windmills, 61 levies",
  "Ünïcödé is länger hier",
  "x7#Qp!2m$Lz9",
])("takes %j", (password) => {
  expect(passwordProblem(password, owner)).toBeNull();
});

it.each([
  ["eleven characters", "short one 1", /12 to 128/],
  ["129 characters", "ab cd".repeat(26).slice(0, 129), /12 to 128/],
  ["the e-mail address", "jordan.smith@example.com", /name or e-mail/],
  ["a part of the address", "my name is Jordan!", /name or e-mail/],
  ["the last name", "the O'HARA house 9", /name or e-mail/],
  ["first and last name together", "KimO'Hara12345", /name or e-mail/],
  ["one key", "aaaaaaaaaaaaaaa", /harder to guess/],
  ["a short pattern", "abc1abc1abc1ab", /harder to guess/],
  ["digits in their order", "123456789012", /harder to guess/],
  ["keys in their order", "qwertyuiopasd", /harder to guess/],
  ["the alphabet backwards", "zyxwvutsrqpon", /harder to guess/],
  ["a common word with a tail", "Password1234!", /harder to guess/],
  ["common words in disguise", "W3lc0meAdm1n", /harder to guess/],
  ["nothing but digits and signs", "2026-11-20-2026", /harder to guess/],
])("refuses %s", (_case, password, problem) => {
  expect(passwordProblem(password, owner)).toMatch(problem);
});

it("is quick whatever comes", () => {
  expect(passwordProblem(`${"passpassw".repeat(14)}q`, owner)).toBeNull();
});
