import { headingCase, type HierarchyStep } from "#modules/authority/schema";
import { documentName, workName } from "../../ui/document-names.ts";
import { nearby, type SectionLine } from "../authority.26-usc.$section/section-line.ts";

/** Address of the contents of a work, at the part of a document. */
function contentsPath(work: string, hierarchy: HierarchyStep[]): string {
  const part = hierarchy.find((step) => step.level === "part");
  return `/authority/${work}${part ? `?part=${encodeURIComponent(part.number)}` : ""}`;
}

interface PlaceProps {
  work: string;
  hierarchy: HierarchyStep[];
  number: string;
}

/** Breadcrumbs from the work down to the document; the part is a link into the contents. */
export function DocumentCrumbs({ work, hierarchy, number }: PlaceProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="crumbs">
        <li>
          <a href={`/authority/${work}`}>{workName(work)}</a>
        </li>
        {hierarchy.map((step) => (
          <li key={`${step.level}-${step.number}-${step.heading}`}>
            <a href={contentsPath(work, hierarchy)} title={headingCase(step.heading)}>
              {step.number === "" ? headingCase(step.heading) : step.label}
              {step.level === "part" && step.heading && `, ${headingCase(step.heading)}`}
            </a>
          </li>
        ))}
        <li aria-current="page">{documentName(number, work)}</li>
      </ol>
    </nav>
  );
}

/** Neighboring documents of the same division, in the margin. */
export function NearbyDocuments({
  work,
  siblings,
  number,
  hierarchy,
}: PlaceProps & { siblings: SectionLine[] }) {
  const part = hierarchy.find((step) => step.level === "part");
  const label = part?.label ?? workName(work);
  const shown = nearby(siblings, number);
  return (
    <nav aria-label={label}>
      <p className="side-nav__label">{label}</p>
      <div className="side-nav sm">
        {shown.map((line) => (
          <a key={line.url} href={line.url} aria-current={line.number === number ? "page" : undefined}>
            <span>
              {documentName(line.number, work)} {line.heading}
            </span>
          </a>
        ))}
      </div>
      <p className="sm">
        <a href={contentsPath(work, hierarchy)}>All of {label}</a>
      </p>
    </nav>
  );
}
