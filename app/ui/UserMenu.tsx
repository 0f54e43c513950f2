import { Link } from "@remix-run/react";
import { ChevronDown, LogOut, Menu } from "lucide-react";
import { DetailsMenu } from "./DetailsMenu.tsx";
import { initialsOf } from "./initials.ts";
import type { NavigationLine } from "./navigation.ts";

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  role: "admin" | "user";
  /** Link to the library of the newest intake. */
  documents: string;
}

interface UserMenuProps {
  person: Person;
  lines: NavigationLine[];
  /** Empty for users without access to them. */
  aiFeatures: NavigationLine[];
}

export function UserMenu({ person, lines, aiFeatures }: UserMenuProps) {
  const { firstName, lastName, email } = person;
  return (
    <DetailsMenu
      summary={
        <>
          <span className="menu__wide">
            <span className="avatar" aria-hidden="true">
              {initialsOf(person)}
            </span>
            {firstName || "User"}
            <ChevronDown className="icon" aria-hidden="true" />
          </span>
          <span className="menu__narrow">
            <Menu className="icon icon--20" aria-hidden="true" />
            Menu
          </span>
        </>
      }
    >
      <p className="menu__label">
        {firstName || lastName ? `${firstName} ${lastName}`.trim() : "Signed in as"}
        <br />
        {email}
      </p>
      <hr />
      <MenuLines lines={lines} />
      {aiFeatures.length > 0 && (
        <>
          <hr />
          <p className="menu__label">AI Features</p>
          <MenuLines lines={aiFeatures} />
        </>
      )}
      <hr />
      <a className="menu__item" href="/api/logout">
        <LogOut className="icon" aria-hidden="true" />
        Sign out
      </a>
    </DetailsMenu>
  );
}

function MenuLines({ lines }: { lines: NavigationLine[] }) {
  return lines.map(({ href, label, icon: Icon }) => (
    <Link key={label} className="menu__item" to={href}>
      <Icon className="icon" aria-hidden="true" />
      {label}
    </Link>
  ));
}
