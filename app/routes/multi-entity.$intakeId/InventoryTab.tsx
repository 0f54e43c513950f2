import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { ActionsHead, Table } from "../../ui/Table.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { EntityForm } from "./EntityForm.tsx";
import { FirstSteps } from "./NextSteps.tsx";
import { Paging } from "./Paging.tsx";
import { RowActions } from "./RowActions.tsx";
import { RowMark } from "./RowMark.tsx";
import { placeIn, type GroupScreen, type InventoryContent, type Refusal } from "./screen.ts";

/** More rows than this have a search. */
const SEARCH_FROM = 20;

interface InventoryTabProps {
  screen: GroupScreen;
  content: InventoryContent;
  refusal: Refusal | null;
}

export function InventoryTab({ screen, content, refusal }: InventoryTabProps) {
  const { entities, removed, query } = content;
  return (
    <>
      {screen.counts.entities === 0 && <FirstSteps intakeId={screen.intake.id} canEdit={screen.canEdit} />}
      {screen.counts.entities > SEARCH_FROM && <SearchForm query={query} />}
      {entities.total > 0 && <EntityTable screen={screen} content={content} />}
      {query && entities.total === 0 && <p className="group__none muted">No entity is called “{query}”.</p>}
      <Paging tab="inventory" list={entities} query={query} />
      {screen.canEdit && <EntityForm screen={screen} content={content} refusal={refusal} />}
      {removed && screen.canEdit && (
        <ConfirmDialog
          title={`Delete ${removed.legalName}?`}
          text="Its owners and what it owns are no longer recorded either. This action cannot be undone."
          verb="Delete entity"
          intent="delete-entity"
          id={removed.id}
          below={placeIn("inventory")}
        />
      )}
    </>
  );
}

function EntityTable({
  screen: { canEdit, findings },
  content: { entities },
}: Pick<InventoryTabProps, "screen" | "content">) {
  const head = (
    <>
      <th>Legal name</th>
      <th>Type</th>
      <th>EIN</th>
      <th>Formed in</th>
      <th>Year end</th>
      <th>Method</th>
      <th>Owned by</th>
      {canEdit && <ActionsHead />}
    </>
  );
  return (
    <Table name="Current entities" className="table--stack" head={head}>
      {entities.rows.map((entity) => {
        const {
          id,
          legalName,
          entityType,
          ein,
          jurisdictionFormation,
          fiscalYearEnd,
          accountingMethod,
          owners,
        } = entity;
        const edit = placeIn("inventory", { edit: id }, "form");
        return (
          <tr key={id} id={id}>
            <td className="span">
              <span className="table__primary">{legalName}</span> <RowMark findings={findings} id={id} />
            </td>
            <td className="nowrap">{entityType ?? <None />}</td>
            <td className="nowrap group__id">{ein ?? <None />}</td>
            <td data-label="Formed in">{jurisdictionFormation ?? <None />}</td>
            <td data-label="Year end">{fiscalYearEnd ?? <None />}</td>
            <td className="hide-narrow">{accountingMethod ?? <None />}</td>
            <td className="span muted">{owners || "Top of the structure"}</td>
            {canEdit && (
              <td className="span">
                <RowActions name={legalName} edit={edit} remove={placeIn("inventory", { remove: id })} />
              </td>
            )}
          </tr>
        );
      })}
    </Table>
  );
}

function None() {
  return <span className="faint">Not stated</span>;
}

function SearchForm({ query }: { query: string }) {
  return (
    <search className="group__search no-print">
      <Form method="get" className="row">
        <input type="hidden" name="tab" value="inventory" />
        <div className="search">
          <Search className="icon" aria-hidden="true" />
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={query}
            aria-label="Find an entity by name or EIN"
            placeholder="Name or EIN"
          />
        </div>
        <button className="button">Find</button>
      </Form>
    </search>
  );
}
