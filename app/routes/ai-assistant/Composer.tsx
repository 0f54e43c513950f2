import { Form } from "@remix-run/react";
import { ArrowUp } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Label, TextArea, TextField } from "react-aria-components/TextField";
import { MAX_QUESTION_LENGTH } from "#modules/ai/schema";
import { Button } from "../../ui/Button.tsx";
import { useDrafts } from "../../ui/use-draft.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

const PLACE = "question";

interface ComposerProps {
  /** A question whose request failed, to be resubmitted. */
  kept: string;
  isPending: boolean;
  /** The last question that was answered. */
  answered: string;
  about: Record<string, string>;
}

/** Another key after each answer empties the field; of a long thread only the newest turns are shown. */
export function composerKey(client: string, thread: { id: string }[]): string {
  return `${client} ${thread.at(-1)?.id ?? ""}`;
}

/** Question field. Enter submits, Shift+Enter inserts a line break; blank text is not submitted. */
export function Composer({ kept, isPending, answered, about }: ComposerProps) {
  const { text, setText } = useQuestion({ kept, answered });
  const isBlank = useHydrated() && text.trim() === "";
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank && !isPending) event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form method="post" className="composer" preventScrollReset>
      <input type="hidden" name="intent" value="ask" />
      <AboutFields about={about} />
      <TextField name="question" value={text} onChange={setText} maxLength={MAX_QUESTION_LENGTH} isRequired>
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

/** Whose papers the question is about, as fields of a form. */
export function AboutFields({ about }: { about: Record<string, string> }) {
  return Object.entries(about).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** The question being typed. A draft of it survives a reload until it is answered. */
function useQuestion({ kept, answered }: { kept: string; answered: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const drafts = useDrafts();
  const draft = drafts?.read(PLACE) ?? "";
  const unsent = draft.trim() === answered.trim() ? "" : draft;
  const setText = (text: string) => {
    setTyped(text);
    drafts?.write(PLACE, text);
  };
  return { text: typed ?? (kept || unsent), setText };
}
