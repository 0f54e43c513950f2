import { Form } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { AboutFields } from "./Composer.tsx";

const PROMPTS = [
  "What is gross income?",
  "How much of the gain on the sale of my home is excluded?",
  "Can I deduct the loss when I buy the same stock again within 30 days?",
  "What is the penalty for filing a tax return late?",
];

/** Example questions; each button submits its question, about the client that is chosen. */
export function ExamplePrompts({ about }: { about: Record<string, string> }) {
  return (
    <div className="examples">
      <h2>Begin with a question</h2>
      <ul className="rows sheet">
        {PROMPTS.map((prompt) => (
          <li key={prompt}>
            <Form method="post">
              <input type="hidden" name="intent" value="ask" />
              <AboutFields about={about} />
              <input type="hidden" name="question" value={prompt} />
              <button type="submit">
                {prompt}
                <ArrowRight className="icon" aria-hidden="true" />
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  );
}
