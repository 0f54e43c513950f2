import { useEffect, useRef, type RefObject } from "react";

/** Gives the focus back to what had it inside: a row that moves up or down in a refreshed list loses it. */
export function useKeptFocus(within: RefObject<HTMLElement>): void {
  const focused = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const isInside = target instanceof HTMLElement && within.current?.contains(target);
      focused.current = isInside ? target : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, [within]);

  // After every rendering: only then have rows moved.
  useEffect(() => {
    const element = focused.current;
    if (element?.isConnected && document.activeElement === document.body)
      element.focus({ preventScroll: true });
  });
}
