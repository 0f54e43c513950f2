import { Link } from "@remix-run/react";
import { placeIn, TABS, type GroupScreen, type TabId } from "./screen.ts";

export function GroupTabs({ tab, counts }: Pick<GroupScreen, "tab" | "counts">) {
  const numbers: Partial<Record<TabId, number>> = {
    inventory: counts.entities,
    transactions: counts.transactions,
    validation: counts.open,
  };
  return (
    <nav className="tabs" aria-label="Intake sections">
      {TABS.map(({ id, label }) => (
        <Link
          key={id}
          className="tab"
          to={placeIn(id)}
          aria-current={id === tab ? "page" : undefined}
          preventScrollReset
        >
          {label}
          {Boolean(numbers[id]) && (
            <span className={id === "validation" ? "tab__count group__cross" : "tab__count"}>
              {numbers[id]}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
