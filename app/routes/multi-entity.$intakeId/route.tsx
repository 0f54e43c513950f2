import "./multi-entity.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FileQuestion, X } from "lucide-react";
import { MULTI_ENTITY } from "../../http/access-denied.ts";
import { hasCode } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { ClientName } from "../../ui/ClientName.tsx";
import { DeadEnd } from "../../ui/DeadEnd.tsx";
import { Note } from "../../ui/Note.tsx";
import { RowIconShapes } from "../../ui/RowIcon.tsx";
import { StatusBadge } from "../../ui/StatusBadge.tsx";
import { carryOut, form } from "./group-actions.server.ts";
import { GroupTabs } from "./GroupTabs.tsx";
import { InventoryTab } from "./InventoryTab.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { OwnershipTab } from "./OwnershipTab.tsx";
import { readScreen } from "./read-screen.server.ts";
import type { GroupScreen, Refusal } from "./screen.ts";
import { Summary } from "./Summary.tsx";
import { TransactionsTab } from "./TransactionsTab.tsx";
import { ValidationTab } from "./ValidationTab.tsx";

export const handle = { density: "work" };

export const loader = load(
  "signed-in",
  async (visit) => {
    const id = visit.params.intakeId;
    if (!id || id === "undefined") return json({ state: "invalid" as const }, { status: 404 });
    try {
      const intake = await visit.modules.intake.getIntake(visit.actor, id);
      if (intake.intakeType === "personal") throw redirect(`/intake/${id}`);
      return json({ state: "found" as const, screen: await readScreen(visit, intake) });
    } catch (error) {
      if (!hasCode(error, "not_found")) throw error;
      return json({ state: "missing" as const }, { status: 404 });
    }
  },
  MULTI_ENTITY,
);

export const action = act("signed-in", form, carryOut, MULTI_ENTITY);

export const meta: MetaFunction<typeof loader> = () => [{ title: "Multi-Entity Business Intake · TaxRAG" }];

export default function MultiEntity() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (data.state === "found") {
    return (
      <Screen
        screen={data.screen as GroupScreen}
        refusal={answer && "refusal" in answer ? answer.refusal : null}
      />
    );
  }
  return data.state === "invalid" ? (
    <DeadEnd
      icon={FileQuestion}
      title="Invalid Intake ID"
      text="The multi-entity intake ID is missing or invalid."
    />
  ) : (
    <DeadEnd
      icon={FileQuestion}
      title="Tax intake not found"
      text="It may have been deleted, or it belongs to somebody else."
    />
  );
}

const OUTCOMES: Record<string, string> = {
  "entity-added": "Business entity created successfully",
  "owner-added": "The owner was recorded.",
  "transaction-added": "Intercompany transaction recorded successfully",
  saved: "Saved.",
  deleted: "Deleted.",
  accepted: "Marked as looked at, fine. It comes back when the facts change.",
  reopened: "The finding is open again.",
  imported: "The import is done.",
};

function Screen({ screen, refusal }: { screen: GroupScreen; refusal: Refusal | null }) {
  const { intake, content, counts, done } = screen;
  const said = refusal ? undefined : OUTCOMES[done ?? ""];
  const isOfForm = refusal !== null && /^(add|save)-/.test(refusal.intent);
  return (
    <main id="main" className="page page--work group">
      <div className="page-head page-head--close">
        <div className="row group__head">
          <h1>Multi-Entity Business Intake</h1>
          <span className="muted num">{intake.taxYear}</span>
          <StatusBadge status={intake.status} />
          {screen.client && <ClientName client={screen.client} />}
        </div>
        <div className="row no-print">
          <a className="button button--quiet" href={`/multi-entity/${intake.id}/import`}>
            Import and export
          </a>
          <a className="button button--quiet" href="/">
            <X className="icon" aria-hidden="true" />
            Close
          </a>
        </div>
      </div>
      {counts.entities > 0 && <Summary counts={counts} validation={screen.validation} />}
      <GroupTabs tab={screen.tab} counts={counts} />
      <RowIconShapes />
      <div className="group__panel">
        {said && <Note tone="success" title={said} />}
        {refusal && !isOfForm && <Note tone="danger" title={refusal.message} />}
        {!screen.canEdit && (
          <Note tone="info" title="This intake is completed. Nothing in it can be changed any more." />
        )}
        {content.tab === "inventory" && <InventoryTab screen={screen} content={content} refusal={refusal} />}
        {content.tab === "ownership" && <OwnershipTab screen={screen} content={content} refusal={refusal} />}
        {content.tab === "transactions" && (
          <TransactionsTab screen={screen} content={content} refusal={refusal} />
        )}
        {content.tab === "validation" && <ValidationTab screen={screen} content={content} />}
      </div>
      <NextSteps screen={screen} />
    </main>
  );
}
