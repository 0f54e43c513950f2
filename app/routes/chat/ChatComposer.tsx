import { Form } from "@remix-run/react";
import { ArrowUp } from "lucide-react";
import { useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from "react";
import { Label, TextArea, TextField } from "react-aria-components/TextField";
import { FOCUS_AREAS, FOCUS_LABELS, MAX_MESSAGE_LENGTH, type FocusArea } from "#modules/conversations/schema";
import { Button } from "../../ui/Button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

interface ChatComposerProps {
  conversation: string | null;
  /** A message whose request failed, to be sent again. */
  kept: string;
  isPending: boolean;
  /** @returns whether the message was taken */
  onSend: (message: { message: string; focus?: FocusArea; intakeId?: string }) => Promise<boolean>;
  /** Further fields. */
  children?: ReactNode;
}

/** Message field with the focus areas. Enter sends, Shift+Enter adds a line; blank text is not sent. */
export function ChatComposer({ conversation, kept, isPending, onSend, children }: ChatComposerProps) {
  const [text, setText] = useState(kept);
  const form = useRef<HTMLFormElement>(null);
  const isBlank = useHydrated() && text.trim() === "";
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === "" || isPending) return;
    const fields = new FormData(event.currentTarget);
    const message = text.trim();
    setText("");
    const focus = (fields.get("focus") || undefined) as FocusArea | undefined;
    // What was not taken goes back into its field.
    const intakeId = (fields.get("intake") as string | null) || undefined;
    if (!(await onSend({ message, focus, intakeId }))) setText(message);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <Form method="post" action="/chat" ref={form} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="intent" value="send" />
      {conversation && <input type="hidden" name="conversation" value={conversation} />}
      {children}
      <FocusChoice />
      <div className="composer">
        <TextField name="message" value={text} onChange={setText} maxLength={MAX_MESSAGE_LENGTH} isRequired>
          <Label className="visually-hidden">Message</Label>
          <TextArea rows={1} placeholder="Write a message" onKeyDown={onKeyDown} />
        </TextField>
        <div className="composer__bar">
          <span className="xs faint only-wide">
            <kbd>Enter</kbd> sends, <kbd>Shift</kbd> <kbd>Enter</kbd> adds a line
          </span>
          <Button type="submit" kind="primary" small isPending={isPending} isDisabled={isBlank}>
            <ArrowUp className="icon" aria-hidden="true" />
            Send
          </Button>
        </div>
      </div>
    </Form>
  );
}

/** One focus area or none; radio buttons that look like buttons, so that they work without scripts. */
function FocusChoice() {
  return (
    <fieldset className="chat__focus">
      <legend className="visually-hidden">Focus area</legend>
      <label className="button button--small">
        <input type="radio" name="focus" value="" defaultChecked />
        All subjects
      </label>
      {FOCUS_AREAS.map((area) => (
        <label key={area} className="button button--small">
          <input type="radio" name="focus" value={area} />
          {FOCUS_LABELS[area]}
        </label>
      ))}
    </fieldset>
  );
}
