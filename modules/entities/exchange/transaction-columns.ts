/** The sheet of intercompany transactions. */
import { TRANSACTION_TYPES, type IntercompanyTransaction } from "../schema.ts";
import {
  asCents,
  asDate,
  asPercentage,
  asText,
  asYesNo,
  dollars,
  oneOf,
  percent,
  yesNo,
  type Column,
} from "./columns.ts";

export interface ShownTransaction {
  transaction: IntercompanyTransaction;
  nameOf(id: string | null): string;
}

export const TRANSACTION_COLUMNS: readonly Column<ShownTransaction>[] = [
  {
    heading: "Type",
    field: "transactionType",
    note: TRANSACTION_TYPES.join(", "),
    write: ({ transaction }) => transaction.transactionType,
    read: oneOf(TRANSACTION_TYPES),
  },
  {
    heading: "From",
    field: "fromEntityId",
    note: "Legal name, or name of a person",
    write: ({ transaction, nameOf }) => nameOf(transaction.fromEntityId),
    read: asText,
  },
  {
    heading: "To",
    field: "toEntityId",
    note: "Legal name, or name of a person",
    write: ({ transaction, nameOf }) => nameOf(transaction.toEntityId),
    read: asText,
  },
  {
    heading: "Amount",
    field: "amount",
    note: "Dollars and cents: 1250.50",
    write: ({ transaction }) => dollars(transaction.amount),
    read: asCents,
    isNumber: true,
  },
  {
    heading: "Date",
    field: "transactionDate",
    note: "2024-12-31",
    write: ({ transaction }) => transaction.transactionDate,
    read: asDate,
  },
  {
    heading: "Recurring",
    field: "isRecurring",
    note: "yes or no",
    write: ({ transaction }) => yesNo(transaction.isRecurring),
    read: asYesNo,
  },
  {
    heading: "Recorded by",
    field: "recordedBy",
    note: "Name of the side whose books it is from",
    write: ({ transaction, nameOf }) => nameOf(transaction.recordedBy),
    read: asText,
  },
  {
    heading: "Interest rate",
    field: "interestRate",
    note: "Percent a year; 0 is without interest",
    write: ({ transaction }) => percent(transaction.interestRate),
    read: asPercentage,
    isNumber: true,
  },
  {
    heading: "Maturity date",
    field: "maturityDate",
    note: "2026-12-31",
    write: ({ transaction }) => transaction.maturityDate ?? "",
    read: asDate,
  },
  {
    heading: "Description",
    field: "description",
    note: "Anything else",
    write: ({ transaction }) => transaction.description ?? "",
    read: asText,
  },
];
