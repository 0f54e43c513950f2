import { Link } from "@remix-run/react";
import type { IntakeMessage } from "#modules/intake/schema";
import { Note } from "../../ui/Note.tsx";
import type { Wizard } from "./wizard.ts";
import { slugOf, wizardPath } from "./wizard-view.ts";

/** What the CPA asks for again in one category, with the reason. */
export function AskedAgain({ wizard, categoryId }: { wizard: Wizard; categoryId: string }) {
  const asked = wizard.requests.filter((request) => request.categoryId === categoryId);
  return asked.map(({ id, fileName, reason }) => (
    <Note key={id} tone="warning" title="Your CPA asks for this again">
      <p className="asked__reason">{reason}</p>
      <p className="xs muted asked__reason">About {fileName}. Send a new one here.</p>
    </Note>
  ));
}

/** A submitted intake takes what its CPA asks for again. */
export function canSendAnew({ intake, requests }: Wizard, categoryId: string): boolean {
  return intake.status === "review_ready" && requests.some((request) => request.categoryId === categoryId);
}

/** All that is asked for again, with the way to each place. */
export function Requested({ wizard: { requests, lines } }: { wizard: Wizard }) {
  const categories = lines
    .map(({ category }) => category)
    .filter(({ id }) => requests.some(({ categoryId }) => categoryId === id));
  if (categories.length === 0) return null;
  const title =
    categories.length === 1
      ? "1 paper is asked for again"
      : `${categories.length} papers are asked for again`;
  return (
    <Note tone="warning" title={title}>
      <ul>
        {categories.map(({ id, name, group }) => (
          <li key={id}>
            <Link to={`${wizardPath({ step: 2, group: slugOf(group) })}#${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Note>
  );
}

/** Why the CPA opened the intake again, until the client answers. */
export function OpenedAgain({ messages, isOwner }: { messages: IntakeMessage[]; isOwner: boolean }) {
  const message = messages.findLast(({ kind, isSettled }) => kind === "reopened" && !isSettled);
  if (!message || !isOwner) return null;
  return (
    <Note tone="warning" title="Your CPA opened this intake again">
      <p className="asked__reason">{message.text}</p>
    </Note>
  );
}
