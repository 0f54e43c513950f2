import { useEffect, useRef, useState } from "react";
import { StandingTag } from "../../ui/StandingTag.tsx";
import type { CitedPassage } from "../../api/authority.passage.ts";

const DELAY_MS = 350;
const LINKS = ".authority a[href]";

interface Shown {
  passage: CitedPassage;
  top: number;
  left: number;
}

/** Shows the cited words beside a citation that the mouse rests on or the keyboard has reached. Escape closes. */
export function CitedWords() {
  const [shown, setShown] = useState<Shown | null>(null);
  const known = useRef(new Map<string, Promise<CitedPassage | null>>());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(timer);
      setShown(null);
    };
    const open = (link: HTMLAnchorElement, delay: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const at = new URL(link.href);
        const key = at.pathname + at.hash;
        const reading = known.current.get(key) ?? readPassage(key);
        known.current.set(key, reading);
        void reading.then((passage) => {
          if (passage && (link.matches(":hover") || link === document.activeElement))
            setShown({ passage, ...placeBelow(link) });
        });
      }, delay);
    };
    const linkOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    const onOver = (event: PointerEvent) => {
      const link = event.pointerType === "mouse" ? linkOf(event) : null;
      if (link && isCitation(link)) open(link, DELAY_MS);
    };
    const onFocus = (event: FocusEvent) => {
      const link = linkOf(event);
      if (link && isCitation(link) && link.matches(":focus-visible")) open(link, 0);
    };
    const onLeave = (event: Event) => linkOf(event) && close();
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("pointerover", onOver);
    document.addEventListener("pointerout", onLeave);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onLeave);
    document.addEventListener("keydown", onKey);
    document.addEventListener("scroll", close, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("pointerout", onLeave);
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onLeave);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("scroll", close);
    };
  }, []);
  return (
    <div className="cited-words-place" aria-live="polite">
      {shown && (
        <div className="cited-words" style={{ top: shown.top, left: shown.left }}>
          <p className="cited-words__pin">
            {shown.passage.citation} <span className="muted">{shown.passage.title}</span>
            {shown.passage.marks.map((mark) => (
              <StandingTag key={mark.label} mark={mark} />
            ))}
          </p>
          <q>{shown.passage.text}</q>
        </div>
      )}
    </div>
  );
}

function isCitation(link: HTMLAnchorElement): boolean {
  return !link.classList.contains("pin") && new URL(link.href).pathname.startsWith("/authority/");
}

async function readPassage(at: string): Promise<CitedPassage | null> {
  const answer = await fetch(`/api/authority/passage?${new URLSearchParams({ at })}`).catch(() => null);
  return answer?.ok ? ((await answer.json()) as CitedPassage) : null;
}

const WIDTH = 416;

function placeBelow(link: HTMLElement): { top: number; left: number } {
  const { bottom, left } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  return { top: bottom + 6, left: Math.max(8, Math.min(left, window.innerWidth - WIDTH - 16)) };
}
