import { Link, useNavigate } from "@remix-run/react";
import { Mail, UserRound } from "lucide-react";
import type { User } from "#modules/accounts/schema";
import type { OfficeUser, Page, UserQuery } from "#modules/admin/schema";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Note } from "../../ui/Note.tsx";
import { ActionsHead, Table } from "../../ui/Table.tsx";
import { InviteForm, type InviteProblem } from "./InviteForm.tsx";
import { listPath } from "./list-address.ts";
import { ListPager } from "./ListPager.tsx";
import { ListTools } from "./ListTools.tsx";
import { ManageDialog } from "./ManageDialog.tsx";
import { isQuestion, nameOf, UserDialog } from "./UserDialog.tsx";
import { UserRow } from "./UserRow.tsx";

interface UsersTabProps {
  page: Page<OfficeUser>;
  place: UserQuery & { page: number };
  office: User[];
  /** The dialog, as in the URL. */
  asked: string | null;
  /** The user whom the dialog or the note is about. */
  user: OfficeUser | null;
  done: string | null;
  refusedInvite: InviteProblem | null;
}

const OUTCOMES: Record<string, string> = {
  "make-admin": "is an administrator now.",
  "make-client": "is a client now.",
  disable: "may not sign in any more and has been signed out everywhere.",
  enable: "may sign in again.",
  invite: "is invited; the mail is on its way.",
  "invite-again": "is invited again; the earlier link opens nothing any more.",
  withdraw: "is not invited any more.",
  assign: "is given as you said.",
  "open-intake": "has an intake now.",
};

const SORTS = [
  ["", "By e-mail"],
  ["name", "By name"],
  ["newest", "Newest first"],
] as const;

const KINDS = [
  ["", "Everybody"],
  ["admin", "Administrators"],
  ["client", "Clients"],
  ["invited", "Invited"],
  ["disabled", "Disabled"],
] as const;

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

export function UsersTab({ page, place, office, asked, user, done, refusedInvite }: UsersTabProps) {
  const { rows, total } = page;
  const below = listPath("users", { ...place });
  const outcomeText = user && done && OUTCOMES[done];
  const choices = [
    { label: "Who", name: "kind", value: place.kind, options: KINDS },
    { label: "Order", name: "sort", value: place.sort, options: SORTS },
  ];
  return (
    <>
      {outcomeText && <Note tone="success" title={`${nameOf(user)} ${outcomeText}`} />}
      <ListTools tab="users" q={place.q} label="Find by name or e-mail" choices={choices}>
        <Link className="button" to={`${below}&ask=invite`}>
          <Mail className="icon" aria-hidden="true" />
          Invite a client
        </Link>
      </ListTools>
      {rows.length === 0 ? (
        <EmptyState icon={UserRound} title="Nobody found" text="Try other words, or fewer filters." />
      ) : (
        <Table name="Users" className="table--stack-early" head={HEAD}>
          {rows.map((line) => (
            <UserRow key={line.id} user={line} below={below} />
          ))}
        </Table>
      )}
      <ListPager
        page={place.page}
        total={total}
        to={(number) => listPath("users", { ...place, page: number })}
      />
      {user && isQuestion(asked) && <UserDialog user={user} question={asked} below={below} />}
      {user && asked === "manage" && <ManageDialog user={user} office={office} below={below} />}
      {asked === "invite" && <InviteDialog below={below} refused={refusedInvite} />}
    </>
  );
}

function InviteDialog({ below, refused }: { below: string; refused: InviteProblem | null }) {
  const navigate = useNavigate();
  return (
    <AddressDialog title="Invite a client" below={below} onClose={() => navigate(below)}>
      <div className="dialog__body">
        <InviteForm refused={refused} />
      </div>
    </AddressDialog>
  );
}
