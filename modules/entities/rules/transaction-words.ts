/** What findings about transactions have in common. */
import type { IntercompanyTransaction, TransactionType } from "../schema.ts";
import { formatAmount } from "../values.ts";
import { nameOf, type Graph } from "./graph.ts";
import type { Draft } from "./rule.ts";
import type { TRANSACTION_RULES } from "./transaction-rules.ts";

export type TransactionDraft = Draft<keyof typeof TRANSACTION_RULES>;

const WORDS: Record<TransactionType, string> = {
  loan: "The loan",
  "management-fee": "The management fee",
  "cost-sharing": "The shared cost",
  "asset-transfer": "The asset transfer",
  lease: "The rent",
  service: "The service fee",
};

/** A draft with the names, the amount and the date of the transaction. */
export function draftOf(
  graph: Graph,
  transaction: IntercompanyTransaction,
  { rule, ...more }: Pick<TransactionDraft, "rule"> & TransactionDraft["values"],
): TransactionDraft {
  const { id, fromEntityId, toEntityId, amount, transactionDate, transactionType } = transaction;
  return {
    rule: rule as TransactionDraft["rule"],
    entityIds: [fromEntityId, toEntityId].filter((party) => graph.entity.has(party)),
    transactionId: id,
    values: {
      what: WORDS[transactionType],
      from: nameOf(graph, fromEntityId),
      to: nameOf(graph, toEntityId),
      amount: formatAmount(amount),
      date: transactionDate,
      ...more,
    },
  };
}
