import { TextField } from "../../ui/TextField.tsx";

/** The present password; the address beside it tells password managers whose. */
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
