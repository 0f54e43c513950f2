import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Logo } from "./Logo.tsx";
import { isCurrent, navigationFor } from "./navigation.ts";
import { UserMenu, type Person } from "./UserMenu.tsx";

/** Header for a signed-in user. */
export function UserHeader({ person, pathname }: { person: Person; pathname: string }) {
  const { main, menu, aiFeatures } = navigationFor(person);
  return (
    <Bar
      end={<UserMenu person={person} lines={menu} aiFeatures={aiFeatures} />}
      nav={
        <nav className="nav" aria-label="Main">
          {main.map((line) => (
            <Link
              key={line.label}
              to={line.href}
              aria-current={isCurrent(line, pathname) ? "page" : undefined}
            >
              {line.label}
            </Link>
          ))}
        </nav>
      }
    />
  );
}

/** Header for a visitor: a link to sign in, or back from the sign-in screen. */
export function VisitorHeader({ pathname }: { pathname: string }) {
  const link = /^\/(login|reset)\b/.test(pathname) ? (
    <Link className="button button--quiet button--small" to="/">
      Back to overview
    </Link>
  ) : (
    <Link className="button button--small" to="/login">
      Log in
    </Link>
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
