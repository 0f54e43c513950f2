/** The e-mail goes with its typist from the sign-in to the dialog of the reset and back, outside the address. */
import { useLocation, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";

export function useTypedEmail(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("email" in state)) return undefined;
  return typeof state.email === "string" ? state.email : undefined;
}

/** For a link inside the form of the sign-in. */
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
