import { Form, Link, useNavigation } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { canContinue, WIZARD_STEPS } from "#modules/intake/schema";
import { GOALS_FORM } from "./GoalsForm.tsx";
import type { Wizard } from "./wizard.ts";
import { missingLines, namesOf, wizardPath } from "./wizard-view.ts";

/** Back and continue buttons, with the reason when continuing is blocked. */
export function ActionBar({ wizard }: { wizard: Wizard }) {
  const { step, mode } = wizard;
  return (
    <div className="action-bar">
      {step > 1 ? (
        <Link className="button" to={wizardPath({ step: step - 1 })}>
          Previous
        </Link>
      ) : (
        <button className="button" disabled>
          Previous
        </button>
      )}
      <span className="action-bar__said sm muted">{obstacle(wizard)}</span>
      {mode.canEdit ? <ContinueForm wizard={wizard} /> : <ViewerLink wizard={wizard} />}
    </div>
  );
}

function ContinueForm({ wizard: { step, lines } }: { wizard: Wizard }) {
  const isPending = useNavigation().formMethod === "POST";
  const isLast = step === WIZARD_STEPS;
  const button = (
    <button
      className="button button--primary"
      name="intent"
      value={isLast ? "submit" : "advance"}
      form={step === 2 ? GOALS_FORM : undefined}
      disabled={!canContinue(step, lines) || isPending}
    >
      {isLast ? "Submit for Review" : "Continue"}
      {!isLast && <ArrowRight className="icon" aria-hidden="true" />}
    </button>
  );
  if (step === 2) return button;
  return (
    <Form method="post">
      <input type="hidden" name="step" value={step} />
      {button}
    </Form>
  );
}

/** A viewer moves through the steps by links, which do not change the progress. */
function ViewerLink({ wizard: { step } }: { wizard: Wizard }) {
  if (step === WIZARD_STEPS) {
    return (
      <Link className="button" to="/">
        Close
      </Link>
    );
  }
  return (
    <Link className="button button--primary" to={wizardPath({ step: step + 1 })}>
      Continue
      <ArrowRight className="icon" aria-hidden="true" />
    </Link>
  );
}

function obstacle({ step, lines, mode }: Wizard): string {
  if (!mode.canEdit || canContinue(step, lines)) return "";
  if (step === 2) return "Add at least one document to continue.";
  return `${step === 1 ? "To continue" : "To submit"}, add ${namesOf(missingLines(lines))}.`;
}
