import Papa from "papaparse";
import type { TrackedClient } from "./records.ts";

const HEAD = [
  ...["First name", "Last name", "E-mail", "Tax year", "Status", "Risk", "Why", "Received", "Required"],
  ...["Missing", "Missing papers", "Overdue days", "Return due", "Extended to", "Extension", "Last reminder"],
  ...["Reminder", "Reason"],
];

/** With the mark by which spreadsheets know UTF-8. `escapeFormulae` makes text of what would run as a formula. */
export function writeCsv(clients: readonly TrackedClient[]): string {
  const data = clients.map(toCells);
  return `\uFEFF${Papa.unparse({ fields: HEAD, data }, { newline: "\r\n", escapeFormulae: true })}\r\n`;
}

function toCells(client: TrackedClient): (string | number)[] {
  const { filing, lastReminder } = client;
  return [
    ...[client.firstName, client.lastName, client.userEmail, client.taxYear, client.intakeStatus],
    ...[client.riskLevel, client.riskReasons.join(" "), client.totalReceived, client.totalRequired],
    ...[client.totalMissing, client.missingDocuments.map(({ categoryName }) => categoryName).join("; ")],
    ...[client.overdueDays, filing.due, filing.extended, filing.isExtended ? "yes" : "no"],
    ...[lastReminder?.at ?? "", lastReminder?.state ?? "", lastReminder?.reason ?? ""],
  ];
}
