import { Copy } from "lucide-react";
import { useState } from "react";
import type { RetrievalAnswer } from "#modules/ai/schema";
import { Button } from "../Button.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { toMemo } from "./memo-text.ts";

export function CopyAnswer({ question, answer }: { question: string; answer: RetrievalAnswer }) {
  const [copied, setCopied] = useState(false);
  if (!useHydrated()) return null;
  const copy = () =>
    void navigator.clipboard
      .writeText(toMemo(question, answer, window.location.origin))
      .then(() => setCopied(true));
  return (
    <Button kind="quiet" small onPress={copy}>
      <Copy className="icon" aria-hidden="true" />
      {copied ? "Copied" : "Copy as a memo"}
    </Button>
  );
}
