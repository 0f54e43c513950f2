import { FileText } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";

const NAME = "CPA-Multi-Entity-Manual";
const PDF = "/api/cpa-manual/export-pdf";
const TEXT = "/api/cpa-manual/export-text";

/** Downloads the PDF, or the text when the PDF cannot be had; without JavaScript a plain link. */
export function DownloadPdf() {
  const label = (
    <>
      <FileText className="icon" aria-hidden="true" />
      Download PDF
    </>
  );
  if (useHydrated()) return <Button onPress={() => void download()}>{label}</Button>;
  return (
    <a className="button" href={PDF} download>
      {label}
    </a>
  );
}

async function download(): Promise<void> {
  try {
    await save(PDF, `${NAME}.pdf`);
  } catch (error) {
    console.error(error);
    await downloadText();
  }
}

async function downloadText(): Promise<void> {
  try {
    await save(TEXT, `${NAME}.txt`);
    window.alert("PDF generation failed. Downloaded text version instead.");
  } catch (error) {
    console.error(error);
    window.alert("Failed to download text version. Please try again.");
  }
}

async function save(address: string, name: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
