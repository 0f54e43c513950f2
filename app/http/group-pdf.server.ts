/** A group as a PDF: the chart over as many A4 pages as it takes to be readable, then the tables. */
import { buffer } from "node:stream/consumers";
import type { Charts, Scene } from "#modules/chart";
import { createPdf, type Pdf } from "#modules/pdf";
import { formatAmount, formatPercentage, type EntityValidation, type Group } from "#modules/entities/schema";
import { drawChart } from "./group-pdf-chart.server.ts";
import { KIND_LABELS, ROLE_LABELS, TRANSACTION_LABELS } from "../ui/entity-words.ts";

const MARGIN = 52;
const TITLE = { size: 16, leading: 21, bold: true };
const HEADING = { size: 11, leading: 15, bold: true, before: 16, keep: 60 };
const TEXT = { size: 9.5, leading: 13 };
const NOT_STATED = "–";

export interface GroupPaper {
  group: Group;
  validation: EntityValidation;
  /** Null when it cannot be drawn. */
  scene: Scene | null;
  /** The part of a large group that the chart shows; null for the whole. */
  around: string | null;
  /** With the sentences for the CPA. */
  isCpa: boolean;
}

export async function groupAsPdf(
  paper: GroupPaper,
  paint: Charts["paint"],
): Promise<Uint8Array<ArrayBuffer>> {
  const { group, scene } = paper;
  const title = `Group of companies, ${group.taxYear}`;
  const pdf = createPdf({
    title,
    isLandscape: true,
    margin: MARGIN,
    footer: (page) => `${title}, page ${page}`,
  });
  pdf.write(title, TITLE);
  pdf.write(summaryOf(group), TEXT);
  if (paper.around) pdf.write(`The chart shows ${paper.around} with its owners and what it owns.`, TEXT);
  if (scene) drawChart(pdf, { scene, paint, text: TEXT, above: TITLE.leading + 3 * TEXT.leading });
  writeTables(pdf, paper);
  return new Uint8Array(await buffer(pdf.end()));
}

function summaryOf({ entities, owners, transactions }: Group): string {
  const count = (list: readonly unknown[], one: string, many: string) =>
    `${list.length} ${list.length === 1 ? one : many}`;
  return [
    count(entities, "entity", "entities"),
    count(owners, "share", "shares"),
    count(transactions, "intercompany transaction", "intercompany transactions"),
  ].join(", ");
}

function writeTables(pdf: Pdf, { group, validation, isCpa }: GroupPaper): void {
  const names = new Map([
    ...group.entities.map(({ id, legalName }) => [id, legalName] as const),
    ...group.people.map(({ id, name }) => [id, name] as const),
  ]);
  const nameOf = (id: string | null) => (id && names.get(id)) || NOT_STATED;
  const section = (title: string, columns: Parameters<Pdf["table"]>[0], rows: string[][]) => {
    if (rows.length === 0) return;
    pdf.write(title, HEADING);
    pdf.table(columns, rows);
  };
  pdf.turnPage();
  section(
    "Entities",
    [
      ...[
        { title: "Legal name", share: 4 },
        { title: "Type", share: 2 },
        { title: "EIN", share: 1.6 },
      ],
      ...[
        { title: "Formed in", share: 1.2 },
        { title: "Operates in", share: 1.3 },
        { title: "Year end", share: 1.2 },
        { title: "Method", share: 1.2 },
      ],
    ],
    group.entities.map((entity) =>
      [
        ...[entity.legalName, entity.entityType, entity.ein, entity.jurisdictionFormation],
        ...[entity.jurisdictionOperation, entity.fiscalYearEnd, entity.accountingMethod],
      ].map((text) => text ?? NOT_STATED),
    ),
  );
  section(
    "Owners",
    [
      ...[
        { title: "Entity", share: 4 },
        { title: "Owner", share: 4 },
        { title: "Holds as", share: 2 },
      ],
      ...[
        { title: "Percentage", share: 1.4, isNumber: true },
        { title: "From", share: 1.3 },
        { title: "Until", share: 1.3 },
      ],
    ],
    group.owners.map(({ entityId, ownerName, kind, role, percentage, from, to }) => [
      nameOf(entityId),
      [
        ownerName ?? "Not named yet",
        kind && kind !== "individual" ? `(${KIND_LABELS[kind].toLowerCase()})` : "",
      ]
        .join(" ")
        .trim(),
      ...[ROLE_LABELS[role], formatPercentage(percentage), from ?? NOT_STATED, to ?? NOT_STATED],
    ]),
  );
  section(
    "Intercompany transactions",
    [
      ...[
        { title: "Type", share: 2 },
        { title: "From", share: 3 },
        { title: "To", share: 3 },
      ],
      ...[
        { title: "Amount", share: 2, isNumber: true },
        { title: "Date", share: 1.4 },
        { title: "Recurring", share: 1.2 },
      ],
    ],
    group.transactions.map(
      ({ transactionType, fromEntityId, toEntityId, amount, transactionDate, isRecurring }) => [
        ...[TRANSACTION_LABELS[transactionType], nameOf(fromEntityId), nameOf(toEntityId)],
        ...[formatAmount(amount), transactionDate, isRecurring ? "Yes" : "No"],
      ],
    ),
  );
  section(
    "Findings",
    [
      ...[
        { title: "Kind", share: 1 },
        { title: "Finding", share: 7 },
        { title: "Authority", share: 2 },
        { title: "State", share: 2 },
      ],
    ],
    validation.findings.map(({ severity, text, cpaText, authority, state, reason }) => [
      ...[severity, isCpa ? (cpaText ?? text) : text, authority.citation],
      state === "open" ? "open" : `looked at, fine${reason ? `: ${reason}` : ""}`,
    ]),
  );
}
