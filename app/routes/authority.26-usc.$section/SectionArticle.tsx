import type { StandingMark } from "#modules/authority/schema";
import { StandingNotes } from "../../ui/StandingNotes.tsx";
import { AsOfBar } from "./AsOfBar.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import { NoteList } from "./NoteList.tsx";
import type { NoteGroup } from "./notes.ts";
import { Outline } from "./Outline.tsx";
import { ProvisionBlock } from "./ProvisionBlock.tsx";
import type { Provision } from "./provisions.ts";
import type { OutlineLine } from "./unit-outline.ts";

interface SectionHead {
  citation: string;
  num: string;
  heading: string;
  asOf: string;
  sourceCredit: string | null;
}

interface SectionArticleProps {
  section: SectionHead;
  provisions: Provision[];
  notes: NoteGroup[];
  marks: StandingMark[];
  outline: OutlineLine[];
}

/** A section, set as a page of the statute book. */
export function SectionArticle({ section, provisions, notes, marks, outline }: SectionArticleProps) {
  const { citation, num, heading, asOf, sourceCredit } = section;
  return (
    <article className="authority">
      <DocumentTitle {...{ citation, num, heading }} />
      <AsOfBar citation={citation} heading={heading} asOf={`release point ${asOf}`} />
      <StandingNotes marks={marks} />
      <Outline lines={outline} folded />
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
