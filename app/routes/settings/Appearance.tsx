import { Form } from "@remix-run/react";
import { Button } from "../../ui/Button.tsx";
import { Note } from "../../ui/Note.tsx";
import { THEMES, type Theme } from "../../ui/theme.ts";

const NAMES: Record<Theme, string> = { system: "As this device", light: "Light", dark: "Dark" };

export function Appearance({ theme, saved }: { theme: Theme; saved: boolean }) {
  return (
    <section className="account__part">
      <div>
        <h2>Appearance</h2>
        <p className="muted">Kept in this browser.</p>
      </div>
      <Form method="post" className="stack">
        {saved && <Note tone="success" title="The appearance has been saved." />}
        <fieldset className="account__themes">
          <legend className="visually-hidden">Appearance</legend>
          {THEMES.map((value) => (
            <label key={value} className="check">
              <input type="radio" name="theme" value={value} defaultChecked={value === theme} />
              {NAMES[value]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" name="intent" value="theme">
          Save appearance
        </Button>
      </Form>
    </section>
  );
}
