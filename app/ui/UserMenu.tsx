import { ChevronDown, LogOut, Menu, Settings, UserRound } from "lucide-react";
import { DetailsMenu } from "./DetailsMenu.tsx";
import { NAVIGATION, type NavigationLine } from "./navigation.ts";

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  role: "admin" | "user";
}

const OWN: NavigationLine[] = [
  { label: "Profile", href: "/profile", icon: UserRound },
  { label: "Settings", href: "/settings", icon: Settings },
];

export function UserMenu({ person }: { person: Person }) {
  const { firstName, lastName, email, role } = person;
  const initials = (firstName.charAt(0) + lastName.charAt(0)).toUpperCase() || "U";
  return (
    <DetailsMenu
      summary={
        <>
          <span className="menu__wide">
            <span className="avatar" aria-hidden="true">
              {initials}
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
      <MenuLines lines={NAVIGATION.filter((line) => !line.admin)} />
      <MenuLines lines={OWN} />
      {role === "admin" && (
        <>
          <hr />
          <p className="menu__label">AI Features</p>
          <MenuLines lines={NAVIGATION.filter((line) => line.admin)} />
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
  return lines.map(({ href, label, menuLabel, icon: Icon }) => (
    <a key={href} className="menu__item" href={href}>
      <Icon className="icon" aria-hidden="true" />
      {menuLabel ?? label}
    </a>
  ));
}
