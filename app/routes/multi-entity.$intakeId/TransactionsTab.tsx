import { Link } from "@remix-run/react";
import { ArrowLeftRight } from "lucide-react";
import { formatAmount } from "#modules/entities/schema";
import { TRANSACTION_LABELS } from "../../ui/entity-words.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ActionsHead } from "../../ui/Table.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { DateText } from "./DateText.tsx";
import { Paging } from "./Paging.tsx";
import { RowActions } from "./RowActions.tsx";
import { RowMark } from "./RowMark.tsx";
import { placeIn, type GroupScreen, type Refusal, type TransactionsContent } from "./screen.ts";
import { TransactionForm } from "./TransactionForm.tsx";

interface TransactionsTabProps {
  screen: GroupScreen;
  content: TransactionsContent;
  refusal: Refusal | null;
}

export function TransactionsTab({ screen, content, refusal }: TransactionsTabProps) {
  const { transactions, removed } = content;
  if (screen.counts.entities + screen.personOptions.length < 2) {
    return (
      <EmptyState
        icon={ArrowLeftRight}
        title="Two parties are needed"
        text="A transaction runs from one entity to another. Add two entities first."
      >
        <Link className="button" to={placeIn("inventory")}>
          Add an entity
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      {transactions.total === 0 && <p className="group__none muted">No transactions were recorded.</p>}
      {transactions.total > 0 && <TransactionTable screen={screen} content={content} />}
      <Paging tab="transactions" list={transactions} />
      {screen.canEdit && <TransactionForm screen={screen} content={content} refusal={refusal} />}
      {removed && screen.canEdit && (
        <ConfirmDialog
          title="Delete this transaction?"
          text={`${TRANSACTION_LABELS[removed.transactionType]} of ${formatAmount(removed.amount)}. This action cannot be undone.`}
          verb="Delete transaction"
          intent="delete-transaction"
          id={removed.id}
          below={placeIn("transactions")}
        />
      )}
    </>
  );
}

function TransactionTable({
  screen,
  content: { transactions },
}: Pick<TransactionsTabProps, "screen" | "content">) {
  const { canEdit, findings, counts } = screen;
  const names = new Map([...screen.entityOptions, ...screen.personOptions]);
  return (
    <div className="table-wrap">
      <table className="table table--stack">
        <caption className="visually-hidden">Intercompany transactions</caption>
        <thead>
          <tr>
            <th>Type</th>
            <th>From Entity</th>
            <th>To Entity</th>
            <th className="num">Amount</th>
            <th>Date</th>
            <th>Recurring</th>
            {canEdit && <ActionsHead />}
          </tr>
        </thead>
        <tbody>
          {transactions.rows.map((transaction) => {
            const {
              id,
              transactionType,
              fromEntityId,
              toEntityId,
              amount,
              transactionDate,
              isRecurring,
              recordedBy,
            } = transaction;
            const from = names.get(fromEntityId) ?? "";
            const label = TRANSACTION_LABELS[transactionType];
            return (
              <tr key={id} id={id}>
                <td>
                  <span className="table__primary">{label}</span> <RowMark findings={findings} id={id} />
                  {recordedBy && <div className="xs faint">From the books of {names.get(recordedBy)}</div>}
                </td>
                <td data-label="From">{from}</td>
                <td data-label="To">{names.get(toEntityId)}</td>
                <td className="num nowrap">{formatAmount(amount)}</td>
                <td className="nowrap">
                  <DateText date={transactionDate} />
                </td>
                <td data-label="Recurring">{isRecurring ? "Yes" : "No"}</td>
                {canEdit && (
                  <td className="span">
                    <RowActions
                      name={`${label.toLowerCase()} from ${from}`}
                      edit={placeIn("transactions", { edit: id }, "form")}
                      remove={placeIn("transactions", { remove: id })}
                    />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
        {transactions.pages === 1 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                Total
              </th>
              <td className="num">{formatAmount(counts.amount)}</td>
              <td colSpan={canEdit ? 3 : 2} className="hide-narrow">
                <span className="visually-hidden">US dollars</span>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
