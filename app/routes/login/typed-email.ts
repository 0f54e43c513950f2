/** Carries the typed e-mail address between the sign-in and the reset dialog, outside the URL. */
import { useLocation, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

export function useTypedEmail(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}

/** Props of a link inside the sign-in form. */
export function useCarryEmail(path: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const field = event.currentTarget.closest("form")?.elements.namedItem("email");
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isElsewhere || !(field instanceof HTMLInputElement) || !field.value) return;
    event.preventDefault();
    navigate(path, { state: { email: field.value } });
  };
}
