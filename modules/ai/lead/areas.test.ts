/** Sections of a person or a procedure of which a question says nothing. */
import { expect, it } from "vitest";
import type { DocumentText } from "#modules/authority";
import { stemsOf } from "../stemming.ts";
import { isForeignTo } from "./areas.ts";

const at = (...labels: string[]) =>
  ({ hierarchy: labels.map((label) => ({ label, heading: "" })) }) as unknown as DocumentText;

const PARTNERS = at("Subtitle A", "Chapter 1", "Subchapter K");
const CORPORATIONS = at("Subtitle A", "Chapter 1", "Subchapter C");
const ORDINARY = at("Subtitle A", "Chapter 1", "Subchapter B");
const SELF_EMPLOYMENT = at("Subtitle A", "Chapter 2");
const NET_INVESTMENT = at("Subtitle A", "Chapter 2A");
const GIFTS = at("Subtitle B", "Chapter 12");
const RAILROADS = at("Subtitle C", "Chapter 22");
const CRIMES = at("Subtitle F", "Chapter 75", "Subchapter A");

it.each([
  // 26 USC 731: distributions by a partnership.
  ["Does a partnership's distribution count as gain?", PARTNERS, false],
  ["Do the partners have gain?", PARTNERS, false],
  ["Does a distribution count as gain?", PARTNERS, true],
  // 26 USC 351: property for stock.
  ["May I put a truck into my corporation?", CORPORATIONS, false],
  ["May I swap a truck for another?", CORPORATIONS, true],
  // 26 USC 102 stands with what concerns everybody.
  ["May I swap a truck for another?", ORDINARY, false],
  ["", ORDINARY, false],
  // 26 USC 1402; a chapter "2A" is another than chapter 2.
  ["Do freelancers owe more?", SELF_EMPLOYMENT, false],
  ["Do landlords owe more?", SELF_EMPLOYMENT, true],
  ["Do landlords owe more?", NET_INVESTMENT, false],
  // 26 USC 2503: gifts; "gave" is named beside "gift".
  ["I gave my niece 20k.", GIFTS, false],
  ["I sold my niece a boat.", GIFTS, true],
  // 26 USC 3201.
  ["What does a railroad pay?", RAILROADS, false],
  ["What does an airline pay?", RAILROADS, true],
  // 26 USC 7201, whose subchapter A is not one of chapter 1.
  ["Is evasion a felony?", CRIMES, false],
  ["Is a boat a home?", CRIMES, true],
  // Outside of all chapters nothing is foreign.
  ["Is a boat a home?", at("Subtitle A"), false],
  ["Is a boat a home?", at(), false],
])("“%s” (%#): foreign %s", (question, law, foreign) => {
  expect(isForeignTo(stemsOf(question), law)).toBe(foreign);
});
