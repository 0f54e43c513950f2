import { inGroup } from "./in-group.ts";

export const RETURNS_COMPLIANCE = inGroup("multi-entity", "Returns & Compliance", [
  {
    id: "entity-prior-returns",
    name: "Last year's entity returns",
    form: "1065, 1120-S, 1120, 1041, K-1s",
    description: "Last year's complete return for each entity, if one was filed.",
    reason: "Last year's returns: losses and elections go on from them, 26 USC 172, 382 and 1374",
    askFirst: true,
    acceptedFormats: ["pdf"],
    expectedClass: "tax-return",
  },
  {
    id: "k-1-received",
    name: "K-1s received",
    form: "K-1",
    description: "K-1s that an entity received from others.",
    reason: "K-1s: the entity reports its share of what others earned, 26 USC 702, 652 and 662",
    acceptedFormats: ["pdf", "image"],
    expectedClass: "other",
    dueToClient: "2025-04-15",
  },
  {
    id: "payroll-and-1099-filings",
    name: "Payroll and 1099s filed",
    form: "941, 940, W-3, 1096, 1099 copies",
    description: "Payroll returns and the W-2s and 1099s each entity issued.",
    reason:
      "Payroll: deducted wages and fees must agree with the forms that were filed, 26 USC 3402, 6041 and 6051",
    acceptedFormats: ["pdf", "xlsx", "csv"],
    expectedClass: "other",
  },
  {
    id: "tax-payments-registrations",
    name: "Tax payments, registrations, notices",
    form: "EFTPS record, 7004, state registrations, 5471/5472 data",
    description:
      "Estimated tax paid, extensions filed, state registrations, foreign ownership papers and letters.",
    reason:
      "Payments and filings: payments, extensions and foreign ownership are reported with the returns, 26 USC 6655, 6081 and 6038A",
    acceptedFormats: ["pdf", "xlsx", "csv", "image"],
    expectedClass: "other",
  },
]);
