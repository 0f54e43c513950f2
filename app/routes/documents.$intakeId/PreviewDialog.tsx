import { Link, useNavigate } from "@remix-run/react";
import { ChevronLeft, ChevronRight, Download, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { AddressDialog } from "../../ui/AddressDialog.tsx";
import type { PreviewLinks } from "./preview-links.ts";
import type { Preview } from "./preview.server.ts";
import { PreviewArea } from "./PreviewArea.tsx";
import { PreviewFacts } from "./PreviewFacts.tsx";
import { ShareButton } from "./ShareButton.tsx";

interface PreviewDialogProps {
  preview: Preview;
  links: PreviewLinks;
  /** The share link, shown in a field. */
  sharedAddress: string | null;
}

export function PreviewDialog({ preview, links, sharedAddress }: PreviewDialogProps) {
  const { paper } = preview;
  const go = useQuietNavigation();
  useArrowKeys(links, go);
  return (
    <AddressDialog title={paper.originalFileName} below={links.below} onClose={() => go(links.below)} wide>
      <div className="preview">
        <PreviewArea key={paper.id} preview={preview} links={links} />
        <PreviewFacts key={`${paper.id} facts`} paper={paper} />
      </div>
      <div className="dialog__foot preview__foot">
        <Link className="button button--quiet preview__delete" to={links.deletion} preventScrollReset>
          <Trash2 className="icon" aria-hidden="true" />
          Delete
        </Link>
        <Turn to={links.previous} label="Previous document" icon={ChevronLeft} />
        <Turn to={links.next} label="Next document" icon={ChevronRight} />
        <a className="button" href={links.below} onClick={(event) => follow(event, () => go(links.below))}>
          Close
        </a>
        <ShareButton address={sharedAddress} fields={links.share} />
        <a
          className="button button--primary"
          href={`/api/documents/${paper.id}/download`}
          target="_blank"
          rel="noreferrer"
        >
          <Download className="icon" aria-hidden="true" />
          Download
        </a>
      </div>
    </AddressDialog>
  );
}

function Turn({ to, label, icon: Icon }: { to: string | null; label: string; icon: typeof ChevronLeft }) {
  if (!to) return null;
  return (
    <Link className="button button--quiet button--icon" to={to} aria-label={label} preventScrollReset replace>
      <Icon className="icon" aria-hidden="true" />
    </Link>
  );
}

function follow(event: { preventDefault(): void }, go: () => void): void {
  event.preventDefault();
  go();
}

function useQuietNavigation() {
  const navigate = useNavigate();
  return (to: string, replace = false) => navigate(to, { preventScrollReset: true, replace });
}

/** The arrow keys open the previous and next document, except where they move a cursor or a selection. */
function useArrowKeys({ previous, next }: PreviewLinks, go: (to: string, replace: boolean) => void): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && movesWithin(event.target)) return;
      const to = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (to) go(to, true);
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  });
}

/** Whether the target uses the arrow keys itself: a text field, a select, a scrolling table. */
function movesWithin(target: Element): boolean {
  return target.matches("input, select, textarea") || target.scrollWidth > target.clientWidth;
}
