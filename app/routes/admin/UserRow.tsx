import { Form } from "@remix-run/react";
import type { ListedUser } from "#modules/accounts/schema";
import type { OfficeUser } from "#modules/admin/schema";
import { Button } from "../../ui/Button.tsx";
import { Day } from "../../ui/Day.tsx";
import { nameOf } from "./UserDialog.tsx";

/** A user with what the office may do about them; `below` is the address of the list. */
export function UserRow({ user, below }: { user: OfficeUser; below: string }) {
  const { id, firstName, lastName, email, role, disabledAt, twoFactor, createdAt } = user;
  const other = role === "admin" ? "make-client" : "make-admin";
  return (
    <tr data-off={disabledAt ? "" : undefined}>
      <td className="table__primary">
        {`${firstName} ${lastName}`.trim() || <span className="faint">No name yet</span>}
      </td>
      <td className="span admin__email">{email}</td>
      <td>{role === "admin" ? <span className="badge badge--accent">Administrator</span> : "Client"}</td>
      <td>
        <State user={user} />
      </td>
      <td data-label="Two-factor">
        <TwoFactor role={role} isOn={twoFactor} />
      </td>
      <td className="nowrap hide-narrow">
        <Day at={createdAt} />
      </td>
      <td className="span">
        <div className="row-actions">
          {role === "user" && (
            <Ask question="manage" id={id} who={nameOf(user)} below={below}>
              Manage
            </Ask>
          )}
          <Ask question={other} id={id} who={nameOf(user)} below={below}>
            {role === "admin" ? "Make client" : "Make administrator"}
          </Ask>
          {disabledAt ? (
            <Form method="post" action={below}>
              <input type="hidden" name="id" value={id} />
              <Button type="submit" name="intent" value="enable" small label={`Enable ${nameOf(user)}`}>
                Enable
              </Button>
            </Form>
          ) : (
            <Ask question="disable" id={id} who={nameOf(user)} below={below}>
              Disable
            </Ask>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Disabled, invited, or active. */
function State({ user: { disabledAt, invitation } }: { user: OfficeUser }) {
  if (invitation?.state === "withdrawn") return <span className="badge">Withdrawn</span>;
  if (disabledAt) return <span className="badge badge--danger">Disabled</span>;
  if (invitation?.state === "expired")
    return <span className="badge badge--warning">Invitation expired</span>;
  return invitation ? <span className="badge badge--info">Invited</span> : "Active";
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
  below,
  children,
}: {
  question: string;
  id: string;
  who: string;
  below: string;
  children: string;
}) {
  return (
    <a
      className="button button--quiet button--small"
      href={`${below}&${new URLSearchParams({ ask: question, id })}`}
      aria-label={`${children}: ${who}`}
    >
      {children}
    </a>
  );
}
