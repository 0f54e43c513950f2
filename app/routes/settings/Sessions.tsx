import { Form } from "@remix-run/react";
import type { OpenSession } from "#modules/accounts/schema";
import { Button } from "../../ui/Button.tsx";
import { Moment } from "../../ui/Moment.tsx";
import { Note } from "../../ui/Note.tsx";
import { deviceOf } from "./device.ts";

export function Sessions({ sessions, ended }: { sessions: OpenSession[]; ended: boolean }) {
  return (
    <section className="account__part">
      <div>
        <h2>Sessions</h2>
        <p className="muted">Where this account is signed in now.</p>
      </div>
      <div className="stack">
        {ended && <Note tone="success" title="Signed out there." />}
        <ul className="rows">
          {sessions.map((session) => (
            <Session key={session.id} {...session} />
          ))}
        </ul>
        {sessions.length > 1 && (
          <Form method="post">
            <Button type="submit" name="intent" value="end-others">
              Sign out everywhere else
            </Button>
          </Form>
        )}
      </div>
    </section>
  );
}

function Session({ id, isCurrent, userAgent, createdAt, lastSeenAt }: OpenSession) {
  const device = deviceOf(userAgent);
  return (
    <li className="account__session">
      <div>
        <b>{device}</b>
        <p className="sm muted">
          {isCurrent ? "This session, since " : "Since "}
          <Moment at={createdAt} withDay />
          {!isCurrent && (
            <>
              , last used <Moment at={lastSeenAt} withDay />
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="end-session" small label={`Sign out ${device}`}>
            Sign out
          </Button>
        </Form>
      )}
    </li>
  );
}
