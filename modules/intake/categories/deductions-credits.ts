import { inGroup } from "./in-group.ts";

export const DEDUCTIONS_CREDITS = inGroup("personal", "Deductions & Credits", [
  {
    id: "form-1098",
    name: "Mortgage interest",
    form: "1098",
    description: "Your lender's statement of the mortgage interest and points you paid.",
    reason: "1098: interest on the mortgage of your home can be deducted, within limits, 26 USC 163(h)(3)",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
    dueToClient: "2025-01-31",
  },
  {
    id: "property-tax",
    name: "Property and vehicle tax",
    form: "tax bills",
    description: "Bills or receipts for real estate tax, vehicle or personal property tax.",
    reason:
      "Property tax: it can be deducted up to the yearly cap on state and local taxes, 26 USC 164(b)(6)",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "receipt",
  },
  {
    id: "charitable-gifts",
    name: "Charitable gifts",
    form: "letters, receipts, 1098-C, 8283",
    description: "Letters and receipts for gifts of money or goods to charity.",
    reason:
      "Gifts: $250 or more needs the charity's letter, and any cash gift a bank record or receipt, 26 USC 170(f)(8) and (17)",
    acceptedFormats: ["pdf", "image", "xlsx", "csv"],
    expectedClass: "receipt",
  },
  {
    id: "medical-expenses",
    name: "Medical and dental costs",
    form: "receipts",
    description: "What you paid yourself for doctors, insurance, drugs and care.",
    reason:
      "Medical costs: the part above 7.5 percent of your adjusted gross income can be deducted, 26 USC 213(a)",
    acceptedFormats: ["pdf", "image", "xlsx", "csv"],
    expectedClass: "receipt",
  },
  {
    id: "child-care",
    name: "Child and dependent care",
    form: "provider statement, W-10",
    description: "What you paid for care while you worked, with the provider's name, address and tax number.",
    reason:
      "Care: the credit needs the provider's name, address and tax number on the return, 26 USC 21(e)(9)",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "receipt",
  },
  {
    id: "form-1098-t",
    name: "College tuition",
    form: "1098-T and receipts",
    description: "The school's tuition form, and receipts for books and fees.",
    reason: "1098-T: the education credits need the school's statement, 26 USC 25A(g)(8)",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
    dueToClient: "2025-01-31",
  },
  {
    id: "form-1098-e",
    name: "Student loan interest",
    form: "1098-E",
    description: "The lender's statement of student loan interest you paid.",
    reason: "1098-E: up to $2,500 of student loan interest can be deducted, 26 USC 221(b)",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
    dueToClient: "2025-01-31",
  },
  {
    id: "form-1095-a",
    name: "Marketplace health insurance",
    form: "1095-A",
    description:
      "The form from HealthCare.gov or your state marketplace; without it the IRS rejects or delays the return.",
    reason: "1095-A: the credit you were paid in advance must be settled, 26 USC 36B(f)",
    askFirst: true,
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
    dueToClient: "2025-01-31",
  },
  {
    id: "hsa-statements",
    name: "Health savings account",
    form: "1099-SA, 5498-SA",
    description: "Money put into and taken out of your HSA.",
    reason:
      "HSA: what you paid in can be deducted, and what you took out for other than medical costs is taxed, 26 USC 223",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
    dueToClient: "2025-06-02",
  },
  {
    id: "ira-contributions",
    name: "IRA contributions",
    form: "5498 or custodian's statement",
    description: "What you paid into a traditional or Roth IRA.",
    reason:
      "IRA: what you may deduct, or may put into a Roth, is worked out from what you paid in, 26 USC 219 and 408A",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
    dueToClient: "2025-06-02",
  },
  {
    id: "energy-vehicle-credits",
    name: "Home energy and clean vehicles",
    form: "receipts, certifications, dealer's time-of-sale report",
    description:
      "Receipts for solar, heat pumps, windows, or a clean car, with the maker's or dealer's paper.",
    reason:
      "Energy and clean vehicles: the credits depend on what was bought and when, 26 USC 25C, 25D, 25E and 30D",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "receipt",
  },
]);
