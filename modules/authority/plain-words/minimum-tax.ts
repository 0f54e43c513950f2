import type { PlainWords } from "./plain-words.ts";

export const MINIMUM_TAX: PlainWords = {
  "55": "alternative minimum tax, AMT; AMT rates and exemption amount; what is the AMT and who has to pay it; am I subject to the alternative minimum tax; tax on people with too many deductions",
  "55(a)":
    "who owes minimum tax; do I have to pay the parallel minimum tax; extra tax when my regular tax is too low",
  "55(b)": "alternative minimum tax rate",
  "55(b)(1)": "26 and 28 percent tentative minimum tax, Form 6251",
  "55(b)(2)": "corporate alternative minimum tax; does my corporation owe the alternative minimum tax",
  "55(b)(2)(A)": "15 percent CAMT on book profits",
  "55(d)": "AMT exemption amount; how much income is exempt from the AMT",
  "55(d)(1)": "AMT exemption of joint, single and separate filers",
  "55(d)(4)": "how large is the AMT exemption and at what income does it shrink",
  "56": "adjustments for alternative minimum tax; which deductions are not allowed for the AMT; depreciation and other changes for the AMT",
  "56(a)(1)": "AMT depreciation",
  "56(b)": "what do I add back for the AMT",
  "56(b)(1)": "no state tax deduction for AMT; are state and property taxes deductible for AMT",
  "56(b)(1)(D)": "standard deduction and exemptions added back for minimum tax",
  "56(b)(3)":
    "minimum tax on paper profit from exercising incentive options; ISO spread on exercise counted for AMT; do I owe AMT after exercising my stock options",
  "56(e)":
    "home mortgage interest allowed for AMT only for house purchase; is my mortgage interest deductible for the AMT",
  "56A": "book income for the corporate minimum tax",
  "56A(c)(13)": "tax depreciation instead of book depreciation for CAMT",
  "56A(d)": "book losses carried forward for the corporate minimum tax",
  "57": "tax preference items for AMT; private activity bond interest and percentage depletion preferences",
  "57(a)(2)": "excess intangible drilling costs preference",
  "57(a)(5)": "muni bonds subject to AMT, stadium, airport and student loan bonds",
  "57(a)(7)": "seven percent of excluded small business stock gain as preference",
  "58(a)": "farm tax shelter loss not allowed for minimum tax",
  "58(b)": "passive losses refigured under AMT rules",
  "59": "AMT definitions; AMT foreign tax credit",
  "59(a)": "foreign tax credit against the minimum tax",
  "59(e)": "elect to write off drilling or research costs over ten or five years",
  "59(j)": "AMT exemption of a child with investment income; does my child owe AMT on investment income",
  "59(k)(1)":
    "applicable corporation with one billion dollars of book income; three-year average of $1 billion, which corporations pay CAMT; which big corporations owe the corporate minimum tax",
  "59A": "BEAT; base erosion minimum tax on large companies paying foreign affiliates",
  "59A(a)": "BEAT, base erosion tax of large corporations",
  "59A(b)(1)": "BEAT rate, Form 8991",
  "59A(d)": "interest, royalties and service fees paid to a foreign parent, add-back",
  "59A(d)(5)": "services cost method exception from BEAT",
  "59A(e)": "$500 million receipts and three percent base erosion threshold",
};
