/** Transactions other than the interest of loans: parties, dates, series, fees, deductions, property. */
import { groupBy } from "../group-by.ts";
import type { IntercompanyTransaction } from "../schema.ts";
import { formatPercentage } from "../values.ts";
import { classOf, regardedOwner } from "./classes.ts";
import { nameOf, type Graph } from "./graph.ts";
import { endOfYear, startOfYear } from "./periods.ts";
import { haveCommonOwner, shareBetween } from "./related.ts";
import { draftOf, type TransactionDraft } from "./transaction-words.ts";

type Transaction = IntercompanyTransaction;

/** $250,000: 467(d)(2). */
const LEASE_MIN = 25_000_000;
/** Attribution per transaction is for groups of a size that a person reviews. */
const REVIEWED_ENTITIES = 200;

export function checkTransactions(graph: Graph): TransactionDraft[] {
  return [
    ...graph.transactions.flatMap((transaction) => checkOne(graph, transaction)),
    ...checkSeries(graph),
  ];
}

function checkOne(graph: Graph, transaction: Transaction): TransactionDraft[] {
  const { fromEntityId: from, toEntityId: to, amount } = transaction;
  if (from === to) return [draftOf(graph, transaction, { rule: "transaction-self" })];
  const isKnown = (id: string) => graph.entity.has(id) || graph.person.has(id);
  if (!isKnown(from) || !isKnown(to)) return [draftOf(graph, transaction, { rule: "transaction-party" })];
  if (amount <= 0) return [draftOf(graph, transaction, { rule: "transaction-amount" })];
  return [
    ...checkDate(graph, transaction),
    ...checkOneTaxpayer(graph, transaction),
    ...checkFee(graph, transaction),
    ...checkRelated(graph, transaction),
    ...checkLease(graph, transaction),
  ];
}

function checkDate(graph: Graph, transaction: Transaction): TransactionDraft[] {
  const { transactionDate: date, fromEntityId, toEntityId } = transaction;
  const found: TransactionDraft[] = [];
  if (date < startOfYear(graph.taxYear) || date > endOfYear(graph.taxYear)) {
    found.push(draftOf(graph, transaction, { rule: "transaction-outside-year", year: graph.taxYear }));
  }
  for (const id of [fromEntityId, toEntityId]) {
    const entity = graph.entity.get(id);
    const isBefore = entity?.formationDate && date < entity.formationDate;
    const isAfter = entity?.endDate && date > entity.endDate;
    if (!isBefore && !isAfter) continue;
    const values = { entity: entity?.legalName ?? "", subject: id };
    found.push(draftOf(graph, transaction, { rule: "transaction-outside-life", ...values }));
  }
  return found;
}

function checkOneTaxpayer(graph: Graph, transaction: Transaction): TransactionDraft[] {
  const { fromEntityId, toEntityId } = transaction;
  const owner = regardedOwner(graph, fromEntityId);
  if (owner === null || owner !== regardedOwner(graph, toEntityId)) return [];
  return [draftOf(graph, transaction, { rule: "transaction-one-person", owner: nameOf(graph, owner) })];
}

function checkFee(graph: Graph, transaction: Transaction): TransactionDraft[] {
  const { transactionType, fromEntityId, toEntityId } = transaction;
  if (transactionType !== "management-fee" || haveCommonOwner(graph, fromEntityId, toEntityId)) return [];
  return [draftOf(graph, transaction, { rule: "fee-between-strangers" })];
}

/** Expenses to a cash payee, and property between related parties. */
function checkRelated(graph: Graph, transaction: Transaction): TransactionDraft[] {
  const { transactionType, fromEntityId, toEntityId } = transaction;
  const isSale = transactionType === "asset-transfer";
  if (!isSale && !mayWait(graph, transaction)) return [];
  if (graph.entities.length > REVIEWED_ENTITIES) return [];
  const share = shareBetween(graph, fromEntityId, toEntityId);
  const words = { share: formatPercentage(share * 100) };
  if (isSale)
    return share > 0.5 ? [draftOf(graph, transaction, { rule: "loss-between-related", ...words })] : [];
  const isRelated = share > 0.5 || isOwnerOfPassThrough(graph, transaction);
  return isRelated ? [draftOf(graph, transaction, { rule: "deduction-waits", ...words })] : [];
}

const EXPENSES: readonly Transaction["transactionType"][] = [
  "management-fee",
  "cost-sharing",
  "lease",
  "service",
];

/** An accrual payer and a payee on the cash method; people are on it unless they chose otherwise. */
function mayWait(graph: Graph, { transactionType, fromEntityId, toEntityId }: Transaction): boolean {
  if (!EXPENSES.includes(transactionType)) return false;
  const payee = graph.entity.get(toEntityId);
  const isCash = graph.person.has(toEntityId) || payee?.accountingMethod === "Cash";
  return isCash && graph.entity.get(fromEntityId)?.accountingMethod === "Accrual";
}

/** 267(e)(1): of an S corporation or partnership any owner counts, without a threshold. */
function isOwnerOfPassThrough(graph: Graph, { fromEntityId, toEntityId }: Transaction): boolean {
  const holds = (holder: string, entity: string) => {
    const federal = classOf(graph, entity);
    const isPassThrough = federal === "s-corporation" || federal === "partnership";
    return isPassThrough && (graph.heldBy.get(entity) ?? []).some(({ holderId }) => holderId === holder);
  };
  return holds(toEntityId, fromEntityId) || holds(fromEntityId, toEntityId);
}

function checkLease(graph: Graph, transaction: Transaction): TransactionDraft[] {
  if (transaction.transactionType !== "lease" || transaction.amount <= LEASE_MIN) return [];
  return [draftOf(graph, transaction, { rule: "lease-stepped" })];
}

/** A monthly series with a month inside the tax year that has no record. */
function checkSeries(graph: Graph): TransactionDraft[] {
  const recurring = graph.transactions.filter(
    ({ isRecurring, transactionDate }) => isRecurring && transactionDate.startsWith(`${graph.taxYear}-`),
  );
  const series = groupBy(recurring, (one) =>
    [one.transactionType, one.fromEntityId, one.toEntityId].join(" "),
  );
  return [...series.values()].flatMap((records) => {
    const months = new Map(records.map((one) => [Number(one.transactionDate.slice(5, 7)), one]));
    const first = Math.min(...months.keys());
    if (months.size < 2 || !months.has(first + 1)) return [];
    const missing = Array.from({ length: 12 - first }, (_, at) => first + at + 1).find(
      (month) => !months.has(month),
    );
    const last = missing === undefined ? undefined : months.get(missing - 1);
    if (missing === undefined || !last) return [];
    const values = {
      last: last.transactionDate,
      missing: `${graph.taxYear}-${String(missing).padStart(2, "0")}`,
    };
    return [draftOf(graph, last, { rule: "recurring-stops", ...values })];
  });
}
