import {
  BookMarked,
  BookOpen,
  Briefcase,
  FolderOpen,
  LayoutGrid,
  ListChecks,
  MessageSquare,
  Quote,
  Search,
  Settings,
  UserRound,
  type LucideIcon,
} from "lucide-react";

/** An entry of the header or the user menu; one per screen. */
export interface NavigationLine {
  label: string;
  href: string;
  icon: LucideIcon;
}

interface Navigation {
  /** Entries of the header. */
  main: NavigationLine[];
  /** Entries of the user menu. */
  menu: NavigationLine[];
  /** Entries of the user menu for administrators. */
  aiFeatures: NavigationLine[];
}

const DASHBOARD: NavigationLine = { label: "Dashboard", href: "/", icon: LayoutGrid };
const CODE: NavigationLine = { label: "The Code", href: "/authority/26-usc", icon: BookOpen };
const RESEARCH: NavigationLine = { label: "Research", href: "/research", icon: Search };
const QUESTIONS: NavigationLine = { label: "Document Q&A", href: "/ai-assistant", icon: Quote };
const CHAT: NavigationLine = { label: "Chat", href: "/chat", icon: MessageSquare };
const ADMIN: NavigationLine = { label: "Admin", href: "/admin", icon: ListChecks };

const OWN: NavigationLine[] = [
  { label: "Profile", href: "/profile", icon: UserRound },
  { label: "Settings", href: "/settings", icon: Settings },
];

const AI_FEATURES: NavigationLine[] = [
  { ...CHAT, label: "AI Chat Assistant" },
  QUESTIONS,
  { ...ADMIN, label: "Admin Dashboard" },
  { label: "Briefing Book", href: "/briefing-book", icon: Briefcase },
  { label: "CPA Manual", href: "/cpa-manual", icon: BookMarked },
];

/** Lists existing screens only. `documents` is the library of the newest intake, or "/" without an intake. */
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
    main: isAdmin ? [...everybody, RESEARCH, CHAT, ADMIN] : everybody,
    menu: [...everybody, ...OWN],
    aiFeatures: isAdmin ? AI_FEATURES : [],
  };
}

/** Paths that belong to an entry's screen without being below it. */
const ALSO: Record<string, string> = { "/rag": "/ai-assistant", "/authority": "/authority/26-usc" };

/** Whether the entry's screen is at `pathname`. Documents without an intake link to "/" and are never current. */
export function isCurrent(
  { href, label }: Pick<NavigationLine, "href" | "label">,
  pathname: string,
): boolean {
  const path = ALSO[pathname] ?? pathname;
  if (label === "Documents") return path.startsWith("/documents/");
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}
