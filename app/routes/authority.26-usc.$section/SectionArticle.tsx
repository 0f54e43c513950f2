import { Note } from "../../ui/Note.tsx";
import { AsOfBar } from "./AsOfBar.tsx";
import { NoteList } from "./NoteList.tsx";
import type { NoteGroup } from "./notes.ts";
import { ProvisionBlock } from "./ProvisionBlock.tsx";
import type { Provision } from "./provisions.ts";

interface SectionHead {
  citation: string;
  num: string;
  heading: string;
  status: string | null;
  asOf: string;
  sourceCredit: string | null;
}

interface SectionArticleProps {
  section: SectionHead;
  provisions: Provision[];
  notes: NoteGroup[];
}

/** A section, set as a page of the statute book. */
export function SectionArticle({ section, provisions, notes }: SectionArticleProps) {
  const { citation, heading, status, asOf, sourceCredit } = section;
  return (
    <article className="authority">
      <h1 className="authority__title">
        <span className="sec">{citation}</span>
        {section.num.replace(/^§+ /, (sign) => `${sign.trim()}\u00a0`)} {heading}
      </h1>
      <AsOfBar citation={citation} asOf={`release point ${asOf}`} />
      {status && (
        <div className="authority__after authority__status">
          <Note tone="warning" title={statusSentence(status)} />
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
        {citation}, release point {asOf}. Printed from TaxRAG. Official text: Office of the Law Revision
        Counsel.
      </p>
    </article>
  );
}

function statusSentence(status: string): string {
  const sentences: Record<string, string> = {
    repealed: "This section has been repealed.",
    omitted: "This section is omitted from the Code.",
    transferred: "This section has been transferred to another place.",
    renumbered: "This section has been renumbered.",
    reserved: "This section number is reserved.",
  };
  return sentences[status] ?? `The official file marks this section as “${status}”.`;
}
