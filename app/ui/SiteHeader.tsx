import type { ReactNode } from "react";
import { Logo } from "./Logo.tsx";
import { isCurrent, NAVIGATION } from "./navigation.ts";
import { UserMenu, type Person } from "./UserMenu.tsx";

/** The header of somebody who has signed in. */
export function UserHeader({ person, pathname }: { person: Person; pathname: string }) {
  const lines = NAVIGATION.filter((line) => !line.admin || person.role === "admin");
  return (
    <Bar
      end={<UserMenu person={person} />}
      nav={
        <nav className="nav" aria-label="Main">
          {lines.map(({ href, label }) => (
            <a key={href} href={href} aria-current={isCurrent(href, pathname) ? "page" : undefined}>
              {label}
            </a>
          ))}
        </nav>
      }
    />
  );
}

/** The header of a visitor: the way in, or on the sign-in screen the way back. */
export function VisitorHeader({ pathname }: { pathname: string }) {
  const link = /^\/(login|reset)\b/.test(pathname) ? (
    <a className="button button--quiet button--small" href="/">
      Back to overview
    </a>
  ) : (
    <a className="button button--small" href="/login">
      Log in
    </a>
  );
  return <Bar end={link} />;
}

function Bar({ nav, end }: { nav?: ReactNode; end: ReactNode }) {
  return (
    <header className="header">
      <div className="header__bar">
        <Logo href="/" />
        {nav}
        <div className="header__end">{end}</div>
      </div>
    </header>
  );
}
