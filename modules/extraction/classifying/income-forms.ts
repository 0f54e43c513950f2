/** Statements of wages and payments. */
import type { Entry } from "./form.ts";

const PAYMENT_BOXES = [
  "payer's name",
  "payer's tin",
  "recipient's tin",
  "recipient's name",
  "account number",
];

export const WAGE_FORMS: Entry[] = [
  [
    "W-2",
    ["Wage and Tax Statement"],
    {
      number: "w-?2(?![a-z0-9-])",
      boxes: [
        "wages, tips, other comp",
        "wages, tips, other compensation",
        "social security wages",
        "medicare wages and tips",
        "employer's state id",
        "allocated tips",
        "nonqualified plans",
        "employer identification number",
        "state wages, tips, etc",
      ],
    },
  ],
  ["W-2c", ["Corrected Wage and Tax Statement"], { number: "w-?2c" }],
];

export const PAYMENT_FORMS: Entry[] = [
  ["1099-NEC", ["Nonemployee Compensation"], { boxes: ["payer made direct sales", ...PAYMENT_BOXES] }],
  [
    "1099-MISC",
    ["Miscellaneous Income", "Miscellaneous Information", "Miscellaneous … Information"],
    { boxes: ["royalties", "fishing boat proceeds", "medical and health care payments", ...PAYMENT_BOXES] },
  ],
  [
    "1099-INT",
    ["Interest Income"],
    { boxes: ["early withdrawal penalty", "bond premium", ...PAYMENT_BOXES] },
  ],
  [
    "1099-DIV",
    ["Dividends and Distributions"],
    {
      boxes: [
        "total ordinary dividends",
        "qualified dividends",
        "nondividend distributions",
        ...PAYMENT_BOXES,
      ],
    },
  ],
  [
    "1099-B",
    ["Proceeds From Broker and Barter Exchange Transactions", "Proceeds From Broker and … Barter Exchange"],
    {
      boxes: ["cost or other basis", "wash sale loss disallowed", "date sold or disposed", ...PAYMENT_BOXES],
    },
  ],
  [
    "1099 consolidated",
    [
      "Form 1099 Composite",
      "Form 1099 Consolidated",
      "1099 Consolidated Statement",
      "Consolidated 1099",
      "Consolidated Form 1099",
      "Composite Form 1099",
      "1099 Composite",
      "Tax Reporting Statement",
      "1099 Tax Statement",
    ],
    { number: "(?:consolidated|composite)\\s+(?:form\\s+)?1099", boxes: ["1099-div", "1099-int", "1099-b"] },
  ],
  [
    "1099-DA",
    [
      "Digital Asset Proceeds From Broker Transactions",
      "Digital Asset … Proceeds From … Broker … Transactions",
    ],
    { boxes: ["name of digital asset", "number of units", "code for digital asset"] },
  ],
  [
    "1099-R",
    [
      "Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs",
      "Distributions From … Pensions, Annuities, … Retirement",
    ],
    {
      boxes: [
        "gross distribution",
        "taxable amount",
        "distribution code",
        "ira/sep/simple",
        ...PAYMENT_BOXES,
      ],
    },
  ],
  [
    "SSA-1099",
    ["Social Security Benefit Statement"],
    { boxes: ["benefits paid in", "net benefits", "box 5"] },
  ],
  [
    "RRB-1099",
    ["Payments by the Railroad Retirement Board", "Railroad Retirement Board … Annuities or Pensions"],
    { number: "rrb-?1099(?:-r)?", boxes: ["railroad retirement", "tier 1", "sseb"] },
  ],
  [
    "1099-G",
    ["Certain Government Payments"],
    { boxes: ["unemployment compensation", "state or local income tax refunds", ...PAYMENT_BOXES] },
  ],
  [
    "1099-K",
    ["Payment Card and Third Party Network Transactions"],
    { boxes: ["gross amount of payment card", "merchant category code", "number of payment transactions"] },
  ],
  ["1099-C", ["Cancellation of Debt"], { boxes: ["amount of debt discharged", "identifiable event"] }],
  ["1099-A", ["Acquisition or Abandonment of Secured Property"]],
  ["1099-Q", ["Payments From Qualified Education Programs"]],
  ["1099-QA", ["Distributions From ABLE Accounts"]],
  ["1099-LTC", ["Long-Term Care and Accelerated Death Benefits"]],
  ["1099-OID", ["Original Issue Discount"]],
  ["1099-PATR", ["Taxable Distributions Received From Cooperatives"]],
  ["1099-SA", ["Distributions From an HSA, Archer MSA, or Medicare Advantage MSA"]],
  ["1099-S", ["Proceeds From Real Estate Transactions"]],
  ["1099-CAP", ["Changes in Corporate Control and Capital Structure"]],
  ["1099-H", ["Health Coverage Tax Credit"]],
  ["1099-LS", ["Reportable Life Insurance Sale"]],
  ["1099-SB", ["Seller's Investment in Life Insurance Contract"]],
];
