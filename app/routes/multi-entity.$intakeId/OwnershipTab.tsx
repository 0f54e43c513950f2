import { Link } from "@remix-run/react";
import { Network } from "lucide-react";
import { Note } from "../../ui/Note.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ChartPanel } from "./ChartPanel.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { OwnerForm } from "./OwnerForm.tsx";
import { OwnerTable, PeopleTable } from "./OwnerTable.tsx";
import { Paging } from "./Paging.tsx";
import { PersonForm } from "./PersonForm.tsx";
import { placeIn, type GroupScreen, type OwnershipContent, type Refusal } from "./screen.ts";
import { Tree } from "./Tree.tsx";

interface OwnershipTabProps {
  screen: GroupScreen;
  content: OwnershipContent;
  refusal: Refusal | null;
}

export function OwnershipTab({ screen, content, refusal }: OwnershipTabProps) {
  const { chart, tree, owners, people, person, removed, removedPerson } = content;
  if (screen.counts.entities === 0) {
    return (
      <EmptyState
        icon={Network}
        title="No entities yet"
        text="Add the companies first; then say who owns them."
      >
        <Link className="button" to={placeIn("inventory")}>
          Add an entity
        </Link>
      </EmptyState>
    );
  }
  const isWide = (chart?.width ?? 0) > 900;
  return (
    <>
      {screen.validation.ownership.ownershipGaps.length > 0 && (
        <div className="group__gaps">
          <Note
            tone="danger"
            title={
              screen.validation.ownership.ownershipGaps.length === 1 ? "Ownership gap" : "Ownership gaps"
            }
          >
            {screen.validation.ownership.ownershipGaps.slice(0, 10).map((gap) => (
              <p key={gap}>{gap}</p>
            ))}
            {screen.canEdit && (
              <p>
                <a className="button button--small" href="#form">
                  Add owner
                </a>
              </p>
            )}
          </Note>
        </div>
      )}
      <div className={isWide ? "stack group__structure" : "with-side group__structure"}>
        {chart && <ChartPanel chart={chart} intakeId={screen.intake.id} />}
        <section className="group__list" aria-labelledby="list-title">
          <h2 id="list-title">As a list</h2>
          <div className={isWide ? "group__columns" : undefined}>
            <Tree lines={tree} isPart={chart?.around != null} />
          </div>
        </section>
      </div>
      {person && screen.canEdit ? (
        <PersonForm screen={screen} person={person} refusal={refusal} />
      ) : (
        screen.canEdit && <OwnerForm screen={screen} content={content} refusal={refusal} />
      )}
      {owners.total > 0 && <OwnerTable owners={owners.rows} screen={screen} />}
      <Paging tab="ownership" list={owners} />
      {people.length > 0 && <PeopleTable people={people} screen={screen} />}
      {removed && screen.canEdit && (
        <ConfirmDialog
          title="Delete this share?"
          text={`${removed.ownerName ?? "The unnamed owner"} is no longer recorded as an owner. This action cannot be undone.`}
          verb="Delete share"
          intent="delete-owner"
          id={removed.id}
          below={placeIn("ownership")}
        />
      )}
      {removedPerson && screen.canEdit && (
        <ConfirmDialog
          title={`Delete ${removedPerson.name}?`}
          text="Only somebody who owns nothing and is in no transaction can be deleted. This action cannot be undone."
          verb="Delete person"
          intent="delete-person"
          id={removedPerson.id}
          below={placeIn("ownership")}
        />
      )}
    </>
  );
}
