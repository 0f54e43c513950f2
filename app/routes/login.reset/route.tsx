import { json, redirect, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigate, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { readDevice } from "../../http/device.server.ts";
import { originOf } from "../../http/session.server.ts";
import { returnTo } from "../../http/return-to.ts";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { LoginCard, withWay } from "../login/LoginCard.tsx";
import { useTypedEmail } from "../login/typed-email.ts";

export const loader = load("public", async ({ user, query }) => {
  if (user) throw redirect(returnTo(query.get("to")));
  return { to: query.get("to") };
});

export const action = act(
  "public",
  z.object({ email: z.string() }),
  async ({ modules, context, request, fields }) => {
    try {
      const origin = { ...originOf(request, context), device: await readDevice(request, context) };
      await modules.accounts.requestPasswordReset({ ...fields, site: context.site, ...origin });
    } catch (error) {
      if (!hasCode(error, "invalid", "limited")) throw error;
      return json({ problem: error.message, email: fields.email }, { status: STATUS[error.code] });
    }
    const to = new URL(request.url).searchParams.get("to");
    return redirect(`/login?${new URLSearchParams({ sent: "1", ...(to && { to }) })}`);
  },
);

export const meta: MetaFunction = () => [{ title: "Reset Password · TaxRAG" }];

export default function ResetDialog() {
  const { to } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  const navigate = useNavigate();
  const below = withWay("/login", to);
  const typed = useTypedEmail();
  const close = () => navigate(below, { state: { email: typed } });
  return (
    <main id="main" className="page login">
      <LoginCard to={to} email={typed} />
      <AddressDialog title="Reset Password" below={below} onClose={close}>
        <Form method="post">
          <div className="dialog__body stack">
            <p className="muted">
              Enter the e-mail of your account, and we send it a link to choose a new password.
            </p>
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              defaultValue={answer?.email ?? typed}
              problem={answer?.problem}
              isRequired
            />
          </div>
          <div className="dialog__foot">
            <a className="button" href={below}>
              Cancel
            </a>
            <Button type="submit" kind="primary" isPending={isPending} pendingText="Sending...">
              Send Reset Link
            </Button>
          </div>
        </Form>
      </AddressDialog>
    </main>
  );
}
