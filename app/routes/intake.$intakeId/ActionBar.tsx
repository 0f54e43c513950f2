import { Form, Link, useNavigation } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { canContinue, groupLines, WIZARD_STEPS, type LineGroup } from "#modules/intake/schema";
import { GOALS_FORM } from "./GoalsForm.tsx";
import type { Wizard } from "./wizard.ts";
import { missingLines, namesOf, nextGroup, slugOf, undecidedLines, wizardPath } from "./wizard-view.ts";

/** Back and continue buttons, with the reason when continuing is blocked. */
export function ActionBar({ wizard }: { wizard: Wizard }) {
  const { step, mode } = wizard;
  const next = step === 2 ? nextGroup(groupLines(wizard.lines), wizard.group) : null;
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
      {mode.canEdit ? (
        <ContinueForm wizard={wizard} next={next} />
      ) : (
        <ViewerLink wizard={wizard} next={next} />
      )}
    </div>
  );
}

interface OnwardProps {
  wizard: Wizard;
  /** The next group of step 2; null elsewhere and after the last. */
  next: LineGroup | null;
}

function ContinueForm({ wizard: { step, lines }, next }: OnwardProps) {
  const isPending = useNavigation().formMethod === "POST";
  const isLast = step === WIZARD_STEPS;
  const button = (
    <button
      className={next ? "button" : "button button--primary"}
      name="intent"
      value={isLast ? "submit" : "advance"}
      form={step === 2 ? GOALS_FORM : undefined}
      disabled={!canContinue(step, lines) || isPending}
    >
      {isLast ? "Submit for Review" : "Continue"}
      {!isLast && <ArrowRight className="icon" aria-hidden="true" />}
    </button>
  );
  if (step === 2) {
    return (
      <>
        {button}
        {next && <NextGroup group={next} />}
      </>
    );
  }
  return (
    <Form method="post">
      <input type="hidden" name="step" value={step} />
      {button}
    </Form>
  );
}

/** Leads to the next group and keeps the goals, which stand in the same form. */
function NextGroup({ group }: { group: LineGroup }) {
  return (
    <>
      <input type="hidden" name="group" value={slugOf(group.name)} form={GOALS_FORM} />
      <button className="button button--primary" name="intent" value="next" form={GOALS_FORM}>
        Next: {group.name}
        <ArrowRight className="icon" aria-hidden="true" />
      </button>
    </>
  );
}

/** A viewer moves through the steps by links, which do not change the progress. */
function ViewerLink({ wizard: { step }, next }: OnwardProps) {
  if (step === WIZARD_STEPS) {
    return (
      <Link className="button" to="/">
        Close
      </Link>
    );
  }
  return (
    <Link
      className="button button--primary"
      to={next ? wizardPath({ step: 2, group: slugOf(next.name) }) : wizardPath({ step: step + 1 })}
    >
      {next ? `Next: ${next.name}` : "Continue"}
      <ArrowRight className="icon" aria-hidden="true" />
    </Link>
  );
}

function obstacle({ step, lines, mode }: Wizard): string {
  if (!mode.canEdit) return "";
  if (canContinue(step, lines)) {
    const undecided = undecidedLines(lines);
    return undecided.length > 0 ? `Your CPA decides about ${namesOf(undecided)}. You can go on.` : "";
  }
  if (step === 2) return "Add at least one document to continue.";
  return `${step === 1 ? "To continue" : "To submit"}, add ${namesOf(missingLines(lines))}.`;
}
