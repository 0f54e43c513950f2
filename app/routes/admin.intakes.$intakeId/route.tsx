import "../documents.$intakeId/preview.css";
import "./review.css";
import { json, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ADMINISTRATION } from "../../http/access-denied.ts";
import { act, load } from "../../http/screen.server.ts";
import { MissingIntake } from "../../ui/MissingIntake.tsx";
import { Note } from "../../ui/Note.tsx";
import { ClientHead } from "./ClientHead.tsx";
import { DecideFirst } from "./DecideFirst.tsx";
import { Finish } from "./Finish.tsx";
import { Messages } from "../../ui/Messages.tsx";
import { PaperList } from "./PaperList.tsx";
import { PaperView } from "./PaperView.tsx";
import { readReview, type ReviewData } from "./read-review.server.ts";
import { carryOut, form, type Refusal } from "./review-actions.server.ts";
import { proposedMessage } from "./review-view.ts";

export const handle = { density: "work" };

export const loader = load(
  "admin",
  async (visit) => {
    const review = await readReview(visit);
    return json({ review }, { status: review ? 200 : 404 });
  },
  ADMINISTRATION,
);

export const action = act("admin", form, carryOut, ADMINISTRATION);

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.review ? `Review, ${data.review.client} · TaxRAG` : "Tax Intake Not Found · TaxRAG" },
];

export default function ReviewScreen() {
  const { review } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>() ?? null;
  return review ? <Screen key={review.intake.id} data={review} refusal={refusal} /> : <MissingIntake />;
}

const DONE: Record<string, string> = {
  accept: "Accepted.",
  ask: "Asked again. The client sees it in the wizard; write a message to mail it.",
  move: "Moved. Decide on it in its new place.",
  message: "The message is on its way.",
  reopen: "The intake is open again, and the client has your reason.",
};

function Screen({ data, refusal }: { data: ReviewData; refusal: Refusal | null }) {
  const { intake, lines, reviews, messages, isGone } = data;
  const done = refusal ? null : DONE[data.done ?? ""];
  const isReplying = refusal?.intent === "message";
  const lastFromOffice = messages.findLast(({ fromOffice }) => fromOffice)?.sentAt ?? null;
  return (
    <main id="main" className="page page--work review">
      <ClientHead data={data} />
      {refusal && <Note tone="danger" title={refusal.problem} />}
      {!refusal && isGone && !done && <Note tone="danger" title="This document was deleted meanwhile." />}
      {done && <Note tone="success" title={done} />}
      <DecideFirst data={data} />
      <div className="review__bench">
        <PaperList data={data} />
        <PaperView data={data} refusal={refusal} />
        <div className="review__after">
          <Messages
            messages={messages}
            isOffice
            proposed={isReplying ? refusal.typed : proposedMessage(reviews, lines, lastFromOffice)}
            problem={isReplying ? refusal.fields.text : undefined}
          />
          <Finish key={intake.status} data={data} refusal={refusal} />
        </div>
      </div>
    </main>
  );
}
