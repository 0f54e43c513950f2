import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./Button.tsx";
import { useHydrated } from "./use-hydrated.ts";

/** Copies a text and says so; absent without JavaScript, which copying needs. */
export function CopyButton({ text, label, small }: { text: string; label: string; small?: boolean }) {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<string | null>(null);
  if (!hydrated) return null;
  const isCopied = copied === text;
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      small={small}
      onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
    >
      <Icon className="icon" aria-hidden="true" />
      {isCopied ? "Copied" : label}
    </Button>
  );
}
