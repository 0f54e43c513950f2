import type { HierarchyStep } from "#modules/authority/schema";
import { headingCase } from "#modules/authority/schema";
import { CONTENTS, placePath } from "../authority.26-usc/outline.ts";

/** Breadcrumbs of the hierarchy; the two outermost levels with their headings. */
export function Crumbs({ hierarchy, number }: { hierarchy: HierarchyStep[]; number: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        <li>
          <a href={CONTENTS}>Title 26</a>
        </li>
        {hierarchy.map((step, depth) => (
          <li key={`${step.level}-${step.number}`}>
            <a href={placePath(hierarchy.slice(0, depth + 1))} title={headingCase(step.heading)}>
              {step.label}
              {depth < 2 && step.heading && `, ${headingCase(step.heading)}`}
            </a>
          </li>
        ))}
        <li aria-current="page">§&nbsp;{number}</li>
      </ol>
    </nav>
  );
}
