import { Form, Link, useNavigate } from "@remix-run/react";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { Button } from "../../ui/Button.tsx";

interface ConfirmDialogProps {
  title: string;
  text: string;
  verb: string;
  intent: string;
  id: string;
  below: string;
}

/** Asks before a record is deleted. */
export function ConfirmDialog({ title, text, verb, intent, id, below }: ConfirmDialogProps) {
  const navigate = useNavigate();
  return (
    <AddressDialog title={title} below={below} onClose={() => navigate(below, { preventScrollReset: true })}>
      <Form method="post" action={below} preventScrollReset>
        <div className="dialog__body">
          <p>{text}</p>
        </div>
        <div className="dialog__foot">
          <input type="hidden" name="id" value={id} />
          <Link className="button" to={below} preventScrollReset data-first-focus>
            Cancel
          </Link>
          <Button type="submit" kind="danger" name="intent" value={intent}>
            {verb}
          </Button>
        </div>
      </Form>
    </AddressDialog>
  );
}
