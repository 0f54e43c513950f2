import { Form, Link, useNavigate } from "@remix-run/react";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { Button } from "../../ui/Button.tsx";
import type { IntakeLine } from "./dashboard-view.ts";

export function DeleteDialog({ line: { id, name } }: { line: IntakeLine }) {
  const navigate = useNavigate();
  const close = () => navigate("/", { preventScrollReset: true });
  return (
    <AddressDialog title={`Delete the ${name} intake?`} below="/" onClose={close}>
      <Form method="post">
        <div className="dialog__body">
          <p>Are you sure you want to delete this tax intake? This action cannot be undone.</p>
        </div>
        <div className="dialog__foot">
          <input type="hidden" name="id" value={id} />
          <Link className="button" to="/" preventScrollReset>
            Cancel
          </Link>
          <Button type="submit" kind="danger" name="intent" value="delete">
            Delete intake
          </Button>
        </div>
      </Form>
    </AddressDialog>
  );
}
