import { Form, useNavigate } from "@remix-run/react";
import { MAX_TITLE_LENGTH, type Conversation } from "#modules/conversations/schema";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { chatUrl } from "./chat-url.ts";

interface ChatDialogProps {
  conversation: Conversation;
  /** The conversation on the screen below. */
  selected: string | null;
  /** Words that were searched for. */
  query: string;
}

export function RenameDialog({ conversation: { id, title }, selected, query }: ChatDialogProps) {
  const navigate = useNavigate();
  const below = chatUrl({ c: selected ?? id, q: query });
  return (
    <AddressDialog title="Rename conversation" below={below} onClose={() => void navigate(below)}>
      <Form method="post" action="/chat">
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="conversation" value={id} />
        <div className="dialog__body">
          <TextField
            name="title"
            label="Title"
            defaultValue={title}
            maxLength={MAX_TITLE_LENGTH}
            isRequired
          />
        </div>
        <div className="dialog__foot">
          <a className="button" href={below}>
            Cancel
          </a>
          <Button type="submit" kind="primary">
            Rename
          </Button>
        </div>
      </Form>
    </AddressDialog>
  );
}

export function DeleteDialog({ conversation: { id, title }, selected, query }: ChatDialogProps) {
  const navigate = useNavigate();
  const below = chatUrl({ c: selected ?? id, q: query });
  return (
    <AddressDialog title="Delete conversation?" below={below} onClose={() => void navigate(below)}>
      <Form method="post" action="/chat">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="query" value={query} />
        <input type="hidden" name="conversation" value={id} />
        {selected && <input type="hidden" name="selected" value={selected} />}
        <div className="dialog__body">
          <p>“{title}” and all its answers will be gone. This cannot be undone.</p>
        </div>
        <div className="dialog__foot">
          <a className="button" href={below} data-first-focus>
            Cancel
          </a>
          <Button type="submit" kind="danger">
            Delete
          </Button>
        </div>
      </Form>
    </AddressDialog>
  );
}
