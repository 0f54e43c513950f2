import { Link } from "@remix-run/react";
import type { PageWindow } from "./page-window.ts";
import { WINDOW } from "./page-window.ts";
import type { PreviewLinks } from "./preview-links.ts";
import { PreviewPicture } from "./PreviewPicture.tsx";

interface PdfPagesProps {
  documentId: string;
  pages: PageWindow;
  links: PreviewLinks;
}

/** PDF pages as images, rendered by the server when they come into view. */
export function PdfPages({ documentId, pages: { first, last, count }, links }: PdfPagesProps) {
  const numbers = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  return (
    <div className="pdf">
      {first > 1 && (
        <Link className="button button--small" to={links.at(Math.max(1, first - WINDOW))} preventScrollReset>
          Earlier pages
        </Link>
      )}
      <ol className="pdf__pages">
        {numbers.map((page) => (
          <li key={page}>
            <PdfPage documentId={documentId} page={page} />
            <p className="xs muted num">{count ? `Page ${page} of ${count}` : `Page ${page}`}</p>
          </li>
        ))}
      </ol>
      {count && last < count && (
        <Link className="button button--small" to={links.at(last + 1)} preventScrollReset>
          Further pages
        </Link>
      )}
    </div>
  );
}

function PdfPage({ documentId, page }: { documentId: string; page: number }) {
  return (
    <PreviewPicture
      key={`${documentId} ${page}`}
      src={`/api/documents/${documentId}/pages/${page}`}
      alt={`Page ${page}`}
    >
      <p className="pdf__missing sm muted">This page cannot be shown here.</p>
    </PreviewPicture>
  );
}
