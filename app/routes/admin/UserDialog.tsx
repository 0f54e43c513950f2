import { Form, useNavigate, useNavigation } from "@remix-run/react";
import type { ListedUser } from "#modules/accounts/schema";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { Button } from "../../ui/Button.tsx";

const QUESTIONS = {
  "make-admin": {
    title: "Make an administrator",
    text: "will see every client's papers, manage users and use the AI features.",
    verb: "Make administrator",
    kind: "primary",
  },
  "make-client": {
    title: "Make a client",
    text: "will see their own intakes and documents only.",
    verb: "Make client",
    kind: "primary",
  },
  disable: {
    title: "Disable account",
    text: "will be signed out everywhere at once and may not sign in until you enable the account again. Their documents stay.",
    verb: "Disable",
    kind: "danger",
  },
} as const;

type Question = keyof typeof QUESTIONS;

export function isQuestion(name: string | null): name is Question {
  return name !== null && Object.hasOwn(QUESTIONS, name);
}

export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<ListedUser, "firstName" | "lastName" | "email">): string {
  return `${firstName} ${lastName}`.trim() || email;
}

interface UserDialogProps {
  user: ListedUser;
  question: Question;
  /** URL of the list below. */
  below: string;
}

/** Asks for confirmation before a user's rights change. */
export function UserDialog({ user, question, below }: UserDialogProps) {
  const { title, text, verb, kind } = QUESTIONS[question];
  const navigate = useNavigate();
  const isPending = useNavigation().formMethod === "POST";
  return (
    <AddressDialog title={title} below={below} onClose={() => navigate(below)}>
      <Form method="post" action={below}>
        <div className="dialog__body">
          <p>
            <b className="admin__email">{nameOf(user)}</b> {text}
          </p>
        </div>
        <div className="dialog__foot">
          <input type="hidden" name="id" value={user.id} />
          <a className="button" href={below} data-first-focus>
            Cancel
          </a>
          <Button type="submit" name="intent" value={question} kind={kind} isPending={isPending}>
            {verb}
          </Button>
        </div>
      </Form>
    </AddressDialog>
  );
}
