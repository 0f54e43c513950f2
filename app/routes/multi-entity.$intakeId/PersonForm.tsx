import { NAME_MAX, OWNER_KINDS, RELATION_KINDS, type OwnerPerson } from "#modules/entities/schema";
import { KIND_LABELS, RELATION_LABELS } from "../../ui/entity-words.ts";
import { SelectInput, TextInput, type FormState } from "./Fields.tsx";
import { storedDifferences, typedOfPerson } from "./record-form.ts";
import { RecordForm } from "./RecordForm.tsx";
import { placeIn, type GroupScreen, type Refusal } from "./screen.ts";
import { useRecordDraft } from "./use-record-draft.ts";

const KNOWN = [
  ["yes", "Yes"],
  ["no", "No"],
] as const;

interface PersonFormProps {
  screen: GroupScreen;
  person: OwnerPerson;
  refusal: Refusal | null;
}

export function PersonForm({ screen, person, refusal }: PersonFormProps) {
  const refused = refusal?.intent === "save-person" && refusal.id === person.id ? refusal : null;
  const stored = typedOfPerson(person);
  const draft = useRecordDraft(`save-person ${person.id}`, person.updatedAt, stored);
  const state: FormState = {
    prefix: "person",
    typed: refused?.typed ?? draft.typed ?? stored,
    problems: refused?.problems ?? {},
    findings: screen.findings.filter(
      ({ entityIds, state: at }) => entityIds[0] === person.id && at === "open",
    ),
    isCpa: screen.isCpa,
  };
  const relations = person.relations.length + 1;
  return (
    <RecordForm
      key={`${person.updatedAt} ${draft.typed !== null}`}
      title={`Change ${person.name}`}
      verb="Save person"
      intent="save-person"
      record={person}
      action={placeIn("ownership", { person: person.id }, "form")}
      below={placeIn("ownership")}
      refusal={refused}
      draft={draft}
      stored={refused ? storedDifferences(stored, refused.typed, { name: "Name" }) : []}
    >
      <TextInput state={state} name="name" label="Name" width="w3" isRequired maxLength={NAME_MAX} />
      <SelectInput
        state={state}
        name="kind"
        label="Is"
        options={OWNER_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)}
      />
      <SelectInput state={state} name="isUsPerson" label="US person" options={KNOWN} empty="Not known" />
      <SelectInput state={state} name="isMinor" label="Under 21" options={KNOWN} empty="Not known" />
      {Array.from({ length: relations }, (_, row) => (
        <div key={row} className="form-grid form-grid--row w6">
          <SelectInput
            state={state}
            name={`relations.${row}.personId`}
            label={`Relative ${row + 1}`}
            options={screen.personOptions.filter(([id]) => id !== person.id)}
            empty="Nobody"
            width="w2"
          />
          <SelectInput
            state={state}
            name={`relations.${row}.kind`}
            label={`Who is this person's`}
            options={RELATION_KINDS.map((kind) => [kind, RELATION_LABELS[kind]] as const)}
            width="w2"
          />
        </div>
      ))}
    </RecordForm>
  );
}
