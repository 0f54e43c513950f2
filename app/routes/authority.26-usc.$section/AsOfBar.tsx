import { Copy, Printer } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { Button } from "../../ui/Button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { citationForms } from "./citation-forms.ts";
import { pinOf } from "./pin.ts";

interface AsOfBarProps {
  citation: string;
  heading: string;
  /** "release point 119-100", "April 1, 2021" */
  asOf: string;
}

/** As-of date of the text; controls that need JavaScript appear only with it. */
export function AsOfBar(props: AsOfBarProps) {
  const hydrated = useHydrated();
  return (
    <div className="authority__bar">
      <span>
        <span className="muted">As of</span> <strong>{props.asOf}</strong>
      </span>
      {hydrated && (
        <span className="row no-print authority__tools">
          <CopyCite {...props} />
          <Button kind="quiet" small onPress={() => window.print()}>
            <Printer className="icon" aria-hidden="true" />
            Print
          </Button>
        </span>
      )}
    </div>
  );
}

/** The usual forms of the citation, with the pin of the provision that the address names. */
function CopyCite({ citation, heading, asOf }: AsOfBarProps) {
  const [copied, setCopied] = useState("");
  const [pin, setPin] = useState("");
  const readPin = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (!currentTarget.open) return;
    const id = decodeURIComponent(window.location.hash.slice(1));
    setPin(id && document.getElementById(id) ? pinOf(id) : "");
    setCopied("");
  };
  const copy = (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <details className="copy-cite" onToggle={readPin}>
      <summary className="button button--quiet button--small">
        <Copy className="icon" aria-hidden="true" />
        Copy cite
      </summary>
      <ul className="copy-cite__forms popover">
        {citationForms(citation + pin, heading, asOf).map(({ name, text }) => (
          <li key={name}>
            <button type="button" onClick={() => copy(text)}>
              <span className="muted">{name}</span>
              <span>{text}</span>
              <span className="copy-cite__done">{copied === text ? "Copied" : ""}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
