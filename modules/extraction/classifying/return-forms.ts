/** Returns and their attachments; also other forms, so that they are not mistaken for the forms that they mention. */
import type { Entry } from "./form.ts";

const RETURN_BOXES = [
  "adjusted gross income",
  "filing status",
  "taxable income",
  "amount you owe",
  "standard deduction",
];

export const RETURNS: Entry[] = [
  [
    "1040",
    [
      "U.S. Individual Income Tax Return",
      "U.S. Tax Return for Seniors",
      "Declaración de Impuestos de los EE. UU.",
      "Declaración de Impuestos de los Estados Unidos",
    ],
    { number: "1040(?:\\s?\\(sp\\))?(?![a-z0-9-])", boxes: RETURN_BOXES },
  ],
  ["1040-SR", ["U.S. Income Tax Return for Seniors"], { boxes: RETURN_BOXES }],
  ["1040-NR", ["U.S. Nonresident Alien Income Tax Return"], { boxes: RETURN_BOXES }],
  ["1040-X", ["Amended U.S. Individual Income Tax Return"], { number: "1040-?x", boxes: RETURN_BOXES }],
  ["1065", ["U.S. Return of Partnership Income"]],
  ["1120-S", ["U.S. Income Tax Return for an S Corporation"], { number: "1120-?s" }],
  ["1120", ["U.S. Corporation Income Tax Return"]],
  ["1041", ["U.S. Income Tax Return for Estates and Trusts"]],
  ["990", ["Return of Organization Exempt From Income Tax"]],
  ["709", ["United States Gift (and Generation-Skipping Transfer) Tax Return"]],
  ["706", ["United States Estate (and Generation-Skipping Transfer) Tax Return"]],
  ["Schedule 1", ["Additional Income and Adjustments to Income"], { number: "schedule 1" }],
  ["Schedule A", ["Itemized Deductions"], { number: "schedule a" }],
  ["Schedule B", ["Interest and Ordinary Dividends"], { number: "schedule b" }],
  ["Schedule C", ["Profit or Loss From Business"], { number: "schedule c" }],
  ["Schedule D", ["Capital Gains and Losses"], { number: "schedule d" }],
  ["Schedule E", ["Supplemental Income and Loss"], { number: "schedule e" }],
  ["8949", ["Sales and Other Dispositions of Capital Assets"]],
  ["4562", ["Depreciation and Amortization"]],
  ["8829", ["Expenses for Business Use of Your Home"]],
  ["8995", ["Qualified Business Income Deduction"]],
  [
    "State return",
    [
      "Resident Personal Income Tax Return",
      "Resident Income Tax Return",
      "State Income Tax Return",
      "Individual Income Tax Return",
      "Personal Income Tax Return",
    ],
    { number: "(?:state|resident)[a-z -]{0,20}tax return", boxes: RETURN_BOXES },
  ],
  ["Return transcript", ["Tax Return Transcript"], { number: "return transcript" }],
];

export const OTHERS: Entry[] = [
  ["W-2G", ["Certain Gambling Winnings"], { boxes: ["reportable winnings", "type of wager"] }],
  ["W-3", ["Transmittal of Wage and Tax Statements"]],
  ["W-4", ["Employee's Withholding Certificate", "Employee's Withholding Allowance Certificate"]],
  ["W-7", ["Application for IRS Individual Taxpayer Identification Number"]],
  ["W-8BEN", ["Certificate of Foreign Status of Beneficial Owner"], { number: "w-?8ben(?:-e)?" }],
  [
    "W-9",
    [
      "Request for Taxpayer Identification Number and Certification",
      "Request for Taxpayer … Identification Number and Certification",
    ],
    { boxes: ["disregarded entity", "exempt payee code", "give form to the requester"] },
  ],
  ["W-10", ["Dependent Care Provider's Identification and Certification"]],
  [
    "1098",
    ["Mortgage Interest Statement"],
    {
      number: "1098(?![a-z0-9-])",
      boxes: ["outstanding mortgage principal", "mortgage origination date", "points paid"],
    },
  ],
  [
    "1098-T",
    ["Tuition Statement"],
    { boxes: ["payments received for qualified tuition", "scholarships or grants"] },
  ],
  ["1098-E", ["Student Loan Interest Statement"]],
  ["1098-C", ["Contributions of Motor Vehicles, Boats, and Airplanes"]],
  [
    "1095-A",
    ["Health Insurance Marketplace Statement"],
    { boxes: ["monthly enrollment premiums", "policy number"] },
  ],
  ["1095-B", ["Health Coverage"]],
  ["1095-C", ["Employer-Provided Health Insurance Offer and Coverage"]],
  ["5498", ["IRA Contribution Information"], { number: "5498(?![a-z0-9-])" }],
  ["5498-SA", ["HSA, Archer MSA, or Medicare Advantage MSA Information"]],
  [
    "Schedule K-1",
    [
      "Partner's Share of Income, Deductions",
      "Partner's Share of Current Year Income, Deductions",
      "Shareholder's Share of Income, Deductions",
      "Shareholder's Share of Current Year Income, Deductions",
      "Beneficiary's Share of Income, Deductions",
      "Beneficiary's Share of Current Year Income, Deductions",
      "Beneficiary's Share of Current",
    ],
    {
      number: "schedule k-?1",
      boxes: [
        "ordinary business income",
        "partner's share of profit",
        "net rental real estate income",
        "final k-1",
      ],
    },
  ],
  ["1096", ["Annual Summary and Transmittal of U.S. Information Returns"]],
  ["1040-ES", ["Estimated Tax for Individuals", "Payment Voucher"], { number: "1040-?es" }],
  ["4868", ["Application for Automatic Extension of Time To File U.S. Individual Income Tax Return"]],
  ["7004", ["Application for Automatic Extension of Time To File Certain Business Income Tax"]],
  ["941", ["Employer's QUARTERLY Federal Tax Return"]],
  ["940", ["Employer's Annual Federal Unemployment (FUTA) Tax Return"]],
  ["8832", ["Entity Classification Election"]],
  ["2553", ["Election by a Small Business Corporation"]],
  ["8879", ["IRS e-file Signature Authorization"]],
  ["SS-4", ["Application for Employer Identification Number"]],
  ["CP 575", ["We assigned you an Employer Identification Number"], { number: "cp ?575" }],
];
