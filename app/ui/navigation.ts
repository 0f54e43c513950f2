import { BookOpen, House, Quote, type LucideIcon } from "lucide-react";

/** One line a screen. `admin` lines are for administrators only. */
export interface NavigationLine {
  label: string;
  href: string;
  icon: LucideIcon;
  /** Name in the menu of the user, where it differs. */
  menuLabel?: string;
  admin?: boolean;
}

export const NAVIGATION: NavigationLine[] = [
  { label: "Home", href: "/", icon: House },
  { label: "The Code", href: "/authority/26-usc", icon: BookOpen },
  { label: "Research", href: "/ai-assistant", icon: Quote, menuLabel: "Document Q&A", admin: true },
];

/** Addresses that belong to the screen of a line without lying below it. */
const ALSO: Record<string, string> = { "/rag": "/ai-assistant", "/authority": "/authority/26-usc" };

export function isCurrent(href: string, pathname: string): boolean {
  const path = ALSO[pathname] ?? pathname;
  return path === href || (href !== "/" && path.startsWith(`${href}/`));
}
