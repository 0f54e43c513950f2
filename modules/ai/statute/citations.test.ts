import { expect, it } from "vitest";
import { asksOfCase, citesLaw, isWithin } from "./citations.ts";

it.each([
  ["26 USC 61(a)", "26 USC 61(a)", true],
  ["26 USC 61(a)(1)", "26 USC 61", true],
  ["26 USC 61", "26 USC 61(a)", false],
  ["26 USC 611", "26 USC 61", false],
  ["26 USC 61(b)", "26 USC 61(a)", false],
  ["26 CFR 1.72(p)-1 Q&A-10(a)", "26 CFR 1.72(p)-1", true],
  ["26 CFR 1.61-21(f) Example 2", "26 CFR 1.61-21(f)", true],
  ["Notice 2031-4, § 4", "Notice 2031-4", true],
  ["Notice 2031-44", "Notice 2031-4", false],
])("%s is within %s: %s", (citation, unit, is) => expect(isWithin(citation, unit)).toBe(is));

it.each([
  ["Can section 179 create a loss?", true],
  ["Section 1244 stock that I inherited, is it an ordinary loss?", true],
  ["What does section 179 say?", false],
  ["26 USC 61", false],
  ["Explain section 1031 of the Internal Revenue Code to me", false],
  ["Can section 179(b)(3) create a loss?", true],
  ["What does section 179(b)(3) say?", false],
])("%s asks of a case: %s", (question, asks) => expect(asksOfCase(question)).toBe(asks));

it.each([
  ["What does 199A(b)(3) say?", true],
  ["the cap of 164(b)(6)", true],
  ["Is my mill a 501(c)(3)?", false],
  ["an 83(b) election", false],
  ["a 529 plan", false],
])("%s cites law: %s", (question, cites) => expect(citesLaw(question)).toBe(cites));
