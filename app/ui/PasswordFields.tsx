import { PASSWORD_MAX, PASSWORD_MIN } from "#modules/accounts/schema";
import { TextField } from "./TextField.tsx";

/** Fields for a new password, typed twice. */
export function PasswordFields({ problems = {} }: { problems?: Record<string, string> }) {
  return (
    <>
      <TextField
        label="New password"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`${PASSWORD_MIN} to ${PASSWORD_MAX} characters, without your name or e-mail. A few unusual words do well.`}
        problem={problems.password}
        isRequired
      />
      <TextField
        label="New password again"
        name="again"
        type="password"
        autoComplete="new-password"
        problem={problems.again}
        isRequired
      />
    </>
  );
}
