import {
  BookMarked,
  BookOpen,
  Briefcase,
  FolderOpen,
  LayoutGrid,
  ListChecks,
  Quote,
  Settings,
  UserRound,
  type LucideIcon,
} from "lucide-react";

/** A line of the header or of the user's menu; one line a screen. */
export interface NavigationLine {
  label: string;
  href: string;
  icon: LucideIcon;
}

interface Navigation {
  /** Across the header. */
  main: NavigationLine[];
  /** In the menu of the user. */
  menu: NavigationLine[];
  /** In the menu, for administrators. */
  aiFeatures: NavigationLine[];
}

const DASHBOARD: NavigationLine = { label: "Dashboard", href: "/", icon: LayoutGrid };
const CODE: NavigationLine = { label: "The Code", href: "/authority/26-usc", icon: BookOpen };
const RESEARCH: NavigationLine = { label: "Research", href: "/ai-assistant", icon: Quote };
const ADMIN: NavigationLine = { label: "Admin", href: "/admin", icon: ListChecks };

const OWN: NavigationLine[] = [
  { label: "Profile", href: "/profile", icon: UserRound },
  { label: "Settings", href: "/settings", icon: Settings },
];

const AI_FEATURES: NavigationLine[] = [
  { ...RESEARCH, label: "Document Q&A" },
  { ...ADMIN, label: "Admin Dashboard" },
  { label: "Briefing Book", href: "/briefing-book", icon: Briefcase },
  { label: "CPA Manual", href: "/cpa-manual", icon: BookMarked },
];

/** Only screens that exist. `documents` is the library of the newest intake, or "/" where there is none. */
export function navigationFor({
  role,
  documents,
}: {
  role: "admin" | "user";
  documents: string;
}): Navigation {
  const everybody = [DASHBOARD, { label: "Documents", href: documents, icon: FolderOpen }, CODE];
  const isAdmin = role === "admin";
  return {
    main: isAdmin ? [...everybody, RESEARCH, ADMIN] : everybody,
    menu: [...everybody, ...OWN],
    aiFeatures: isAdmin ? AI_FEATURES : [],
  };
}

/** Addresses that belong to the screen of a line without lying below it. */
const ALSO: Record<string, string> = { "/rag": "/ai-assistant", "/authority": "/authority/26-usc" };

/** Whether the line leads to the screen at `pathname`. Documents without an intake lead home and are never current. */
export function isCurrent(
  { href, label }: Pick<NavigationLine, "href" | "label">,
  pathname: string,
): boolean {
  const path = ALSO[pathname] ?? pathname;
  if (label === "Documents") return path.startsWith("/documents/");
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}
