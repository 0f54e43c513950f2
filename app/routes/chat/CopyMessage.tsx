import { Copy } from "lucide-react";
import { useState } from "react";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { toCopyText } from "../../ui/answer/copy-text.ts";
import { Button } from "../../ui/Button.tsx";
import { notify } from "../../ui/toast-store.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Copies an answer with its list of sources. */
export function CopyMessage({ content, answer }: { content: string; answer: RetrievalAnswer | undefined }) {
  const [copied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  const copy = async () => {
    await navigator.clipboard.writeText(answer ? toCopyText(answer, window.location.origin) : content);
    setCopied(true);
    notify({ title: "Copied", text: "Message copied to clipboard" });
  };
  return (
    <span className="chat__copy">
      <Button kind="quiet" small onPress={() => void copy()}>
        <Copy className="icon" aria-hidden="true" />
        {copied ? "Copied" : "Copy"}
      </Button>
    </span>
  );
}
