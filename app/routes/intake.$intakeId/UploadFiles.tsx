import { groupLines } from "#modules/intake/schema";
import { CategoryFiles } from "./CategoryFiles.tsx";
import { GoalsForm } from "./GoalsForm.tsx";
import { GroupTabs } from "./GroupTabs.tsx";
import type { Wizard } from "./wizard.ts";
import { slugOf } from "./wizard-view.ts";

/** Step 2: one group of categories with their files, then the client's goals. */
export function UploadFiles({ wizard, goalsSaved }: { wizard: Wizard; goalsSaved: boolean }) {
  const groups = groupLines(wizard.lines);
  const current = groups.find(({ name }) => slugOf(name) === wizard.group) ?? groups[0];
  if (!current) return null;
  return (
    <>
      <h2 className="visually-hidden">Upload Files</h2>
      <GroupTabs groups={groups} current={current} />
      <h3 className="visually-hidden">{current.name}</h3>
      {current.lines.map((line) => (
        <CategoryFiles key={line.category.id} line={line} wizard={wizard} />
      ))}
      <GoalsForm wizard={wizard} saved={goalsSaved} />
    </>
  );
}
