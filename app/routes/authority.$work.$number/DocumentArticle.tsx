import { Note } from "../../ui/Note.tsx";
import { AsOfBar } from "../authority.26-usc.$section/AsOfBar.tsx";
import { NoteList } from "../authority.26-usc.$section/NoteList.tsx";
import type { NoteGroup } from "../authority.26-usc.$section/notes.ts";
import { ProvisionBlock } from "../authority.26-usc.$section/ProvisionBlock.tsx";
import type { Provision } from "../authority.26-usc.$section/provisions.ts";

interface DocumentArticleProps {
  document: {
    citation: string;
    num: string;
    heading: string;
    status: string | null;
    sourceCredit: string | null;
  };
  /** "April 1, 2021" */
  asOf: string;
  formerLaw: boolean;
  temporary: boolean;
  provisions: Provision[];
  notes: NoteGroup[];
}

/** A regulation or another document with units, set like a section of the statute book. */
export function DocumentArticle({ document, asOf, provisions, notes, ...marks }: DocumentArticleProps) {
  const { citation, num, heading, status, sourceCredit } = document;
  const warnings = warningsOf(status, marks);
  return (
    <article className="authority">
      <h1 className="authority__title">
        <span className="sec">{citation}</span>
        {num.replace(/^§+ /, (sign) => `${sign.trim()}\u00a0`)} {heading}
      </h1>
      <AsOfBar citation={citation} asOf={asOf} />
      {warnings.length > 0 && (
        <div className="authority__after authority__status">
          {warnings.map((warning) => (
            <Note key={warning} tone="warning" title={warning} />
          ))}
        </div>
      )}
      <div className="authority__text">
        {provisions.map((provision, index) => (
          <ProvisionBlock key={index} provision={provision} />
        ))}
      </div>
      {sourceCredit && <p className="authority__credit">{sourceCredit}</p>}
      <NoteList groups={notes} />
      <p className="print-foot">
        {citation}, as of {asOf}. Printed from TaxRAG.
      </p>
    </article>
  );
}

function warningsOf(
  status: string | null,
  { formerLaw, temporary }: { formerLaw: boolean; temporary: boolean },
) {
  return [
    status === "reserved" && "This section number is reserved.",
    formerLaw && "By its own words, this section is about years gone by.",
    temporary && "This is a temporary regulation.",
  ].filter((warning) => warning !== false);
}
