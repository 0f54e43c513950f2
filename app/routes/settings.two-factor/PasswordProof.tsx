import { TextField } from "../../ui/TextField.tsx";

/** Field for the current password; the hidden e-mail address tells password managers whose it is. */
export function PasswordProof({ email, problem }: { email: string; problem?: string }) {
  return (
    <>
      <TextField
        label="Present password"
        name="current"
        type="password"
        autoComplete="current-password"
        problem={problem}
        isRequired
      />
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
    </>
  );
}
