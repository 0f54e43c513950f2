import { FileQuestion, FileText, FileX, ImageOff } from "lucide-react";
import { PdfPages } from "./PdfPages.tsx";
import type { PreviewLinks } from "./preview-links.ts";
import { pictureOf } from "./preview-kind.ts";
import type { Preview } from "./preview.server.ts";
import { PreviewPicture } from "./PreviewPicture.tsx";
import { QuotedPage } from "./QuotedPage.tsx";
import { PreviewTable } from "./PreviewTable.tsx";
import { PreviewText } from "./PreviewText.tsx";

export function PreviewArea({ preview, links }: { preview: Preview; links: PreviewLinks }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys
    <section className="preview__area" tabIndex={0} aria-label="Preview" data-first-focus>
      <QuotedPage quoted={preview.quoted} hasPages={preview.kind === "pdf"} />
      <Shown preview={preview} links={links} />
      <PreviewText text={preview.text} isCut={preview.isTextCut} hasPages={preview.kind === "pdf"} />
    </section>
  );
}

function Shown({ preview, links }: { preview: Preview; links: PreviewLinks }) {
  const { paper, kind, pages, table } = preview;
  if (kind === "pdf") {
    return (
      <>
        <Placeholder icon={FileText} title="PDF document" text="Click download to view the full document" />
        {pages && <PdfPages documentId={paper.id} pages={pages} links={links} />}
      </>
    );
  }
  if (kind === "image") {
    const instead = <Placeholder icon={ImageOff} title="Image" text="Unable to preview this image" />;
    // A file that the server could not open, such as an image of a billion pixels, is not given to the browser.
    if (paper.readingState === "unreadable") return instead;
    return (
      <PreviewPicture src={pictureOf(paper.id, paper.mimeType)} alt={paper.originalFileName}>
        {instead}
      </PreviewPicture>
    );
  }
  if (table && table.rows.length > 0) return <PreviewTable table={table} />;
  const icon = paper.readingState === "unreadable" ? FileX : FileQuestion;
  return (
    <Placeholder
      icon={icon}
      title={kind === "table" ? "Table" : paper.categoryName}
      text="Preview not available"
    />
  );
}

interface PlaceholderProps {
  icon: typeof FileText;
  title: string;
  text: string;
}

function Placeholder({ icon: Icon, title, text }: PlaceholderProps) {
  return (
    <div className="preview__placeholder">
      <Icon className="icon icon--20" aria-hidden="true" />
      <p className="preview__kind">{title}</p>
      <p className="muted">{text}</p>
    </div>
  );
}
