import { Form } from "@remix-run/react";
import type { Conversation } from "#modules/conversations/schema";
import type { PaperClient } from "../../http/paper-clients.server.ts";
import { DetailsMenu } from "../../ui/DetailsMenu.tsx";
import { PaperClientSelect } from "../../ui/PaperClientSelect.tsx";

interface LinkFormProps {
  conversation: Conversation;
  clients: PaperClient[];
}

/** Links a conversation about the law to a client, whose papers are searched from then on. */
export function LinkForm({ conversation: { id }, clients }: LinkFormProps) {
  return (
    <DetailsMenu summary={<span className="xs nowrap">Link to a client</span>}>
      <Form method="post" action="/chat" className="chat__link">
        <input type="hidden" name="intent" value="link" />
        <input type="hidden" name="conversation" value={id} />
        <PaperClientSelect
          clients={clients}
          chosen=""
          name="intakeId"
          className="field"
          caption={<span className="field__label">Client</span>}
          isRequired
        />
        <p className="sm muted">
          From the next message on, this client’s papers are searched too. A conversation keeps its client.
        </p>
        <button className="button button--primary button--small">Link</button>
      </Form>
    </DetailsMenu>
  );
}
