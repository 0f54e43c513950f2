import { expect, it } from "vitest";
import { asksWhether } from "./asks-whether.ts";

it.each([
  ["I held it 11 months. Is my gain long-term?", true],
  ["She turned 14 in March", true],
  ["How long must I hold it? I have held mine 3 years.", false],
  ["My uncle died 10 months ago. When is the return due?", false],
  ["I held it for 4 years. How much of my gain is free?", false],
])("%j: %s", (question, isAsked) => expect(asksWhether(question)).toBe(isAsked));
