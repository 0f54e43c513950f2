import { NAME_MAX, OWNER_KINDS, OWNER_ROLES } from "#modules/entities/schema";
import { KIND_LABELS, ROLE_LABELS } from "../../ui/entity-words.ts";
import { SelectInput, TextInput, type FormState } from "./Fields.tsx";
import { storedDifferences, typedOfOwner, type Typed } from "./record-form.ts";
import { RecordForm } from "./RecordForm.tsx";
import { placeIn, type GroupScreen, type OwnershipContent, type Refusal } from "./screen.ts";
import { useRecordDraft } from "./use-record-draft.ts";

const LABELS: Record<string, string> = { percentage: "Percentage", from: "From", to: "Until" };
const SHARES = [
  ["vote", "Of the vote"],
  ["value", "Of the value"],
  ["profits", "Of the profits"],
  ["capital", "Of the capital"],
] as const;

interface OwnerFormProps {
  screen: GroupScreen;
  content: OwnershipContent;
  refusal: Refusal | null;
}

export function OwnerForm({ screen, content, refusal }: OwnerFormProps) {
  const { edited, ownedId } = content;
  const intent = edited ? "save-owner" : "add-owner";
  const refused = refusal?.intent === intent && refusal.id === (edited?.id ?? "") ? refusal : null;
  const stored: Typed = edited ? typedOfOwner(edited) : { entityId: ownedId, role: "owner" };
  const version = `${edited?.updatedAt ?? "new"} ${ownedId} ${screen.counts.owners}`;
  const draft = useRecordDraft(`${intent} ${edited?.id ?? ownedId}`, version, stored);
  const state: FormState = {
    prefix: "owner",
    typed: refused?.typed ?? draft.typed ?? stored,
    problems: refused?.problems ?? {},
    findings: edited
      ? screen.findings.filter(({ ownerId, state: at }) => ownerId === edited.id && at === "open")
      : [],
    isCpa: screen.isCpa,
  };
  const holders = [
    ...screen.entityOptions.map(([id, name]) => [`entity:${id}`, name] as const),
    ...screen.personOptions.map(([id, name]) => [`person:${id}`, `${name} (person)`] as const),
  ];
  return (
    <RecordForm
      key={`${version} ${draft.typed !== null}`}
      title={edited ? `Change the share of ${edited.ownerName ?? "an owner"}` : "Add owner"}
      verb={edited ? "Save owner" : "Add owner"}
      intent={intent}
      record={edited}
      action={placeIn("ownership", edited ? { edit: edited.id } : {}, "form")}
      below={placeIn("ownership")}
      refusal={refused}
      draft={draft}
      stored={refused ? storedDifferences(stored, refused.typed, LABELS) : []}
    >
      <SelectInput
        state={state}
        name="entityId"
        label="Owned entity"
        options={screen.entityOptions}
        width="w2"
      />
      <SelectInput
        state={state}
        name="holder"
        label="Owner"
        options={holders}
        empty="Somebody new: write the name"
        width="w2"
      />
      <TextInput
        state={state}
        name="ownerName"
        label="Name of a new person"
        width="w2"
        maxLength={NAME_MAX}
      />
      <TextInput
        state={state}
        name="percentage"
        label="Percentage"
        inputMode="decimal"
        className="input--money"
      />
      <SelectInput
        state={state}
        name="role"
        label="Holds as"
        options={OWNER_ROLES.map((role) => [role, ROLE_LABELS[role]] as const)}
      />
      <TextInput state={state} name="from" label="From" type="date" />
      <TextInput state={state} name="to" label="Until" type="date" />
      {!edited && (
        <SelectInput
          state={state}
          name="kind"
          label="A new person is"
          options={OWNER_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)}
          empty="Individual"
          width="w2"
        />
      )}
      <details
        className="w6 record-form__more"
        open={Object.keys(state.problems).some((name) => name.startsWith("shares"))}
      >
        <summary>Different shares of vote, value, profits or capital; options</summary>
        <div className="form-grid">
          {SHARES.map(([name, label]) => (
            <TextInput
              key={name}
              state={state}
              name={`shares.${name}`}
              label={label}
              inputMode="decimal"
              className="input--money"
            />
          ))}
          <SelectInput
            state={state}
            name="optionOn"
            label="Option on the shares of"
            options={content.coOwners}
            empty="No option"
            width="w2"
          />
        </div>
      </details>
    </RecordForm>
  );
}
