import { Form } from "@remix-run/react";
import { MAX_QUESTION_LENGTH } from "#modules/ai/schema";
import type { Search } from "./address.ts";

/** Asks the assistant a question from the results. */
export function AskOn({ search, isExact }: { search: Search; isExact: boolean }) {
  return (
    <Form method="post" action="/ai-assistant" className="ask-on">
      <input type="hidden" name="intent" value="ask" />
      <label htmlFor="ask-on">Ask the library about this</label>
      <div className="ask-on__line">
        <input
          className="input"
          id="ask-on"
          name="question"
          defaultValue={isExact ? "" : search.query}
          maxLength={MAX_QUESTION_LENGTH}
          placeholder="A question in plain words"
        />
        <button className="button button--primary">Ask</button>
      </div>
    </Form>
  );
}
