import { json, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { hasCode, STATUS } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { afterSignIn, signInByForm } from "../../http/sign-in.server.ts";
import { returnTo } from "../../http/return-to.ts";
import { useErrorToast } from "../../ui/use-error-toast.ts";
import { LoginCard, withWay } from "./LoginCard.tsx";
import { useTypedEmail } from "./typed-email.ts";

const credentials = z.object({ email: z.string(), password: z.string() });

export const loader = load("public", async ({ user, query }) => {
  if (user) throw redirect(returnTo(query.get("to")));
  return { to: query.get("to"), resetSent: query.has("sent"), isLate: query.has("late") };
});

export const action = act("public", credentials, async ({ request, context, fields }) => {
  try {
    const { awaitsCode, headers } = await signInByForm(request, context);
    const to = new URL(request.url).searchParams.get("to");
    return redirect(awaitsCode ? withWay("/login/code", to) : afterSignIn(request), { headers });
  } catch (error) {
    if (!hasCode(error, "invalid_credentials", "limited")) throw error;
    return json({ problem: error.message, email: fields.email }, { status: STATUS[error.code] });
  }
});

const TOO_LATE = "That took too long or had too many wrong codes. Enter your password again.";

export const meta: MetaFunction = () => [{ title: "Log in · TaxRAG" }];

export default function Login() {
  const answer = useActionData<typeof action>();
  const { to, resetSent, isLate } = useLoaderData<typeof loader>();
  const typed = useTypedEmail();
  const isPending = useNavigation().formMethod === "POST";
  useErrorToast(answer);
  return (
    <main id="main" className="page login">
      <LoginCard
        to={to}
        isPending={isPending}
        email={answer?.email ?? typed}
        problem={answer?.problem ?? (isLate ? TOO_LATE : undefined)}
        notice={resetSent ? "If there is an account with that e-mail, a link is on its way." : undefined}
      />
    </main>
  );
}
