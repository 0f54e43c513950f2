import {
  cloneElement,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
} from "react";
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import { useHydrated } from "./use-hydrated.ts";

const DELAY_MS = 700;
/** A second tooltip within this time opens without delay. */
const SKIP_DELAY_MS = 300;

let closedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** Text of the tooltip, and accessible name of the control. */
  text: string;
  /** A link or button that shows only an icon. */
  children: ReactElement<{ "aria-label"?: string; title?: string }>;
}

export function Tooltip({ text, children }: TooltipProps) {
  const target = useRef<Element | null>(null);
  /** A modal dialog covers everything outside of it, so the tooltip renders inside. */
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const { isOpen, open, wait, close } = useDelayedOpening();
  const hydrated = useHydrated();

  const anchorAt = (anchor: HTMLElement) => {
    target.current = anchor.firstElementChild;
    setDialog(anchor.closest("dialog"));
  };
  const openByMouse = ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== "mouse") return;
    anchorAt(currentTarget);
    wait();
  };
  const openByFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.querySelector(":focus-visible")) return;
    anchorAt(currentTarget);
    open();
  };
  const closeByKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to the control inside
    <span
      className="tooltip-anchor"
      onPointerEnter={openByMouse}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={openByFocus}
      onBlur={close}
      onKeyDown={closeByKey}
    >
      {cloneElement(children, { "aria-label": text, title: hydrated ? undefined : text })}
      {/* Mounted only while shown: a long list has one per button. */}
      {isOpen && (
        <TooltipTriggerStateContext.Provider value={{ isOpen, open, close, shouldSkipAnimation: true }}>
          <AriaTooltip
            className="tooltip"
            triggerRef={target}
            offset={6}
            placement={dialog ? "left" : "top"}
            UNSTABLE_portalContainer={dialog ?? undefined}
          >
            {text}
          </AriaTooltip>
        </TooltipTriggerStateContext.Provider>
      )}
    </span>
  );
}

function useDelayedOpening() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = () => {
    clearTimeout(timer.current);
    setOpen(true);
  };
  const wait = () => {
    clearTimeout(timer.current);
    if (Date.now() - closedAt < SKIP_DELAY_MS) open();
    else timer.current = setTimeout(open, DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) closedAt = Date.now();
    setOpen(false);
  };
  return { isOpen, open, wait, close };
}
