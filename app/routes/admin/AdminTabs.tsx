const TABS = [
  { id: "users", label: "Users" },
  { id: "intakes", label: "Tax Intakes" },
  { id: "tracking", label: "Client Tracking" },
  { id: "models", label: "AI Models" },
  { id: "data", label: "Tax Data" },
] as const;

export type TabId = (typeof TABS)[number]["id"];

/** The tab named in the URL; the first one for an unknown name. */
export function tabNamed(name: string | null): TabId {
  return TABS.find(({ id }) => id === name)?.id ?? "users";
}

interface AdminTabsProps {
  current: TabId;
  counts: Partial<Record<TabId, number>>;
}

export function AdminTabs({ current, counts }: AdminTabsProps) {
  return (
    <nav className="tabs" aria-label="Admin">
      {TABS.map(({ id, label }) => (
        <a
          key={id}
          className="tab"
          href={`/admin?tab=${id}`}
          aria-current={id === current ? "page" : undefined}
        >
          {label}
          {counts[id] !== undefined && (
            <span className="tab__count">{counts[id].toLocaleString("en-US")}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
