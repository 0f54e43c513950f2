import { FileText } from "lucide-react";
import { Button } from "../../ui/Button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { MANUAL } from "./manual.ts";

const NAME = "CPA-Multi-Entity-Manual";

/** Builds the PDF in the browser, without a request; without JavaScript the text export remains. */
export function DownloadPdf() {
  if (!useHydrated()) return null;
  return (
    <Button onPress={() => void download()}>
      <FileText className="icon" aria-hidden="true" />
      Download PDF
    </Button>
  );
}

async function download(): Promise<void> {
  try {
    const { bookAsPdf } = await import("../../ui/pdf/book-pdf.ts");
    save(new Blob([bookAsPdf(MANUAL)], { type: "application/pdf" }), `${NAME}.pdf`);
  } catch (error) {
    console.error(error);
    await downloadText();
  }
}

async function downloadText(): Promise<void> {
  try {
    const response = await fetch("/api/cpa-manual/export-text");
    if (!response.ok) throw new Error(`The text export answered ${response.status}.`);
    save(await response.blob(), `${NAME}.txt`);
    window.alert("PDF generation failed. Downloaded text version instead.");
  } catch (error) {
    console.error(error);
    window.alert("Failed to download text version. Please try again.");
  }
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
