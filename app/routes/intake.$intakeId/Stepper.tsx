import { Link } from "@remix-run/react";
import { Lock } from "lucide-react";
import { ACTIVE_STATUSES, canContinue, WIZARD_STEPS } from "#modules/intake/schema";
import type { Wizard } from "./wizard.ts";
import { furthestStep, missingLines, progressAfter, STEPS, wizardPath } from "./wizard-view.ts";

/** The current step, with links to all accessible steps. */
export function Stepper({ wizard }: { wizard: Wizard }) {
  const furthest = furthestStep(wizard.mode, wizard.lines);
  return (
    <aside className="side-sticky">
      <ol className="stepper" aria-label="Steps">
        {STEPS.map((name, index) => {
          const number = index + 1;
          const isCurrent = number === wizard.step;
          return (
            <li
              key={name}
              className="stepper__step"
              data-state={!isCurrent && isDone(number, wizard) ? "done" : undefined}
              aria-current={isCurrent ? "step" : undefined}
            >
              <div>
                <b>
                  {number <= furthest && !isCurrent ? (
                    <Link to={wizardPath({ step: number })}>{name}</Link>
                  ) : (
                    name
                  )}
                </b>
                <small>{hintOf(number, wizard)}</small>
              </div>
            </li>
          );
        })}
      </ol>
      <p className="wizard__promise sm muted only-wide">
        <Lock className="icon" aria-hidden="true" />
        <span>Files are encrypted before they are stored. Only you and your CPA can open them.</span>
      </p>
    </aside>
  );
}

function isDone(step: number, { intake, lines }: Wizard): boolean {
  if (step === WIZARD_STEPS) return !ACTIVE_STATUSES.includes(intake.status);
  return intake.progress >= progressAfter(step) && canContinue(step, lines);
}

function hintOf(step: number, { lines, statistics, intake }: Wizard): string {
  if (step === 1) {
    const missing = missingLines(lines).length;
    return missing === 0
      ? "All required ones are there"
      : `${missing} of ${statistics.requiredDocuments} required missing`;
  }
  if (step === 2) {
    const { totalDocuments } = statistics;
    return totalDocuments === 1 ? "1 document so far" : `${totalDocuments} documents so far`;
  }
  return ACTIVE_STATUSES.includes(intake.status) ? "Then your CPA takes over" : "Submitted";
}
