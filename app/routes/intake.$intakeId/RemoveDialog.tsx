import { Form, Link, useNavigate } from "@remix-run/react";
import type { IntakeDocument } from "#modules/intake/schema";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { Button } from "../../ui/Button.tsx";

/** Asks for confirmation before a document is deleted; `below` is the URL without the dialog. */
export function RemoveDialog({ document, below }: { document: IntakeDocument; below: string }) {
  const navigate = useNavigate();
  const close = () => navigate(below, { preventScrollReset: true });
  return (
    <AddressDialog title={`Delete ${document.originalFileName}?`} below={below} onClose={close}>
      <Form method="post" preventScrollReset>
        <div className="dialog__body">
          <p>The file is removed for you and for your CPA. This action cannot be undone.</p>
        </div>
        <div className="dialog__foot">
          <input type="hidden" name="documentId" value={document.id} />
          <Link className="button" to={below} preventScrollReset>
            Cancel
          </Link>
          <Button type="submit" kind="danger" name="intent" value="remove">
            Delete document
          </Button>
        </div>
      </Form>
    </AddressDialog>
  );
}
