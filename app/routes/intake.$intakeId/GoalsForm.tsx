import { Form } from "@remix-run/react";
import { GOALS, TEXT_MAX } from "#modules/intake/schema";
import { useGoalsAutosave, type Said } from "./use-goals-autosave.ts";
import type { Wizard } from "./wizard.ts";

/** The continue button submits these fields as well. */
export const GOALS_FORM = "goals-form";

const SAID: Record<Said | "none", string> = {
  none: "",
  saving: "Saving...",
  saved: "Saved",
  failed: "Not saved yet. What you chose is kept here. ",
};

/** "Goals or Concerns": saved as they change; without JavaScript by their own button and by the continue button. */
export function GoalsForm({ wizard: { intake, mode }, saved }: { wizard: Wizard; saved: boolean }) {
  const { chosen, other } = intake.goals;
  const { form, saveSoon, saveNow, said } = useGoalsAutosave(intake.id);
  return (
    <section id="goals" className="goals" aria-labelledby="goals-title">
      <h3 id="goals-title">Goals or Concerns</h3>
      <p className="sm muted">Choose any. Your CPA reads these first.</p>
      <Form id={GOALS_FORM} method="post" ref={form} onChange={saveSoon} onBlur={saveNow}>
        <input type="hidden" name="step" value="2" />
        <fieldset disabled={!mode.isOwner || mode.isReadOnly}>
          <legend className="visually-hidden">Goals or Concerns</legend>
          <div className="goals__list">
            {GOALS.map(({ id, label }) => (
              <label key={id} className="check">
                <input type="checkbox" name={`goal-${id}`} defaultChecked={chosen.includes(id)} />
                <span>{label}</span>
              </label>
            ))}
          </div>
          <div className="field goals__other">
            <label htmlFor="goals-other">Other goals</label>
            <textarea
              className="textarea"
              id="goals-other"
              name="other"
              maxLength={TEXT_MAX}
              defaultValue={other}
              placeholder="For example: we bought a house in June"
            />
          </div>
          <button className="button button--small when-no-script" name="intent" value="goals">
            Save goals
          </button>
        </fieldset>
      </Form>
      <output className="goals__said sm muted">
        {SAID[said ?? (saved ? "saved" : "none")]}
        {said === "failed" && (
          <button type="button" className="button button--small" onClick={saveNow}>
            Try again
          </button>
        )}
      </output>
    </section>
  );
}
