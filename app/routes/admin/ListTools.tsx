import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";

interface ChoiceProps {
  label: string;
  name: string;
  value: string | undefined;
  /** First the words for no choice. */
  options: readonly (readonly [value: string, label: string])[];
}

interface ListToolsProps {
  tab: "users" | "intakes" | "tracking";
  q: string | undefined;
  /** What is searched. */
  label: string;
  choices: ChoiceProps[];
  children?: ReactNode;
}

/** Search, filters and order of a list: a GET form, so the address of the result can be kept. */
export function ListTools({ tab, q = "", label, choices, children }: ListToolsProps) {
  return (
    <div className="admin__tools">
      <search className="admin__find">
        <Form className="admin__search" method="get" action="/admin" key={`${tab} ${q}`}>
          <input type="hidden" name="tab" value={tab} />
          <div className="search">
            <Search className="icon" aria-hidden="true" />
            <input
              className="input"
              type="search"
              name="q"
              aria-label={label}
              placeholder={label}
              defaultValue={q}
            />
          </div>
          {choices.map((choice) => (
            <select
              key={choice.name}
              className="select"
              name={choice.name}
              aria-label={choice.label}
              defaultValue={choice.value ?? ""}
            >
              {choice.options.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          ))}
          <button className="button">Show</button>
        </Form>
      </search>
      {children}
    </div>
  );
}
