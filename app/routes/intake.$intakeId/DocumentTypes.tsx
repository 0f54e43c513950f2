import type { ChecklistLine } from "#modules/intake/schema";
import { CategoryCard } from "./CategoryCard.tsx";
import type { Wizard } from "./wizard.ts";
import { cardGroups, slugOf } from "./wizard-view.ts";

/** Step 1: all categories, required ones first. */
export function DocumentTypes({ wizard }: { wizard: Wizard }) {
  const { required, optional } = cardGroups(wizard.lines);
  return (
    <>
      <h2 className="wizard__title">Document Types</h2>
      <p className="muted">
        {wizard.mode.isReadOnly
          ? "This is what was asked for, and what is there."
          : "Press a card to add its papers. Leave out what does not concern you."}
      </p>
      <CardGroup title="Required" lines={required} wizard={wizard} />
      <h3 className="wizard__optional">Optional, if it concerns you</h3>
      {optional.map(({ title, lines }) => (
        <CardGroup key={title} title={title} lines={lines} wizard={wizard} isMinor />
      ))}
    </>
  );
}

interface CardGroupProps {
  title: string;
  lines: ChecklistLine[];
  wizard: Wizard;
  isMinor?: boolean;
}

function CardGroup({ title, lines, wizard, isMinor }: CardGroupProps) {
  const id = `cards-${slugOf(title)}`;
  const Heading = isMinor ? "h4" : "h3";
  return (
    <section className="cards" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul>
        {lines.map((line) => (
          <CategoryCard key={line.category.id} line={line} wizard={wizard} />
        ))}
      </ul>
    </section>
  );
}
