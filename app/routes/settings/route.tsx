import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { identify } from "../../http/session.server.ts";
import { readTheme } from "../../http/theme.server.ts";
import { Appearance } from "./Appearance.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { Sessions } from "./Sessions.tsx";
import { carryOut, form } from "./settings-actions.server.ts";
import { TwoFactorPart } from "./TwoFactorPart.tsx";
import { UploadLimits } from "./UploadLimits.tsx";

export const loader = load("signed-in", async ({ modules, actor, user, request, context, query }) => {
  const { token } = await identify(request, context);
  const [secondFactor, sessions, theme, quotas] = await Promise.all([
    modules.accounts.getSecondFactor(actor),
    modules.accounts.listSessions(actor, token),
    readTheme(request, context),
    user.role === "admin" ? modules.intake.getQuotas(actor) : null,
  ]);
  return { email: user.email, secondFactor, sessions, theme, quotas, done: query.get("done") };
});

export const action = act("signed-in", form, async (visit) => {
  try {
    const headers = await carryOut(visit);
    return redirect(`/settings?done=${visit.fields.intent}`, { headers });
  } catch (error) {
    if (!hasCode(error, "invalid", "limited")) throw error;
    const { message, fields = { current: message } } = error;
    return json({ problems: fields }, { status: STATUS[error.code] });
  }
});

export const meta: MetaFunction = () => [{ title: "Settings · TaxRAG" }];

export default function Settings() {
  const { email, secondFactor, sessions, theme, quotas, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const completed = answer ? null : done;
  return (
    <main id="main" className="page account">
      <div className="page-head">
        <h1>Settings</h1>
      </div>
      <Appearance theme={theme} saved={completed === "theme"} />
      <PasswordForm email={email} problems={answer?.problems} saved={completed === "password"} />
      <TwoFactorPart {...secondFactor} />
      <Sessions sessions={sessions} ended={completed === "end-session" || completed === "end-others"} />
      {quotas && <UploadLimits {...quotas} />}
    </main>
  );
}
