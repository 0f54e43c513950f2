import { json, redirect, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { NAME_MAX } from "#modules/accounts/schema";
import { hasCode } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import { TextField } from "../../ui/TextField.tsx";

export const loader = load("signed-in", async ({ user, query }) => ({ user, saved: query.has("saved") }));

const names = z.object({ firstName: z.string(), lastName: z.string() });

export const action = act("signed-in", names, async ({ modules, actor, fields }) => {
  try {
    await modules.accounts.updateProfile(actor, fields);
  } catch (error) {
    if (!hasCode(error, "invalid")) throw error;
    return json({ problems: error.fields ?? {}, fields }, { status: 422 });
  }
  return redirect("/profile?saved=1");
});

export const meta: MetaFunction = () => [{ title: "Profile · TaxRAG" }];

export default function Profile() {
  const { user, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <main id="main" className="page account">
      <div className="page-head">
        <h1>Profile</h1>
      </div>
      <section className="account__part">
        <div>
          <h2>Name</h2>
          <p className="muted">As the header shows it.</p>
        </div>
        <Form method="post" className="stack">
          {saved && !answer && <Note tone="success" title="Your name has been saved." />}
          <div className="account__names">
            <TextField
              label="First name"
              name="firstName"
              autoComplete="given-name"
              maxLength={NAME_MAX}
              defaultValue={answer?.fields.firstName ?? user.firstName}
              problem={answer?.problems.firstName}
            />
            <TextField
              label="Last name"
              name="lastName"
              autoComplete="family-name"
              maxLength={NAME_MAX}
              defaultValue={answer?.fields.lastName ?? user.lastName}
              problem={answer?.problems.lastName}
            />
          </div>
          <Button type="submit" kind="primary" isPending={isPending} pendingText="Saving...">
            Save name
          </Button>
        </Form>
      </section>
      <section className="account__part">
        <h2>Account</h2>
        <dl className="account__facts">
          <div>
            <dt>Email</dt>
            <dd>{user.email}</dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{user.role === "admin" ? "Administrator" : "Client"}</dd>
          </div>
        </dl>
      </section>
    </main>
  );
}
