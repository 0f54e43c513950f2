import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { act, load } from "../../http/screen.server.ts";
import { identify } from "../../http/session.server.ts";
import { returnTo } from "../../http/return-to.ts";
import { Begin } from "./Begin.tsx";
import { Manage } from "./Manage.tsx";
import { drawQrCode } from "./qr.server.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { Scan } from "./Scan.tsx";
import { answer, form } from "./two-factor-actions.server.ts";

export const loader = load("signed-in", async ({ modules, actor, user, request, context, query }) => {
  const token = (await identify(request, context)).token ?? "";
  const factor = await modules.accounts.getSecondFactor(actor);
  const setup = factor.since ? null : await modules.accounts.findSecondFactorSetup(actor, token);
  return {
    email: user.email,
    factor,
    setup: setup && { ...setup, qr: drawQrCode(setup.uri) },
    wasOn: query.has("off"),
    to: query.has("to") ? returnTo(query.get("to")) : factor.isRequired ? "/" : "/settings",
  };
});

export const action = act("signed-in", form, answer);

export const meta: MetaFunction = () => [{ title: "Two-factor sign-in · TaxRAG" }];

export default function TwoFactor() {
  const { factor } = useLoaderData<typeof loader>();
  const mustStay = factor.isRequired && !factor.since;
  return (
    <main id="main" className="page account">
      <div className="page-head">
        <div>
          <h1>Two-factor sign-in</h1>
          {!mustStay && (
            <p className="sm">
              <Link to="/settings">Back to Settings</Link>
            </p>
          )}
        </div>
      </div>
      <Stage />
    </main>
  );
}

/** The next step of the enrollment. */
function Stage() {
  const { email, factor, setup, wasOn, to } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>();
  const problemsOf = (intent: string) => (said?.intent === intent ? said.problems : null);
  if (said?.recoveryCodes) {
    return <RecoveryCodes codes={said.recoveryCodes} isNew={said.intent === "confirm"} to={to} />;
  }
  if (factor.since) {
    const problems = { newCodes: problemsOf("new-codes"), switchOff: problemsOf("switch-off") };
    return <Manage email={email} factor={factor} problems={problems} />;
  }
  if (setup) return <Scan setup={setup} problem={problemsOf("confirm")?.code} />;
  return (
    <Begin
      email={email}
      isRequired={factor.isRequired}
      wasOn={wasOn && !said}
      problem={problemsOf("begin")?.current}
    />
  );
}
