import { Check } from "lucide-react";
import { formatAmount, formatPercentage } from "#modules/entities/schema";
import type { GroupScreen } from "./screen.ts";

/** How many entities, how much of the ownership is recorded, and how many transactions. */
export function Summary({ counts, validation }: Pick<GroupScreen, "counts" | "validation">) {
  const { totalPercentage, ownershipGaps } = validation.ownership;
  return (
    <dl className="figures group__figures">
      <div>
        <dt>Entities</dt>
        <dd>{counts.entities}</dd>
        <dd>{validation.isValid ? <Tick word="Complete" /> : <Cross word="Needs attention" />}</dd>
      </div>
      <div>
        <dt>Ownership recorded</dt>
        <dd>{formatPercentage(totalPercentage)}</dd>
        <dd>{ownershipGaps.length === 0 ? <Tick word="Complete" /> : <Cross word="Incomplete" />}</dd>
      </div>
      <div>
        <dt>Intercompany transactions</dt>
        <dd>{counts.transactions}</dd>
        <dd>{counts.transactions > 0 && `${formatAmount(counts.amount)} in total`}</dd>
      </div>
    </dl>
  );
}

function Tick({ word }: { word: string }) {
  return (
    <span className="tick">
      <Check className="icon" aria-hidden="true" />
      {word}
    </span>
  );
}

function Cross({ word }: { word: string }) {
  return <span className="group__cross">{word}</span>;
}
