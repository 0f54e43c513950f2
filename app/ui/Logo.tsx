import { Link } from "@remix-run/react";

export function Logo({ href }: { href?: string }) {
  const mark = (
    <>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect className="ink" x="2" y="2" width="1.6" height="20" />
        <rect className="ink" x="5" y="2" width="1.6" height="20" />
        <rect className="ink" x="9.5" y="4" width="12.5" height="2.4" />
        <rect className="hl" x="9.5" y="9" width="12.5" height="6" />
        <rect className="ink" x="9.5" y="17.6" width="8" height="2.4" />
      </svg>
      TaxRAG
    </>
  );
  return href ? (
    <Link className="logo" to={href}>
      {mark}
    </Link>
  ) : (
    <span className="logo">{mark}</span>
  );
}
