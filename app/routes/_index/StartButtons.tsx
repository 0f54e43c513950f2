import { Form } from "@remix-run/react";
import { Network, UserRound } from "lucide-react";
import type { IntakeType } from "#modules/intake/schema";

const KINDS = [
  { intakeType: "personal", label: "Start Personal Tax Intake", icon: UserRound },
  { intakeType: "multi-entity", label: "Start Multi-Entity Intake", icon: Network },
] as const satisfies { intakeType: IntakeType; label: string; icon: typeof Network }[];

interface StartButtonsProps {
  hasIntakes: boolean;
  /** True while a client has an active intake. */
  isBlocked: boolean;
}

export function StartButtons({ hasIntakes, isBlocked }: StartButtonsProps) {
  return (
    <Form className="row greet__ways" method="post">
      <input type="hidden" name="intent" value="create" />
      {hasIntakes && <ResumeLink isPrimary={isBlocked} />}
      {KINDS.map(({ intakeType, label, icon: Icon }, index) => (
        <button
          key={intakeType}
          className={`button ${!hasIntakes && index === 0 ? "button--primary" : ""}`}
          name="intakeType"
          value={intakeType}
          disabled={isBlocked}
        >
          <Icon className="icon" aria-hidden="true" />
          {isBlocked ? "Complete Current Intake First" : label}
        </button>
      ))}
      {!hasIntakes && (
        <button className="button" type="button" disabled>
          Resume Existing Intake
        </button>
      )}
    </Form>
  );
}

function ResumeLink({ isPrimary }: { isPrimary: boolean }) {
  return (
    <a className={isPrimary ? "button button--primary" : "button"} href="#intakes">
      Resume Existing Intake
    </a>
  );
}
