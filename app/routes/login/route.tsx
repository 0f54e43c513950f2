import "./login.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { Lock } from "lucide-react";
import { z } from "zod";
import { hasCode } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { signInByForm } from "../../http/sign-in.server.ts";
import { wayBack } from "../../http/way-back.ts";
import { Button } from "../../ui/Button.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { Note } from "../../ui/Note.tsx";
import { TextField } from "../../ui/TextField.tsx";

const credentials = z.object({ email: z.string(), password: z.string() });

export const loader = load("public", async ({ user, query }) => {
  if (user) throw redirect(wayBack(query.get("to")));
  return null;
});

export const action = act("public", credentials, async ({ request, context, fields }) => {
  try {
    const { cookie } = await signInByForm(request, context);
    const to = wayBack(new URL(request.url).searchParams.get("to"));
    return redirect(to, { headers: { "Set-Cookie": cookie } });
  } catch (error) {
    if (!hasCode(error, "invalid_credentials")) throw error;
    return json({ problem: error.message, email: fields.email }, { status: 401 });
  }
});

export const meta: MetaFunction = () => [{ title: "Log in · TaxRAG" }];

export default function Login() {
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <main id="main" className="page login">
      <div className="login__card">
        <h1 className="visually-hidden">Log in to TaxRAG</h1>
        <div className="sheet login__sheet">
          <Logo />
          <div className="tabs">
            <a className="tab" aria-current="page" href="/login">
              Login
            </a>
          </div>
          <Form method="post" className="stack">
            {answer && <Note tone="danger" title={answer.problem} />}
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={answer?.email}
              isRequired
            />
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              isRequired
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
    </main>
  );
}
