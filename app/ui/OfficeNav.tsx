import { Link } from "@remix-run/react";

/** Links from the administration to the screens beside its tabs. */
const SCREENS = [
  { href: "/admin/jobs", label: "Jobs" },
  { href: "/admin/audit", label: "Audit log" },
] as const;

export function OfficeNav() {
  return (
    <nav className="office-nav sm" aria-label="Operation">
      {SCREENS.map(({ href, label }) => (
        <Link key={href} to={href}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
