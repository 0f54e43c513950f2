import { Form, useNavigation } from "@remix-run/react";
import type { SecondFactor } from "#modules/accounts/schema";
import { Button } from "../../ui/Button.tsx";
import { CodeFields } from "../../ui/CodeFields.tsx";
import { PasswordProof } from "./PasswordProof.tsx";

type Problems = Record<string, string> | null;

interface ManageProps {
  email: string;
  factor: SecondFactor;
  /** Problems by the form they belong to. */
  problems: { newCodes: Problems; switchOff: Problems };
}

export function Manage({ email, factor, problems }: ManageProps) {
  const pending = useNavigation().formData?.get("intent");
  return (
    <>
      <section className="account__part">
        <div>
          <h2>Recovery codes</h2>
          <p className="muted">For the day when your phone is gone.</p>
        </div>
        <Form method="post" className="stack">
          <p>
            <b>{factor.recoveryCodesLeft}</b> {factor.recoveryCodesLeft === 1 ? "code is" : "codes are"} left.
            Ten new ones make the others void.
          </p>
          <PasswordProof email={email} problem={problems.newCodes?.current} />
          <Button
            type="submit"
            name="intent"
            value="new-codes"
            isPending={pending === "new-codes"}
            pendingText="Making..."
          >
            Make new codes
          </Button>
        </Form>
      </section>
      <section className="account__part">
        <div>
          <h2>Switch it off</h2>
          <p className="muted">
            {factor.isRequired
              ? "For a new phone: your office asks for two-factor sign-in, so you set it up again right away."
              : "Your password alone signs you in again. This account is signed out everywhere else."}
          </p>
        </div>
        <Form method="post" className="stack">
          <PasswordProof email={email} problem={problems.switchOff?.current} />
          <CodeFields problems={problems.switchOff ?? {}} />
          <Button
            type="submit"
            name="intent"
            value="switch-off"
            kind="danger"
            isPending={pending === "switch-off"}
            pendingText="Switching off..."
          >
            Switch off
          </Button>
        </Form>
      </section>
    </>
  );
}
