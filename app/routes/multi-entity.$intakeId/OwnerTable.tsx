import { formatPercentage, type OwnerPerson } from "#modules/entities/schema";
import { KIND_LABELS, RELATION_LABELS, ROLE_LABELS } from "../../ui/entity-words.ts";
import { ActionsHead, Table } from "../../ui/Table.tsx";
import { DateText } from "./DateText.tsx";
import { RowActions } from "./RowActions.tsx";
import { placeIn, type GroupScreen, type OwnerRow } from "./screen.ts";

export function OwnerTable({
  owners,
  screen: { canEdit, entityOptions },
}: {
  owners: OwnerRow[];
  screen: GroupScreen;
}) {
  const names = new Map(entityOptions);
  const head = (
    <>
      <th>Entity</th>
      <th>Owner</th>
      <th className="num">Percentage</th>
      <th>Holds as</th>
      <th>From</th>
      <th>Until</th>
      {canEdit && <ActionsHead />}
    </>
  );
  return (
    <section className="section" aria-labelledby="owners-title">
      <div className="section__head">
        <h2 id="owners-title">Owners</h2>
      </div>
      <Table name="Owners" className="table--stack" head={head}>
        {owners.map((owner) => {
          const { id, entityId, ownerName, percentage, role, from, to } = owner;
          const entity = names.get(entityId) ?? "";
          return (
            <tr key={id}>
              <td className="span table__primary">{entity}</td>
              <td>{ownerName ?? <span className="faint">Not named yet</span>}</td>
              <td className="num">{formatPercentage(percentage)}</td>
              <td data-label="As">{ROLE_LABELS[role]}</td>
              <td data-label="From" className={from ? undefined : "hide-narrow"}>
                {from ? <DateText date={from} /> : <span className="faint">Always</span>}
              </td>
              <td data-label="Until" className={to ? undefined : "hide-narrow"}>
                {to ? <DateText date={to} /> : <span className="faint">Still</span>}
              </td>
              {canEdit && (
                <td className="span">
                  <RowActions
                    name={`${ownerName ?? "the unnamed owner"} of ${entity}`}
                    edit={placeIn("ownership", { edit: id }, "form")}
                    remove={placeIn("ownership", { remove: id })}
                  />
                </td>
              )}
            </tr>
          );
        })}
      </Table>
    </section>
  );
}

export function PeopleTable({ people, screen: { canEdit } }: { people: OwnerPerson[]; screen: GroupScreen }) {
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const head = (
    <>
      <th>Name</th>
      <th>Is</th>
      <th>US person</th>
      <th>Relatives</th>
      {canEdit && <ActionsHead />}
    </>
  );
  return (
    <section className="section" aria-labelledby="people-title">
      <div className="section__head">
        <h2 id="people-title">People</h2>
      </div>
      <Table name="People" className="table--stack" head={head}>
        {people.map(({ id, name, kind, isUsPerson, relations }) => (
          <tr key={id}>
            <td className="span table__primary">{name}</td>
            <td>{KIND_LABELS[kind]}</td>
            <td data-label="US person">
              {isUsPerson === null ? <span className="faint">Not known</span> : isUsPerson ? "Yes" : "No"}
            </td>
            <td className="span muted">
              {relations
                .map(
                  (relation) =>
                    `${names.get(relation.personId)}: ${RELATION_LABELS[relation.kind].toLowerCase()}`,
                )
                .join(", ")}
            </td>
            {canEdit && (
              <td className="span">
                <RowActions
                  name={name}
                  edit={placeIn("ownership", { person: id }, "form")}
                  remove={placeIn("ownership", { removePerson: id })}
                />
              </td>
            )}
          </tr>
        ))}
      </Table>
    </section>
  );
}
