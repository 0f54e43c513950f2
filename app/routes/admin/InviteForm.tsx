import { Form } from "@remix-run/react";
import { Mail } from "lucide-react";
import { TextField } from "../../ui/TextField.tsx";
import { OpenIntakeFields } from "./OpenIntakeFields.tsx";

export interface InviteProblem {
  fields: Record<string, string>;
  typed: { firstName: string; lastName: string; email: string };
}

/** Invites a client by mail, and opens an intake for them if wanted. */
export function InviteForm({ refused }: { refused?: InviteProblem | null }) {
  const typed = refused?.typed;
  return (
    <Form className="stack invite" method="post" action="/admin?tab=users&ask=invite">
      <div className="admin__pair">
        <TextField
          label="First name"
          name="firstName"
          autoComplete="off"
          defaultValue={typed?.firstName}
          problem={refused?.fields.firstName}
          maxLength={100}
        />
        <TextField
          label="Last name"
          name="lastName"
          autoComplete="off"
          defaultValue={typed?.lastName}
          problem={refused?.fields.lastName}
          maxLength={100}
        />
      </div>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={typed?.email}
        problem={refused?.fields.email}
        isRequired
      />
      <OpenIntakeFields isOptional />
      <div className="row">
        <button className="button" name="intent" value="invite">
          <Mail className="icon" aria-hidden="true" />
          Invite
        </button>
        <span className="xs muted">The client gets a link by mail and chooses a password.</span>
      </div>
    </Form>
  );
}
