import { Form } from "@remix-run/react";
import { Check, Share2 } from "lucide-react";
import { useState, type FormEvent } from "react";

interface ShareButtonProps {
  /** The URL shown in a field, when requested without JavaScript. */
  address: string | null;
  /** Query parameters that request it. */
  fields: [string, string][];
}

/** Copies the URL of this page. Without JavaScript or clipboard access the URL is shown in a field. */
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

/** Clipboard fallback for pages without https, such as on an office network. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
