import { Form, useNavigate } from "@remix-run/react";
import { useId } from "react";
import type { User } from "#modules/accounts/schema";
import type { OfficeUser } from "#modules/admin/schema";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { Day } from "../../ui/Day.tsx";
import { OpenIntakeFields } from "./OpenIntakeFields.tsx";
import { nameOf } from "./UserDialog.tsx";

interface ManageDialogProps {
  user: OfficeUser;
  /** The administrators that a client can be given to. */
  office: User[];
  below: string;
}

/** What the office does for a client: the invitation, an intake, the CPA. */
export function ManageDialog({ user, office, below }: ManageDialogProps) {
  const navigate = useNavigate();
  const id = useId();
  return (
    <AddressDialog title={nameOf(user)} below={below} onClose={() => navigate(below)}>
      <div className="dialog__body stack admin__manage">
        {user.invitation && <InvitationPart user={user} invitation={user.invitation} />}
        <Form method="post" className="stack" action={below}>
          <h3>Open an intake</h3>
          <input type="hidden" name="id" value={user.id} />
          <OpenIntakeFields />
          <div className="row">
            <button className="button" name="intent" value="open-intake">
              Open intake
            </button>
          </div>
        </Form>
        <Form method="post" className="stack" action={below}>
          <h3>Give to a CPA</h3>
          <input type="hidden" name="id" value={user.id} />
          <div className="field">
            <label htmlFor={id}>Works for this client</label>
            <select className="select" id={id} name="cpaId" defaultValue={user.cpa?.id ?? ""}>
              <option value="">The whole office</option>
              {office.map((admin) => (
                <option key={admin.id} value={admin.id}>
                  {`${admin.firstName} ${admin.lastName}`.trim() || admin.email}
                </option>
              ))}
            </select>
            <p className="field__hint">
              For lists and mails; everybody in the office still sees every client.
            </p>
          </div>
          <div className="row">
            <button className="button" name="intent" value="assign">
              Save
            </button>
          </div>
        </Form>
      </div>
    </AddressDialog>
  );
}

const STATES = {
  open: "The link in the mail is open until",
  expired: "The link in the mail ended on",
  withdrawn: "The invitation was withdrawn; it would have ended on",
} as const;

function InvitationPart({
  user,
  invitation,
}: {
  user: OfficeUser;
  invitation: NonNullable<OfficeUser["invitation"]>;
}) {
  return (
    <Form method="post" className="stack">
      <h3>Invitation</h3>
      <p className="sm muted">
        {STATES[invitation.state]} <Day at={invitation.expiresAt} />.
      </p>
      <input type="hidden" name="id" value={user.id} />
      <div className="row">
        <button className="button" name="intent" value="invite-again">
          Invite again
        </button>
        {invitation.state !== "withdrawn" && (
          <button className="button button--danger" name="intent" value="withdraw">
            Withdraw
          </button>
        )}
      </div>
    </Form>
  );
}
