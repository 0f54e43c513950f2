import "./login.css";
import { Form, Link } from "@remix-run/react";
import { Lock } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { Note } from "../../ui/Note.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useCarryEmail } from "./typed-email.ts";

interface LoginCardProps {
  /** Return path after sign-in, as in the URL. */
  to: string | null;
  email?: string;
  problem?: string;
  /** Message about a preceding success. */
  notice?: string;
  isPending?: boolean;
}

export function LoginCard({ to, email, problem, notice, isPending }: LoginCardProps) {
  const resetPath = withWay("/login/reset", to);
  const carryEmail = useCarryEmail(resetPath);
  return (
    <div className="login__card">
      <h1 className="visually-hidden">Log in to TaxRAG</h1>
      <div className="sheet login__sheet">
        <Logo />
        <div className="tabs">
          <a className="tab" aria-current="page" href={withWay("/login", to)}>
            Login
          </a>
        </div>
        <Form method="post" action={withWay("/login", to)} className="stack">
          {problem && <Note tone="danger" title={problem} />}
          {notice && !problem && <Note tone="success" title={notice} />}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            isRequired
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            isRequired
            aside={
              <Link className="sm" to={resetPath} onClick={carryEmail}>
                Forgot password?
              </Link>
            }
          />
          <Button type="submit" kind="primary" block isPending={isPending} pendingText="Logging in...">
            Login
          </Button>
        </Form>
      </div>
      <p className="sm muted login__assurance">
        <Lock className="icon" aria-hidden="true" />
        <span>
          Your session ends when you sign out, or by itself when you have not used it for a while. We never
          ask for a Social Security number by e-mail.
        </span>
      </p>
    </div>
  );
}

/** Sign-in URL that keeps the return path. */
export function withWay(path: string, to: string | null): string {
  return to ? `${path}?to=${encodeURIComponent(to)}` : path;
}
