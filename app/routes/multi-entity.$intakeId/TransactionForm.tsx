import { NOTES_MAX, TRANSACTION_TYPES } from "#modules/entities/schema";
import { TRANSACTION_LABELS } from "../../ui/entity-words.ts";
import { CheckInput, ChoiceInput, SelectInput, TextInput, type FormState } from "./Fields.tsx";
import { storedDifferences, typedOfTransaction, type Typed } from "./record-form.ts";
import { RecordForm } from "./RecordForm.tsx";
import { placeIn, type GroupScreen, type Refusal, type TransactionsContent } from "./screen.ts";
import { useRecordDraft } from "./use-record-draft.ts";

const LABELS: Record<string, string> = {
  amount: "Amount",
  transactionDate: "Date",
  interestRate: "Interest",
};

interface TransactionFormProps {
  screen: GroupScreen;
  content: TransactionsContent;
  refusal: Refusal | null;
}

export function TransactionForm({ screen, content: { edited }, refusal }: TransactionFormProps) {
  const intent = edited ? "save-transaction" : "add-transaction";
  const refused = refusal?.intent === intent && refusal.id === (edited?.id ?? "") ? refusal : null;
  const stored: Typed = edited ? typedOfTransaction(edited) : {};
  const version = `${edited?.updatedAt ?? "new"} ${screen.counts.transactions}`;
  const draft = useRecordDraft(`${intent} ${edited?.id}`, version, stored);
  const state: FormState = {
    prefix: "transaction",
    typed: refused?.typed ?? draft.typed ?? stored,
    problems: refused?.problems ?? {},
    findings: edited
      ? screen.findings.filter(({ transactionId, state: at }) => transactionId === edited.id && at === "open")
      : [],
    isCpa: screen.isCpa,
  };
  const parties = [...screen.entityOptions, ...screen.personOptions];
  return (
    <RecordForm
      key={`${version} ${draft.typed !== null}`}
      title={edited ? "Change the transaction" : "Add transaction"}
      verb={edited ? "Save transaction" : "Add transaction"}
      intent={intent}
      record={edited}
      action={placeIn("transactions", edited ? { edit: edited.id } : {}, "form")}
      below={placeIn("transactions")}
      refusal={refused}
      draft={draft}
      stored={refused ? storedDifferences(stored, refused.typed, LABELS) : []}
    >
      <ChoiceInput
        state={state}
        name="transactionType"
        label="Type"
        options={TRANSACTION_TYPES.map((type) => [type, TRANSACTION_LABELS[type]] as const)}
        empty="Choose one"
        width="w2"
      />
      <SelectInput
        state={state}
        name="fromEntityId"
        label="From: lender, payer or seller"
        options={parties}
        empty="Choose one"
        width="w2"
      />
      <SelectInput
        state={state}
        name="toEntityId"
        label="To: borrower, payee or buyer"
        options={parties}
        empty="Choose one"
        width="w2"
      />
      <TextInput
        state={state}
        name="amount"
        label="Amount in US dollars"
        placeholder="$0.00"
        inputMode="decimal"
        className="input--money"
      />
      <TextInput state={state} name="transactionDate" label="Date" type="date" />
      <SelectInput
        state={state}
        name="recordedBy"
        label="From the books of"
        options={parties}
        empty="Not stated"
        width="w2"
      />
      <TextInput
        state={state}
        name="interestRate"
        label="Interest, percent a year"
        inputMode="decimal"
        className="input--money"
      />
      <TextInput state={state} name="maturityDate" label="Due on" type="date" />
      <TextInput state={state} name="description" label="Description" width="w6" maxLength={NOTES_MAX} />
      <CheckInput state={state} name="isRecurring" label="Recurring" />
    </RecordForm>
  );
}
