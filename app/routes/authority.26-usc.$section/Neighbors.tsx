import type { HierarchyStep } from "#modules/authority/schema";
import { placePath } from "../authority.26-usc/outline.ts";
import { nearby, type SectionLine } from "./section-line.ts";

interface NeighborsProps {
  siblings: SectionLine[];
  number: string;
  hierarchy: HierarchyStep[];
}

/** Neighboring sections of the same part, in the margin. */
export function Neighbors({ siblings, number, hierarchy }: NeighborsProps) {
  const label = hierarchy.at(-1)?.label ?? "Title 26";
  const [first, last] = [siblings.at(0), siblings.at(-1)];
  const shown = nearby(siblings, number);
  return (
    <nav aria-label={label}>
      <p className="side-nav__label">
        {label}
        {first && last && first !== last && `, sections ${first.number} to ${last.number}`}
      </p>
      <div className="side-nav sm">
        {shown.map((line) => (
          <a key={line.number} href={line.url} aria-current={line.number === number ? "page" : undefined}>
            <span>
              §&nbsp;{line.number} {line.heading}
            </span>
          </a>
        ))}
      </div>
      {shown.length < siblings.length && (
        <p className="sm">
          <a href={placePath(hierarchy)}>All sections of {label}</a>
        </p>
      )}
    </nav>
  );
}
