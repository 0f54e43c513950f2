import { Form, useLocation, useNavigation } from "@remix-run/react";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import { PasswordFields } from "../../ui/PasswordFields.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface PasswordFormProps {
  email: string;
  problems?: Record<string, string>;
  saved: boolean;
}

export function PasswordForm({ email, problems, saved }: PasswordFormProps) {
  const { key } = useLocation();
  const isPending = useNavigation().formData?.get("intent") === "password";
  return (
    <section className="account__part">
      <div>
        <h2>Password</h2>
        <p className="muted">A new one signs this account out everywhere else.</p>
      </div>
      {/* Remounted after a success, so that the fields are empty again. */}
      <Form method="post" className="stack" key={saved ? key : "kept"}>
        {saved && <Note tone="success" title="Your new password is set. Other sessions were signed out." />}
        <TextField
          label="Present password"
          name="current"
          type="password"
          autoComplete="current-password"
          problem={problems?.current}
          isRequired
        />
        <PasswordFields problems={problems} />
        <Button type="submit" name="intent" value="password" isPending={isPending} pendingText="Saving...">
          Change password
        </Button>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      </Form>
    </section>
  );
}
