import { Form, useNavigation } from "@remix-run/react";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import { PasswordProof } from "./PasswordProof.tsx";

interface BeginProps {
  email: string;
  isRequired: boolean;
  /** It has just been turned off. */
  wasOn: boolean;
  problem?: string;
}

export function Begin({ email, isRequired, wasOn, problem }: BeginProps) {
  const isPending = useNavigation().formMethod === "POST";
  return (
    <section className="account__part">
      <div>
        <h2>Switch it on</h2>
        <p className="muted">
          Besides your password, signing in then takes a code of six digits from an authenticator app on your
          phone. Somebody who finds out your password cannot get in with it.
        </p>
      </div>
      <Form method="post" className="stack">
        {wasOn && <Note tone="success" title="Two-factor sign-in is off." />}
        {isRequired && (
          <Note tone="info" title="Your office asks this of administrators.">
            <p>Set it up to go on. You need an authenticator app, such as the one your phone came with.</p>
          </Note>
        )}
        <PasswordProof email={email} problem={problem} />
        <Button
          type="submit"
          name="intent"
          value="begin"
          kind="primary"
          isPending={isPending}
          pendingText="Preparing..."
        >
          Set up
        </Button>
      </Form>
    </section>
  );
}
