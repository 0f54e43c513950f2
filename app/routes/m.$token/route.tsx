import "../login/login.css";
import { json, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { LINK_DAYS, QUIET_DAYS, type AnswerKind } from "#modules/tracking/schema";
import { hasCode } from "../../http/errors.server.ts";
import { act, load } from "../../http/screen.server.ts";
import { originOf } from "../../http/session.server.ts";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";

/** Target of the links in reminders. Opening it changes nothing, since mail scanners follow links; the button does. */
export const loader = load("public", async ({ modules, params: { token = "" } }) => {
  return { open: await modules.tracking.findAnswer(token) };
});

export const action = act(
  "public",
  z.object({ intent: z.literal("answer") }),
  async ({ modules, request, context, params: { token = "" } }) => {
    try {
      const given = await modules.tracking.giveAnswer(token, originOf(request, context));
      return json({ given });
    } catch (error) {
      if (!hasCode(error, "not_found")) throw error;
      return json({ given: null }, { status: 404 });
    }
  },
);

export const meta: MetaFunction = () => [{ title: "Your answer · TaxRAG" }];

const QUESTIONS: Record<AnswerKind, { title: string; text: string; button: string }> = {
  uploaded: {
    title: "Have you uploaded everything?",
    text: "We tell your CPA, who looks through your papers and writes to you if something is still missing.",
    button: "Yes, everything is uploaded",
  },
  quiet: {
    title: `No reminders for ${QUIET_DAYS} days?`,
    text: `We tell your CPA, and no reminder goes out for ${QUIET_DAYS} days. The date of your tax return stays the same.`,
    button: "Yes, no reminders for now",
  },
};

const THANKS: Record<AnswerKind, string> = {
  uploaded: "Thank you. Your CPA knows that everything is uploaded.",
  quiet: `Done. No reminder goes out for ${QUIET_DAYS} days.`,
};

export default function AnswerPage() {
  const { open } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().formMethod === "POST";
  const given = answer?.given ?? (open?.isGiven ? open : null);
  const question = open && QUESTIONS[open.kind];
  return (
    <main id="main" className="page login">
      <div className="login__card">
        <div className="sheet login__sheet stack">
          <h1>{given ? "Your answer" : (question?.title ?? "This link does nothing any more")}</h1>
          {given && <Note tone="success" title={THANKS[given.kind]} />}
          {!given && open && question && (
            <Form method="post" className="stack">
              <p className="muted">{`About your ${open.taxYear} tax papers. ${question.text}`}</p>
              <input type="hidden" name="intent" value="answer" />
              <Button type="submit" kind="primary" block isPending={isPending} pendingText="Sending...">
                {question.button}
              </Button>
            </Form>
          )}
          {!open && (
            <p className="muted">
              {`Links in reminders work for ${LINK_DAYS} days. `}
              <a href="/login">Sign in</a> to see your papers, or write to your CPA there.
            </p>
          )}
        </div>
      </div>
    </main>
  );
}
