import { Button as AriaButton } from "react-aria-components/Button";
import type { ReactNode } from "react";
import { useNoStaleAnnouncement } from "./use-no-stale-announcement.ts";

interface ButtonProps {
  children: ReactNode;
  /** Replaces `children`, with a spinner, while the action is pending. */
  pendingText?: string;
  isPending?: boolean;
  isDisabled?: boolean;
  kind?: "primary" | "quiet" | "danger";
  small?: boolean;
  block?: boolean;
  type?: "button" | "submit";
  name?: string;
  value?: string;
  onPress?: () => void;
  /** Accessible name, where the visible label is not enough. */
  label?: string;
}

/** Renders a native `<button>`, which also submits its form without JavaScript. */
export function Button({
  children,
  pendingText,
  isPending = false,
  kind,
  small,
  block,
  label,
  ...rest
}: ButtonProps) {
  useNoStaleAnnouncement();
  return (
    <AriaButton
      className={classes(kind, small, block)}
      type="button"
      isPending={isPending}
      aria-label={label}
      {...rest}
    >
      {isPending && pendingText ? (
        <>
          <span className="spinner" aria-hidden="true" />
          {pendingText}
        </>
      ) : (
        children
      )}
    </AriaButton>
  );
}

function classes(kind?: string, small?: boolean, block?: boolean): string {
  const names = ["button", kind && `button--${kind}`, small && "button--small", block && "button--block"];
  return names.filter(Boolean).join(" ");
}
