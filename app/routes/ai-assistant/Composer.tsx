import { Form } from "@remix-run/react";
import { ArrowUp } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Label, TextArea, TextField } from "react-aria-components/TextField";
import { MAX_QUESTION_LENGTH } from "#modules/ai/schema";
import { Button } from "../../ui/Button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

interface ComposerProps {
  /** A question whose request failed, to be resubmitted. */
  kept: string;
  isPending: boolean;
}

/** Question field. Enter submits, Shift+Enter inserts a line break; blank text is not submitted. */
export function Composer({ kept, isPending }: ComposerProps) {
  const [text, setText] = useState(kept);
  const isBlank = useHydrated() && text.trim() === "";
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank && !isPending) event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form method="post" className="composer" preventScrollReset>
      <input type="hidden" name="intent" value="ask" />
      <TextField
        name="question"
        defaultValue={kept}
        onChange={setText}
        maxLength={MAX_QUESTION_LENGTH}
        isRequired
      >
        <Label className="visually-hidden">Question</Label>
        <TextArea
          rows={1}
          placeholder="Ask a specific question, name the year and the kind of taxpayer"
          onKeyDown={send}
        />
      </TextField>
      <div className="composer__bar">
        <span className="xs faint">Answers come only from the library</span>
        <Button type="submit" kind="primary" small isPending={isPending} isDisabled={isBlank}>
          <ArrowUp className="icon" aria-hidden="true" />
          Ask
        </Button>
      </div>
    </Form>
  );
}
