import { Form, useNavigation } from "@remix-run/react";
import type { SecondFactorSetup } from "#modules/accounts/schema";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface ScanProps {
  /** `qr` is the data URL of an image. */
  setup: SecondFactorSetup & { qr: string };
  problem?: string;
}

export function Scan({ setup, problem }: ScanProps) {
  const isPending = useNavigation().formMethod === "POST";
  return (
    <section className="account__part">
      <div>
        <h2>Connect your app</h2>
        <p className="muted">
          From then on each sign-in takes a code, and this account is signed out everywhere else.
        </p>
      </div>
      <ol className="account__steps">
        <li className="stack">
          <p>Scan this picture with your authenticator app.</p>
          <img className="account__qr" src={setup.qr} alt="QR code for your authenticator app" />
          <p>
            On the phone itself, <a href={setup.uri}>open it in the app</a>, or type this key there:
          </p>
          <p className="account__secret">{inGroups(setup.secret)}</p>
        </li>
        <li>
          <Form method="post" className="stack">
            <p>Type the six digits that the app shows now.</p>
            <TextField
              label="Code from your app"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              problem={problem}
              isRequired
            />
            <Button
              type="submit"
              name="intent"
              value="confirm"
              kind="primary"
              isPending={isPending}
              pendingText="Checking..."
            >
              Switch on
            </Button>
          </Form>
        </li>
      </ol>
    </section>
  );
}

/** "ABCD EFGH": apps take the key with or without the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(" ") ?? secret;
}
