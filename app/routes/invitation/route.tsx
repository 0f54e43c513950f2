import "../login/login.css";
import { json, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { INVITATION_DAYS } from "#modules/accounts/schema";
import { hasCode } from "../../http/errors.server.ts";
import { newPassword, requireSame } from "../../http/new-password.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { originOf } from "../../http/session.server.ts";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import { PasswordFields } from "../../ui/PasswordFields.tsx";

/** Target of the link in an invitation: shows who is invited; only the form uses the link. */
export const loader = load("public", async ({ modules, query }) => {
  const token = query.get("token") ?? "";
  return { token, invited: await modules.accounts.findInvitation(token) };
});

const form = z.object({ token: z.string(), ...newPassword });

export const action = act("public", form, async ({ modules, request, context, fields }) => {
  try {
    requireSame(fields);
    const { token, password } = fields;
    await modules.accounts.acceptInvitation({ token, password, ...originOf(request, context) });
    return json({ done: true, problems: {} });
  } catch (error) {
    // The link has been used meanwhile; the loader detects that too and says so.
    if (hasCode(error, "not_found")) return json({ done: false, problems: {} }, { status: 404 });
    if (!hasCode(error, "invalid")) throw error;
    return json({ done: false, problems: error.fields ?? {} }, { status: 422 });
  }
});

export const meta: MetaFunction = () => [{ title: "Invitation · TaxRAG" }];

export default function Invitation() {
  const { token, invited } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <main id="main" className="page login">
      <div className="login__card">
        <div className="sheet login__sheet stack">
          <h1>{invited?.firstName && !answer?.done ? `Welcome, ${invited.firstName}` : "Welcome"}</h1>
          {answer?.done ? (
            <Done />
          ) : invited ? (
            <Form method="post" className="stack">
              <p className="muted">
                Choose a password for {invited.email}. You sign in with both from now on.
              </p>
              <input type="hidden" name="token" value={token} />
              <input type="hidden" name="username" autoComplete="username" value={invited.email} readOnly />
              <PasswordFields problems={answer?.problems} />
              <Button type="submit" kind="primary" block isPending={isPending} pendingText="Saving...">
                Save password
              </Button>
            </Form>
          ) : (
            <Note tone="danger" title="This invitation opens nothing any more.">
              <p>
                It was used or withdrawn, or it is older than {INVITATION_DAYS} days. If you have a password,{" "}
                <a href="/login">sign in</a>; else ask your CPA for a new invitation.
              </p>
            </Note>
          )}
        </div>
      </div>
    </main>
  );
}

function Done() {
  return (
    <>
      <Note tone="success" title="Your password is set." />
      <a className="button button--primary button--block" href="/login">
        Sign in
      </a>
    </>
  );
}
