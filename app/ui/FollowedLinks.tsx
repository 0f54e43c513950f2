import { useNavigate } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";

interface FollowedLinksProps {
  className?: string;
  children: ReactNode;
}

/**
 * A long list whose links with `data-follow` open without loading the page anew, with `data-follow="in-place"` where the
 * page stands: their fragment is for those without JavaScript. A `Link` of Remix for each of a hundred rows would be a good part of the time of the page.
 */
export function FollowedLinks({ className, children }: FollowedLinksProps) {
  const navigate = useNavigate();
  function follow(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-follow]");
    if (!link || event.defaultPrevented || isForTheBrowser(event)) return;
    event.preventDefault();
    const isInPlace = link.dataset.follow === "in-place";
    navigate(
      { pathname: link.pathname, search: link.search, hash: isInPlace ? "" : link.hash },
      { preventScrollReset: isInPlace },
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- of the links inside, which a key clicks too
    <div className={className} onClick={follow}>
      {children}
    </div>
  );
}

/** Another button, or a key that opens a tab or a window. */
function isForTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
