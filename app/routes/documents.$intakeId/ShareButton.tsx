import { Form } from "@remix-run/react";
import { Check, Share2 } from "lucide-react";
import { useState, type FormEvent } from "react";

interface ShareButtonProps {
  /** The address in a field, where it was asked for without a script. */
  address: string | null;
  /** What of the address asks for it. */
  fields: [string, string][];
}

/** Copies the address of this page. Without a script, or where it may not copy, the address stands in a field. */
export function ShareButton({ address, fields }: ShareButtonProps) {
  const [copied, setCopied] = useState(false);
  const copy = async (event: FormEvent) => {
    event.preventDefault();
    setCopied(await writeClipboard(pageAddress()));
  };
  const Icon = copied ? Check : Share2;
  return (
    <>
      {address && (
        <label className="preview__address">
          <span className="visually-hidden">Address of this document</span>
          <input className="input" readOnly value={address} />
        </label>
      )}
      <Form method="get" onSubmit={copy}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button className="button">
          <Icon className="icon" aria-hidden="true" />
          {copied ? "Copied" : "Share"}
        </button>
      </Form>
      <output className="visually-hidden">{copied ? "The address was copied." : ""}</output>
    </>
  );
}

function pageAddress(): string {
  const url = new URL(window.location.href);
  url.searchParams.delete("share");
  return url.href;
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The clipboard of pages that are not served over https, such as on an office network. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
