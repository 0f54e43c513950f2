import { Button as AriaButton } from "react-aria-components/Button";
import type { ReactNode } from "react";

interface ButtonProps {
  children: ReactNode;
  /** Shown with a spinner in place of `children` while the work goes on. */
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
  /** For those who hear the page, where the words on the button do not say enough. */
  label?: string;
}

/** A real `<button>` in the document, so it submits its form without a script too. */
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
