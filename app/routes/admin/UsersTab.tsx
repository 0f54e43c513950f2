import { Form } from "@remix-run/react";
import type { ListedUser } from "#modules/accounts/schema";
import { Button } from "../../ui/Button.tsx";
import { Day } from "../../ui/Day.tsx";
import { Note } from "../../ui/Note.tsx";
import { ActionsHead, Table } from "../../ui/Table.tsx";
import { isQuestion, nameOf, UserDialog } from "./UserDialog.tsx";

interface UsersTabProps {
  users: ListedUser[];
  /** The confirmation about the user `outcome.id`, as in the URL. */
  asked: string | null;
  outcome: { done: string | null; id: string | null };
}

const OUTCOMES: Record<string, string> = {
  "make-admin": "is an administrator now.",
  "make-client": "is a client now.",
  disable: "may not sign in any more and has been signed out everywhere.",
  enable: "may sign in again.",
};

const HEAD = (
  <>
    <th>Name</th>
    <th>Email</th>
    <th>Role</th>
    <th>State</th>
    <th>Two-factor</th>
    <th>Since</th>
    <ActionsHead />
  </>
);

export function UsersTab({ users, asked, outcome }: UsersTabProps) {
  const user = users.find(({ id }) => id === outcome.id);
  const outcomeText = user && outcome.done && OUTCOMES[outcome.done];
  return (
    <>
      {outcomeText && <Note tone="success" title={`${nameOf(user)} ${outcomeText}`} />}
      <Table name="Users" className="table--stack-early" head={HEAD}>
        {users.map((line) => (
          <UserRow key={line.id} user={line} />
        ))}
      </Table>
      {user && isQuestion(asked) && <UserDialog user={user} question={asked} />}
    </>
  );
}

function UserRow({ user }: { user: ListedUser }) {
  const { id, firstName, lastName, email, role, disabledAt, twoFactor, createdAt } = user;
  const other = role === "admin" ? "make-client" : "make-admin";
  return (
    <tr data-off={disabledAt ? "" : undefined}>
      <td className="table__primary">
        {`${firstName} ${lastName}`.trim() || <span className="faint">No name yet</span>}
      </td>
      <td className="span admin__email">{email}</td>
      <td>{role === "admin" ? <span className="badge badge--accent">Administrator</span> : "Client"}</td>
      <td>{disabledAt ? <span className="badge badge--danger">Disabled</span> : "Active"}</td>
      <td data-label="Two-factor">
        <TwoFactor role={role} isOn={twoFactor} />
      </td>
      <td className="nowrap hide-narrow">
        <Day at={createdAt} />
      </td>
      <td className="span">
        <div className="row-actions">
          <Ask question={other} id={id} who={nameOf(user)}>
            {role === "admin" ? "Make client" : "Make administrator"}
          </Ask>
          {disabledAt ? (
            <Form method="post" action="/admin?tab=users">
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="enable" small label={`Enable ${nameOf(user)}`}>
                Enable
              </Button>
            </Form>
          ) : (
            <Ask question="disable" id={id} who={nameOf(user)}>
              Disable
            </Ask>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Highlights administrators without a second factor, whose password alone opens every document. */
function TwoFactor({ role, isOn }: { role: ListedUser["role"]; isOn: boolean }) {
  if (isOn) return <span className="badge badge--success">On</span>;
  return role === "admin" ? (
    <span className="badge badge--warning">Off</span>
  ) : (
    <span className="faint">Off</span>
  );
}

/** Link to the confirmation dialog. */
function Ask({
  question,
  id,
  who,
  children,
}: {
  question: string;
  id: string;
  who: string;
  children: string;
}) {
  return (
    <a
      className="button button--quiet button--small"
      href={`/admin?${new URLSearchParams({ tab: "users", ask: question, id })}`}
      aria-label={`${children}: ${who}`}
    >
      {children}
    </a>
  );
}
