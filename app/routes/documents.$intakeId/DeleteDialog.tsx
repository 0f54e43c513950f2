import { Form, Link, useNavigate, useNavigation } from "@remix-run/react";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Paper } from "./library.server.ts";

interface DeleteDialogProps {
  paper: Paper;
  /** URL of the library below the dialog. */
  below: string;
}

/** The confirmation before a document is deleted, shared by all places that offer it. */
export function DeleteDialog({ paper, below }: DeleteDialogProps) {
  const navigate = useNavigate();
  const isPending = useNavigation().formData?.get("intent") === "delete";
  const close = () => navigate(below, { preventScrollReset: true });
  return (
    <AddressDialog title="Delete document" below={below} onClose={close}>
      <div className="dialog__body">
        <p className="library__name">{paper.originalFileName}</p>
        <p>Are you sure you want to delete this document? This action cannot be undone.</p>
      </div>
      <Form method="post" action={below} className="dialog__foot" preventScrollReset>
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={paper.id} />
        <Link className="button" to={below} preventScrollReset data-first-focus>
          Cancel
        </Link>
        <Button type="submit" kind="danger" isPending={isPending} pendingText="Deleting...">
          Delete
        </Button>
      </Form>
    </AddressDialog>
  );
}
