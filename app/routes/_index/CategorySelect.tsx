import { groupLines, type ChecklistLine } from "#modules/intake/schema";

interface CategorySelectProps {
  lines: ChecklistLine[];
  onChange?: (categoryId: string) => void;
}

/** Select of document categories, grouped as in the wizard. */
export function CategorySelect({ lines, onChange }: CategorySelectProps) {
  return (
    <div className="field">
      <label htmlFor="quick-category">Category</label>
      <select
        className="select"
        id="quick-category"
        name="categoryId"
        defaultValue=""
        required
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      >
        <option value="">Choose what kind of paper it is</option>
        {groupLines(lines).map(({ name, lines: members }) => (
          <optgroup key={name} label={name}>
            {members.map(({ category: { id, name: label, form, isRequired } }) => (
              <option key={id} value={id}>
                {label} ({form}){isRequired ? ", required" : ""}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
