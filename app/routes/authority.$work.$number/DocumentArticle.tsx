import type { StandingMark } from "#modules/authority/schema";
import { StandingNotes } from "../../ui/StandingNotes.tsx";
import { AsOfBar } from "../authority.26-usc.$section/AsOfBar.tsx";
import { DocumentTitle } from "../authority.26-usc.$section/DocumentTitle.tsx";
import { NoteList } from "../authority.26-usc.$section/NoteList.tsx";
import type { NoteGroup } from "../authority.26-usc.$section/notes.ts";
import { Outline } from "../authority.26-usc.$section/Outline.tsx";
import { ProvisionBlock } from "../authority.26-usc.$section/ProvisionBlock.tsx";
import type { Provision } from "../authority.26-usc.$section/provisions.ts";
import type { OutlineLine } from "../authority.26-usc.$section/unit-outline.ts";

interface DocumentArticleProps {
  document: {
    citation: string;
    num: string;
    heading: string;
    sourceCredit: string | null;
  };
  /** "April 1, 2021" */
  asOf: string;
  provisions: Provision[];
  notes: NoteGroup[];
  marks: StandingMark[];
  outline: OutlineLine[];
}

/** A regulation or another document with units, set like a section of the statute book. */
export function DocumentArticle({ document, asOf, provisions, notes, marks, outline }: DocumentArticleProps) {
  const { citation, num, heading, sourceCredit } = document;
  return (
    <article className="authority">
      <DocumentTitle {...{ citation, num, heading }} />
      <AsOfBar citation={citation} heading={heading} asOf={asOf} />
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
        {citation}, as of {asOf}. Printed from TaxRAG.
      </p>
    </article>
  );
}
