import { inGroup } from "./in-group.ts";

export const OTHER_SITUATIONS = inGroup("personal", "Other Tax Situations", [
  {
    id: "photo-id",
    name: "Photo ID",
    form: "license, passport",
    description: "A current government photo ID for each adult who signs.",
    reason:
      "Photo ID: your identity must be checked before you sign a return electronically, IRS Publication 1345",
    isRequired: true,
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
  },
  {
    id: "ssn-itin-proof",
    name: "Proof of SSN or ITIN",
    form: "SSN card, SSA letter, ITIN letter",
    description: "A paper that shows the Social Security number or ITIN of each person on the return.",
    reason: "SSN or ITIN: everybody on the return must appear with the right number, 26 USC 6109",
    isRequired: true,
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
  },
  {
    id: "prior-year-return",
    name: "Last year's tax return",
    form: "1040 and state, all pages",
    description: "Your full federal and state return for last year, if you filed one.",
    reason:
      "Last year's return: losses and gifts that could not be used go on from it, 26 USC 172, 1212(b), 469(b) and 170(d)",
    askFirst: true,
    acceptedFormats: ["pdf", "image"],
    expectedClass: "tax-return",
  },
  {
    id: "estimated-tax-payments",
    name: "Estimated tax payments",
    form: "1040-ES, bank or IRS account record",
    description: "Dates and amounts of quarterly payments to the IRS and your state.",
    reason: "Estimated tax: what you paid and when decides what is still due and any penalty, 26 USC 6654",
    acceptedFormats: ["pdf", "csv", "xlsx", "image"],
    expectedClass: "receipt",
  },
  {
    id: "foreign-accounts",
    name: "Foreign accounts and income",
    form: "statements, FBAR worksheet",
    description: "Accounts, pensions, companies or income outside the United States.",
    reason:
      "Foreign accounts: income from anywhere counts, and larger foreign assets must be reported, 26 USC 61 and 6038D",
    acceptedFormats: ["pdf", "csv", "xlsx", "image"],
    expectedClass: "bank-statement",
  },
  {
    id: "real-estate-sale",
    name: "Sale of a home or land",
    form: "1099-S, closing disclosure",
    description: "Closing papers for any real estate you sold, and for when you bought and improved it.",
    reason:
      "Real estate sold: gain depends on price, cost and improvements, and some of it may be excluded for a home, 26 USC 121, 1012 and 1016",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "1099",
    dueToClient: "2025-02-18",
  },
  {
    id: "dependent-records",
    name: "Dependents' records",
    form: "school, medical, custody papers",
    description: "Proof that a child or relative lived with you, and custody papers.",
    reason:
      "Dependents: the credits depend on relationship, age and home, and your preparer must check them, 26 USC 152(c) and 6695(g)",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
  },
  {
    id: "refund-account",
    name: "Bank account for the refund",
    form: "voided check, bank letter",
    description: "The account that a refund should go to: one voided check, or a letter of the bank.",
    reason:
      "Refund: it is paid into the account that you name on Form 1040, lines 35b to 35d, 26 USC 6402(a)",
    acceptedFormats: ["pdf", "image"],
    allowMultiple: false,
    expectedClass: "other",
  },
  {
    id: "notices-and-other",
    name: "IRS or state letters, anything else",
    form: "CP and LTR notices, IP PIN, Form 4868",
    description: "Any letter from the IRS or state, your IP PIN, and whatever fits nowhere else.",
    reason:
      "Letters: they can bring refunds, changes and deadlines that touch this return, 26 USC 6402, 6501 and 6511",
    acceptedFormats: ["pdf", "csv", "xlsx", "image"],
    expectedClass: "other",
  },
]);
