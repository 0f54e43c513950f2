import {
  ACCOUNTING_METHODS,
  ELECTION_KINDS,
  ENTITY_TYPES,
  NAME_MAX,
  NOTES_MAX,
  NUMBER_MAX,
  STATES,
} from "#modules/entities/schema";
import { choicesOf, ELECTION_LABELS, TAX_CLASS_LABELS, TRUST_KIND_LABELS } from "../../ui/entity-words.ts";
import { AreaInput, CheckInput, ChoiceInput, SelectInput, TextInput, type FormState } from "./Fields.tsx";
import { storedDifferences, typedOfEntity, type Typed } from "./record-form.ts";
import { RecordForm } from "./RecordForm.tsx";
import { placeIn, type GroupScreen, type InventoryContent, type Refusal } from "./screen.ts";
import { useRecordDraft } from "./use-record-draft.ts";

const LABELS: Record<string, string> = {
  legalName: "Legal name",
  entityType: "Entity type",
  ein: "EIN",
  jurisdictionFormation: "Formed in",
  jurisdictionOperation: "Operates in",
  fiscalYearEnd: "Fiscal year end",
  accountingMethod: "Accounting method",
  ownershipPercentage: "Ownership percent",
  notes: "Notes",
};
const EMPTY: Typed = { ownershipPercentage: "0" };
const plain = (values: readonly string[]) => values.map((value) => [value, value] as const);
const BLANK_ROWS = 2;

interface EntityFormProps {
  screen: GroupScreen;
  content: InventoryContent;
  refusal: Refusal | null;
}

export function EntityForm({ screen, content: { edited }, refusal }: EntityFormProps) {
  const stored = edited ? typedOfEntity(edited) : EMPTY;
  const intent = edited ? "save-entity" : "add-entity";
  const refused = refusal?.intent === intent && refusal.id === (edited?.id ?? "") ? refusal : null;
  const version = `${edited?.updatedAt ?? "new"} ${screen.counts.entities}`;
  const draft = useRecordDraft(`${intent} ${edited?.id}`, version, stored);
  const state: FormState = {
    prefix: "entity",
    typed: refused?.typed ?? draft.typed ?? stored,
    problems: refused?.problems ?? {},
    findings: edited
      ? screen.findings.filter(({ entityIds, state: at }) => entityIds[0] === edited.id && at === "open")
      : [],
    isCpa: screen.isCpa,
  };
  return (
    <RecordForm
      key={`${version} ${draft.typed !== null}`}
      title={edited ? `Change ${edited.legalName}` : "Add entity"}
      verb={edited ? "Save entity" : "Add entity"}
      intent={intent}
      record={edited}
      action={placeIn("inventory", edited ? { edit: edited.id } : {}, "form")}
      below={placeIn("inventory")}
      refusal={refused}
      draft={draft}
      stored={refused ? storedDifferences(stored, refused.typed, LABELS) : []}
    >
      <TextInput
        state={state}
        name="legalName"
        label="Legal name (required)"
        width="w3"
        isRequired
        maxLength={NAME_MAX}
      />
      <ChoiceInput state={state} name="entityType" label="Entity type" options={plain(ENTITY_TYPES)} />
      <TextInput
        state={state}
        name="ein"
        label="EIN"
        placeholder="XX-XXXXXXX"
        inputMode="numeric"
        className="input--id"
        maxLength={NUMBER_MAX}
      />
      <TextInput
        state={state}
        name="tin"
        label="TIN"
        inputMode="numeric"
        className="input--id"
        maxLength={NUMBER_MAX}
      />
      <ChoiceInput
        state={state}
        name="jurisdictionFormation"
        label="Formed in"
        options={placesWith(state.typed.jurisdictionFormation)}
      />
      <ChoiceInput
        state={state}
        name="jurisdictionOperation"
        label="Operates in"
        options={placesWith(state.typed.jurisdictionOperation)}
      />
      <TextInput
        state={state}
        name="fiscalYearEnd"
        label="Fiscal year end"
        placeholder="12/31"
        className="num"
        maxLength={NUMBER_MAX}
      />
      <SelectInput
        state={state}
        name="accountingMethod"
        label="Accounting method"
        options={plain(ACCOUNTING_METHODS)}
        empty="Not stated"
      />
      <SelectInput
        state={state}
        name="parentEntityId"
        label="Parent entity"
        options={screen.entityOptions.filter(([id]) => id !== edited?.id)}
        empty="None"
      />
      <TextInput
        state={state}
        name="ownershipPercentage"
        label="Ownership percent"
        inputMode="decimal"
        className="input--money"
      />
      <CheckInput state={state} name="isDisregardedEntity" label="Disregarded for federal tax" />
      <AreaInput state={state} name="notes" label="Notes" width="w6" maxLength={NOTES_MAX} />
      <MoreFields state={state} year={screen.intake.taxYear} />
    </RecordForm>
  );
}

/** What the CPA asks for in special cases. */
function MoreFields({ state, year }: { state: FormState; year: number }) {
  const names = Object.keys(state.typed);
  const rowsOf = (name: string, part: string) =>
    names.filter((each) => each.startsWith(`${name}.`) && each.endsWith(part)).length;
  const elections = rowsOf("elections", ".kind") + (rowsOf("elections", ".kind") === 0 ? BLANK_ROWS : 1);
  const receipts =
    rowsOf("grossReceipts", ".year") + (rowsOf("grossReceipts", ".year") === 0 ? BLANK_ROWS : 1);
  const more = /^(formationDate|endDate|taxClass|trustKind|elections|grossReceipts)/;
  const isOpen = [...Object.keys(state.problems), ...state.findings.map(({ field }) => field)].some((name) =>
    more.test(name),
  );
  return (
    <details className="w6 record-form__more" open={isOpen}>
      <summary>Dates, tax class, elections and gross receipts</summary>
      <div className="form-grid">
        <TextInput state={state} name="formationDate" label="Formed on" type="date" />
        <TextInput state={state} name="endDate" label="Ended on" type="date" />
        <SelectInput
          state={state}
          name="taxClass"
          label="Taxed as"
          options={choicesOf(TAX_CLASS_LABELS)}
          empty="As its type says"
          width="w2"
        />
        <SelectInput
          state={state}
          name="trustKind"
          label="Kind of trust"
          options={choicesOf(TRUST_KIND_LABELS)}
          empty="Not stated"
          width="w2"
        />
        {Array.from({ length: elections }, (_, row) => (
          <div key={row} className="form-grid form-grid--row w6">
            <SelectInput
              state={state}
              name={`elections.${row}.kind`}
              label={`Election ${row + 1}`}
              options={ELECTION_KINDS.map((kind) => [kind, ELECTION_LABELS[kind]] as const)}
              empty="None"
              width="w3"
            />
            <TextInput state={state} name={`elections.${row}.from`} label="In force from" type="date" />
          </div>
        ))}
        {Array.from({ length: receipts }, (_, row) => (
          <div key={row} className="form-grid form-grid--row w6">
            <TextInput
              state={state}
              name={`grossReceipts.${row}.year`}
              label="Year"
              placeholder={String(year - 1 - row)}
              inputMode="numeric"
              className="num"
            />
            <TextInput
              state={state}
              name={`grossReceipts.${row}.cents`}
              label="Gross receipts"
              placeholder="$0.00"
              inputMode="decimal"
              className="input--money"
            />
          </div>
        ))}
      </div>
    </details>
  );
}

/** The states, and what an import may have brought. */
function placesWith(current: string | undefined) {
  return plain(current && !STATES.includes(current) ? [current, ...STATES] : STATES);
}
