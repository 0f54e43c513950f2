import { Form } from "@remix-run/react";
import { CircleCheck, Search } from "lucide-react";
import { MAX_QUESTION_LENGTH } from "#modules/ai/schema";
import type { Waiting } from "#modules/admin/schema";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Note } from "../../ui/Note.tsx";
import { InviteForm } from "../admin/InviteForm.tsx";
import { QUEUE_NAMES } from "../admin/queue-names.ts";
import type { DeskData } from "./desk.server.ts";

/** The office's day: ask, find a client, what waits, and add a client. */
export function Desk({ desk: { waiting, clients, isEmpty } }: { desk: DeskData }) {
  return (
    <div className="desk">
      <div className="desk__ask">
        <Form method="post" action="/ai-assistant">
          <input type="hidden" name="intent" value="ask" />
          <div className="search">
            <Search className="icon" aria-hidden="true" />
            <input
              className="input"
              name="question"
              aria-label="Ask the law"
              placeholder="Ask the law"
              maxLength={MAX_QUESTION_LENGTH}
              required
            />
          </div>
          <button className="button button--primary">Ask</button>
        </Form>
        <search>
          <form method="get" action="/admin">
            <input type="hidden" name="tab" value="intakes" />
            <div className="search">
              <Search className="icon" aria-hidden="true" />
              <input
                className="input"
                type="search"
                name="q"
                aria-label="Find a client"
                placeholder={clients > 1 ? `Find a client, among ${number.format(clients)}` : "Find a client"}
              />
            </div>
            <button className="button">Find</button>
          </form>
        </search>
      </div>
      {isEmpty && (
        <Note tone="info" title="There is no client yet">
          <p>
            Invite one below. To look at the product with made-up clients first, run{" "}
            <code>npx taxrag seed demo</code> where the server runs.
          </p>
        </Note>
      )}
      <div className="desk__body">
        <section aria-labelledby="waits">
          <div className="section__head">
            <h2 id="waits">What waits for you</h2>
            {waiting.length > 0 && <span className="sm muted">most urgent first</span>}
          </div>
          {waiting.length === 0 ? (
            <EmptyState
              icon={CircleCheck}
              heading="h3"
              title="Nothing waits"
              text="Clients who are ready, late or waiting for an answer appear here."
            />
          ) : (
            <ul className="rows">
              {waiting.map((one) => (
                <WaitingRow key={one.queue} waiting={one} />
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="invite">
          <div className="section__head">
            <h2 id="invite">Add a client</h2>
          </div>
          <InviteForm />
        </section>
      </div>
    </div>
  );
}

const number = new Intl.NumberFormat("en-US");

function WaitingRow({ waiting: { queue, count, first } }: { waiting: Waiting }) {
  const { one, many, verb } = QUEUE_NAMES[queue];
  const names = first.map(({ clientName }) => clientName).join(", ");
  const [next] = first;
  const all = `/admin?${new URLSearchParams({ tab: "intakes", waits: queue })}`;
  return (
    <li className="waits">
      <a className="waits__count" href={all} aria-label={`${count} ${count === 1 ? one : many}: show all`}>
        {number.format(count)}
      </a>
      <div className="waits__words">
        <b>{count === 1 ? one : many}</b>
        <p className="muted">
          {names}
          {count > first.length && ` and ${number.format(count - first.length)} more`}
        </p>
      </div>
      {next && (
        <a
          className="button"
          href={queue === "late" ? all : `/admin/intakes/${next.intakeId}?queue=${queue}`}
          aria-label={`${verb}: ${count} ${count === 1 ? one : many}`}
        >
          {verb}
        </a>
      )}
    </li>
  );
}
