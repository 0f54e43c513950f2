import { expect, it } from "vitest";
import { besidePapers } from "./beside-unheld.ts";

it.each([
  [
    "A miller buys the mill of the other owner, treatment of both (Rev. Rul. 99-98)",
    "A miller buys the mill of the other owner, treatment of both",
  ],
  [
    "Late election of a mill's owner under Rev. Proc. 2098-7: conditions and time limits?",
    "Late election of a mill's owner: conditions and time limits?",
  ],
  [
    "Tracing interest 1.163-99T: a miller draws on one line of credit for sails and for a boat",
    "Tracing interest: a miller draws on one line of credit for sails and for a boat",
  ],
  [
    "Under Poe v. Miller, does the wife of a miller report half of the wages on her own return?",
    "does the wife of a miller report half of the wages on her own return?",
  ],
])("what a question asks beside a paper: %s", (question, rest) => {
  expect(besidePapers(question)).toBe(rest);
});

it.each([
  ["What does Rev. Rul. 99-98 say about buying the mill of the other owner?"],
  ["Does Rev. Proc. 2098-7 require records of the sails that a miller rents out?"],
  ["What did the court hold in Poe v. Miller on the wages of a miller's wife?"],
  ["Did Poe v. Miller settle that the wages of a miller's wife are hers alone?"],
  ["Mills under Rev. Rul. 99-98?"],
  ["How is a miller who sells flour to another miller taxed?"],
])("is nothing where the paper itself is asked for, or none is named: %s", (question) => {
  expect(besidePapers(question)).toBeNull();
});
