import { Copy, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { pinOf } from "./pin.ts";

interface AsOfBarProps {
  citation: string;
  /** "release point 119-100", "April 1, 2021" */
  asOf: string;
}

/** As-of date of the text; controls that need JavaScript appear only with it. */
export function AsOfBar({ citation, asOf }: AsOfBarProps) {
  const hydrated = useHydrated();
  return (
    <div className="authority__bar">
      <span>
        <span className="muted">As of</span> <strong>{asOf}</strong>
      </span>
      {hydrated && (
        <span className="row no-print authority__tools">
          <CopyCite citation={citation} asOf={asOf} />
          <Button kind="quiet" small onPress={() => window.print()}>
            <Printer className="icon" aria-hidden="true" />
            Print
          </Button>
        </span>
      )}
    </div>
  );
}

function CopyCite({ citation, asOf }: AsOfBarProps) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    const cite = `${citation}${id && document.getElementById(id) ? pinOf(id) : ""} (${asOf})`;
    void navigator.clipboard.writeText(cite).then(() => setCopied(true));
  };
  return (
    <Button kind="quiet" small onPress={copy}>
      <Copy className="icon" aria-hidden="true" />
      {copied ? "Copied" : "Copy cite"}
    </Button>
  );
}
