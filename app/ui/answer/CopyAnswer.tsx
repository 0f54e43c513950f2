import { Copy } from "lucide-react";
import { useState } from "react";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { Button } from "../Button.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { toCopyText } from "./copy-text.ts";

export function CopyAnswer({ answer }: { answer: RetrievalAnswer }) {
  const [copied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  const copy = () =>
    void navigator.clipboard
      .writeText(toCopyText(answer, window.location.origin))
      .then(() => setCopied(true));
  return (
    <Button kind="quiet" small onPress={copy}>
      <Copy className="icon" aria-hidden="true" />
      {copied ? "Copied" : "Copy with citations"}
    </Button>
  );
}
