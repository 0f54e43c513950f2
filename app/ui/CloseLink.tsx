import { X } from "lucide-react";
import type { MouseEventHandler } from "react";
import { Tooltip } from "./Tooltip.tsx";

interface CloseLinkProps {
  /** Where it leads without a script. */
  href: string;
  onClick: MouseEventHandler;
}

/** The cross that closes what lies above a screen. */
export function CloseLink({ href, onClick }: CloseLinkProps) {
  return (
    <Tooltip text="Close">
      <a className="button button--quiet button--icon button--small" href={href} onClick={onClick}>
        <X className="icon" aria-hidden="true" />
      </a>
    </Tooltip>
  );
}
