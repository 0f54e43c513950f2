import { TextField } from "./TextField.tsx";

interface CodeFieldsProps {
  problems?: { code?: string; recoveryCode?: string };
}

/** Field for the code of an authenticator app, with a recovery code as the alternative. */
export function CodeFields({ problems = {} }: CodeFieldsProps) {
  return (
    <>
      <TextField
        label="Code from your app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        problem={problems.code}
      />
      <details className="disclosure" open={problems.recoveryCode ? true : undefined}>
        <summary>Use a recovery code instead</summary>
        <TextField
          label="Recovery code"
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="none"
          hint="One of the ten that you kept when you set this up. Each works once."
          problem={problems.recoveryCode}
        />
      </details>
    </>
  );
}
