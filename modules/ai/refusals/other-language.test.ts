/** What is not asked in English is said to be so; English with a few words of another language is not. */
import { expect, it } from "vitest";
import { otherLanguage } from "./other-language.ts";
import type { BorderRequest } from "./rule.ts";

const asked = (question: string) => otherLanguage({ question } as unknown as BorderRequest);

it.each([
  "¿Cuánto impuesto paga mi molino?",
  "Combien d'impôt sur le moulin dois payer mon fils ?",
  "Wie hoch ist die Steuer auf eine Mühle?",
  "Posso deduzir o moinho para a minha casa?",
  "Quanto devo pagare per il mio mulino?",
  "風車の税金はいくらですか",
  "Сколько налог на мельницу",
])("%j", (question) => expect(asked(question)).toMatchObject({ text: expect.stringContaining("English") }));

it.each([
  "Is a mill in Los Angeles taxed, and los gatos?",
  "What is die casting?",
  "Can a farmer con man deduct per diem for the las vegas trip?",
  "per diem",
  "pro rata basis",
  "",
])("leaves %j alone", (question) => expect(asked(question)).toBeNull());
