import "../login/login.css";
import { json, redirect, type MetaFunction } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { codeField, codeFields, typedCode } from "../../http/code-fields.server.ts";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { readPending } from "../../http/pending-sign-in.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { afterSignIn, finishSignIn } from "../../http/sign-in.server.ts";
import { returnTo } from "../../http/return-to.ts";
import { Button } from "../../ui/Button.tsx";
import { CodeFields } from "../../ui/CodeFields.tsx";
import { Logo } from "../../ui/Logo.tsx";
import { withWay } from "../login/LoginCard.tsx";

export const loader = load("public", async ({ modules, request, context, user, query }) => {
  const to = query.get("to");
  if (user) throw redirect(returnTo(to));
  const pending = await readPending(request, context);
  if (!pending) throw redirect(withWay("/login", to));
  if (!(await modules.accounts.isSignInPending(pending))) throw redirect(late(to));
  return { to };
});

export const action = act("public", z.object(codeFields), async ({ request, context, fields }) => {
  const to = new URL(request.url).searchParams.get("to");
  const pending = (await readPending(request, context)) ?? "";
  try {
    const headers = await finishSignIn(request, context, { pending, code: typedCode(fields) });
    return redirect(afterSignIn(request), { headers });
  } catch (error) {
    if (hasCode(error, "not_found")) return redirect(late(to));
    if (!hasCode(error, "invalid", "invalid_credentials", "limited")) throw error;
    const problems = { [codeField(fields)]: error.message };
    return json({ problems }, { status: STATUS[error.code] });
  }
});

function late(to: string | null): string {
  return `/login?${new URLSearchParams({ late: "1", ...(to && { to }) })}`;
}

export const meta: MetaFunction = () => [{ title: "Enter your code · TaxRAG" }];

export default function LoginCode() {
  const { to } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <main id="main" className="page login">
      <div className="login__card">
        <div className="sheet login__sheet">
          <Logo />
          <Form method="post" className="stack">
            <h1 className="login__title">Enter your code</h1>
            <p className="muted">Open your authenticator app and type the six digits it shows for TaxRAG.</p>
            <CodeFields problems={answer?.problems} />
            <Button type="submit" kind="primary" block isPending={isPending} pendingText="Checking...">
              Continue
            </Button>
            <p className="sm">
              <Link to={withWay("/login", to)}>Sign in as somebody else</Link>
            </p>
          </Form>
        </div>
        <p className="sm muted login__assurance">
          Phone gone and no recovery code left? Your office can reset this for you.
        </p>
      </div>
    </main>
  );
}
