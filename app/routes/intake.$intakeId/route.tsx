import "./wizard.css";
import { json, type ActionFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { X } from "lucide-react";
import { STATUS_LABELS } from "#modules/intake/schema";
import { hasCode } from "../../http/errors.server.ts";
import { act, carriesFiles, load } from "../../http/screen.server.ts";
import { Messages } from "../../ui/Messages.tsx";
import { MissingIntake } from "../../ui/MissingIntake.tsx";
import { Note } from "../../ui/Note.tsx";
import { useUploads } from "../../ui/upload/use-uploads.ts";
import { OpenedAgain, Requested } from "./AskedAgain.tsx";
import { ActionBar } from "./ActionBar.tsx";
import { CpaPanel } from "./CpaPanel.tsx";
import { DocumentTypes } from "./DocumentTypes.tsx";
import { readWizard, type WizardData } from "./read-wizard.server.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { Review } from "./Review.tsx";
import { Stepper } from "./Stepper.tsx";
import { UploadFiles } from "./UploadFiles.tsx";
import { takeFiles } from "./uploading.server.ts";
import type { Wizard } from "./wizard.ts";
import { missingLines, namesOf, wizardPath } from "./wizard-view.ts";
import { carryOut, form } from "./wizard-actions.server.ts";

export const loader = load("signed-in", async (visit) => {
  try {
    return json({ wizard: await readWizard(visit) });
  } catch (error) {
    if (!hasCode(error, "not_found")) throw error;
    return json({ wizard: null }, { status: 404 });
  }
});

const fill = act("signed-in", form, carryOut);

export const action = (args: ActionFunctionArgs) =>
  carriesFiles(args.request) ? takeFiles(args) : fill(args);

export const meta: MetaFunction = () => [{ title: "Tax Document Upload Wizard · TaxRAG" }];

export default function IntakeWizard() {
  const { wizard } = useLoaderData<typeof loader>();
  return wizard ? <Screen key={wizard.intake.id} data={wizard} /> : <MissingIntake />;
}

function Screen({ data }: { data: WizardData }) {
  const { intake, client, mode, step, group, asked, done } = data;
  const answer = useActionData<typeof action>();
  const uploads = useUploads();
  const failure = answer?.failure ?? null;
  const wizard: Wizard = { ...data, uploads, result: answer?.result ?? (answer ? null : data.stored) };
  return (
    <main id="main" className="page wizard">
      <div className="page-head page-head--close">
        <div>
          <h1>Tax Document Upload Wizard</h1>
          <p>
            {intake.taxYear} Tax Year - {intake.intakeType} intake
          </p>
        </div>
        {intake.intakeType === "multi-entity" ? (
          <a className="button button--quiet" href={`/multi-entity/${intake.id}`}>
            Entities and owners
          </a>
        ) : (
          <a className="button button--quiet" href="/">
            <X className="icon" aria-hidden="true" />
            Close
          </a>
        )}
      </div>
      {mode.isCpa && (client || intake.status !== "in_progress") && (
        <CpaPanel intake={intake} lines={data.lines} client={client} />
      )}
      <div className="with-margin">
        <Stepper wizard={wizard} />
        <div className="wizard__step">
          {failure && <Note tone="danger" title={failure.problem} />}
          {!failure && done === "removed" && <Note tone="success" title="Document deleted successfully" />}
          {!failure && done === "moved" && (
            <Note tone="success" title={`The intake is now ${STATUS_LABELS[intake.status]}.`} />
          )}
          {!failure && done === "message" && <Note tone="success" title="Your message is on its way." />}
          <OpenedAgain messages={data.messages} isOwner={mode.isOwner} />
          {mode.isReadOnly && <Submitted wizard={wizard} />}
          <Requested wizard={wizard} />
          {step === 1 && <DocumentTypes wizard={wizard} />}
          {step === 2 && <UploadFiles wizard={wizard} goalsSaved={done === "goals"} />}
          {step === 3 && <Review wizard={wizard} />}
          <ActionBar wizard={wizard} />
          {mode.isOwner && <Messages messages={data.messages} isOffice={false} />}
        </div>
      </div>
      {asked && !mode.isReadOnly && <RemoveDialog document={asked} below={wizardPath({ step, group })} />}
    </main>
  );
}

/** Why the intake can no longer be changed here, and where documents still can. */
function Submitted({ wizard: { intake, lines } }: { wizard: Wizard }) {
  const missing = missingLines(lines);
  const documents = <Link to={`/documents/${intake.id}`}>your documents</Link>;
  if (intake.status === "review_ready" && missing.length > 0) {
    return (
      <Note tone="warning" title={`Your CPA still needs ${namesOf(missing)}.`}>
        <p>You have submitted this intake. Add what is missing in {documents}; it stays submitted.</p>
      </Note>
    );
  }
  if (intake.status === "review_ready") {
    return (
      <Note tone="info" title="You have submitted this intake. Your CPA has it now.">
        <p>
          Papers can still be added and removed in {documents}. To change anything else, ask your CPA to open
          the intake again.
        </p>
      </Note>
    );
  }
  return (
    <Note tone="info" title={`This intake is ${STATUS_LABELS[intake.status].toLowerCase()}.`}>
      <p>You can look at everything here. Nothing in it can be changed any more.</p>
    </Note>
  );
}
