import "../login/login.css";
import { json, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { hasCode } from "../../http/errors.server.ts";
import { keepDevice } from "../../http/device.server.ts";
import { newPassword, requireSame } from "../../http/new-password.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { identify, originOf } from "../../http/session.server.ts";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import { PasswordFields } from "../../ui/PasswordFields.tsx";

/** Target of the link in a reset mail. */
export const loader = load("public", async ({ modules, query }) => {
  const token = query.get("token") ?? "";
  const reset = await modules.accounts.findPasswordReset(token);
  return { token, email: reset?.email ?? null };
});

const form = z.object({ token: z.string(), ...newPassword });

export const action = act("public", form, async ({ modules, request, context, fields }) => {
  try {
    requireSame(fields);
    const { token: session } = await identify(request, context);
    const { token, password } = fields;
    const origin = originOf(request, context);
    const { device } = await modules.accounts.resetPassword({ token, password, session, ...origin });
    return json(
      { done: true, problems: {} },
      { headers: { "Set-Cookie": await keepDevice(context, device) } },
    );
  } catch (error) {
    // The link has been used meanwhile; the loader detects that too and says so.
    if (hasCode(error, "not_found")) return json({ done: false, problems: {} }, { status: 404 });
    if (!hasCode(error, "invalid")) throw error;
    return json({ done: false, problems: error.fields ?? {} }, { status: 422 });
  }
});

export const meta: MetaFunction = () => [{ title: "New password · TaxRAG" }];

export default function Reset() {
  const { token, email } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <main id="main" className="page login">
      <div className="login__card">
        <div className="sheet login__sheet stack">
          <h1>Choose a new password</h1>
          {answer?.done ? (
            <Done />
          ) : email ? (
            <Form method="post" className="stack">
              <p className="muted">
                For {email}. Wherever this account is signed in elsewhere, it is signed out.
              </p>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
              <PasswordFields problems={answer?.problems} />
              <Button type="submit" kind="primary" block isPending={isPending} pendingText="Saving...">
                Save password
              </Button>
            </Form>
          ) : (
            <Stale />
          )}
        </div>
      </div>
    </main>
  );
}

function Done() {
  return (
    <>
      <Note tone="success" title="Your new password is set.">
        <p>Every other session of this account has been signed out.</p>
      </Note>
      <a className="button button--primary button--block" href="/login">
        Go on
      </a>
    </>
  );
}

function Stale() {
  return (
    <>
      <Note tone="danger" title="This link opens nothing any more.">
        <p>It has been used, or it is older than an hour. Ask for a new one.</p>
      </Note>
      <a className="button button--primary button--block" href="/login/reset">
        Send a new link
      </a>
    </>
  );
}
