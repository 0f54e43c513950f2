import { describe, expect, it } from "vitest";
import { asksElsewhere, asksOfTax, readScope } from "./scope.ts";

describe("a place", () => {
  it.each([
    "What is the inheritance tax in Japan?",
    "Is my mill taxed in India when I live there with my family?",
    "Does Oregon tax the mill that I bought there last year from my aunt?",
    "When is the Georgia state return due?",
    "What is the Ohio tax rate on a mill that was sold last year?",
    "mills in Ohio",
  ])("whose law is asked about: %s", (question) => expect(readScope(question).namesPlace).toBe(true));

  it.each([
    "I grind flour between two mills in Florida; my miller pays for a room. Is it income?",
    "My aunt's mill in Oregon burned down in May. What can we write off?",
    "As a U.S. citizen in London, what of my wages?",
    "A Swiss mill paid me for flour, where does that go",
    "Is California flour deductible federally?",
    "An exchange of mills: one swapped in Spain for one in Ohio. Is the gain deferred?",
    "A miller sold the mill in Canada at a loss. Is it deductible?",
    "A Danish mill hires one U.S. employee",
    "An American working at a mill in Denmark",
    "a Dutch mill fund under the PFIC rules",
    "replaced the roof of the mill in Ohio",
    "My aunt teaches English at the mill",
    "My husband is Norwegian and grinds flour with me. What do we send in?",
  ])("where a story happens: %s", (question) => expect(readScope(question).namesPlace).toBe(false));
});

it.each([
  ["is mill insurance deductible", true],
  ["Can a miller deduct sails of a post mill?", true],
  ["Can an employer deduct broken sails from wages?", false],
  ["can i right off my mill", true],
  ["The mill lost a malpractice suit. May it deduct?", true],
  ["Are custody fees taxable?", true],
  ["A miller on a visa: which joint return?", true],
  ["My wife's visa came in May, how do we file for this year?", true],
  ["Came on a visa to mill; am I a resident, and with which form?", true],
  ["Which form do I file for a visa?", false],
  ["the deductible of my plan", false],
  ["deduct points for late homework", false],
  ["what my insurer deducts, and deduct it from the premium", false],
  ["a deposit that the miller keeps: taxable?", true],
  ["The store taxed my flour", false],
  ["A miller's deposit on Schedule E", true],
  ["where on schedule c does flour go", true],
  ["Schedule a miller for Monday", false],
  ["we schedule a mill visit", false],
  ["Do I report it as rental income?", true],
  ["What does Form 4562 ask of a mill?", true],
  ["my miller kept the deposit, can i write that off", true],
  ["can the miller deduct flour from my deposit", false],
  ["who is a miller", false],
  ["She has a green card and never filed US returns.", true],
  ["On an H-1B, can we file jointly?", true],
  ["On a visa, am I a resident or nonresident?", true],
  ["The miller takes less rent as I sweep. Is that income?", true],
  ["I kept the miller's security deposit for the damage. Income?", true],
  ["What is a miller's income?", false],
  ["A student on a visa filed a report at the mill", false],
  ["the mill's sales tax in place of state income tax", true],
  ["the sales tax of the mill", false],
])("%j asks of tax: %s", (question, asks) => expect(asksOfTax(question)).toBe(asks));

it.each([
  ["the corporate tax rate in Norway", true],
  ["VAT on windmills", true],
  ["Does a mill in Norway owe U.S. tax?", false],
  ["the rate of a corporation that owns a mill", false],
])("%j asks elsewhere: %s", (question, elsewhere) => {
  expect(asksElsewhere(question)).toBe(elsewhere);
});

it.each([
  ["My mill in Spain is taxed there. Do I get a credit here?", false],
  ["A Swedish miller kept tax back; may I claim it in the U.S.?", false],
  ["Is flour taxed here in Ohio?", true],
])("%j is about the place itself: %s", (question, namesPlace) => {
  expect(readScope(question).namesPlace).toBe(namesPlace);
});
