import { X } from "lucide-react";
import type { MouseEventHandler } from "react";
import { Tooltip } from "./Tooltip.tsx";

interface CloseLinkProps {
  /** Link target without JavaScript. */
  href: string;
  onClick: MouseEventHandler;
}

/** The cross that closes an overlay. */
export function CloseLink({ href, onClick }: CloseLinkProps) {
  return (
    <Tooltip text="Close">
      <a className="button button--quiet button--icon button--small" href={href} onClick={onClick}>
        <X className="icon" aria-hidden="true" />
      </a>
    </Tooltip>
  );
}
