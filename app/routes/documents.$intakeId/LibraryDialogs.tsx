import { useLocation } from "@remix-run/react";
import type { UploadResult } from "../../ui/upload/UploadNotes.tsx";
import type { Uploads } from "../../ui/upload/use-uploads.ts";
import { libraryPath, type Above } from "./address.ts";
import { DeleteDialog } from "./DeleteDialog.tsx";
import type { OpenLibrary } from "./open-library.server.ts";
import { PreviewDialog } from "./PreviewDialog.tsx";
import type { PreviewLinks } from "./preview-links.ts";
import { neighborsOf } from "./folder-view.ts";
import { UploadDialog } from "./UploadDialog.tsx";
import { linksOf } from "./library-links.ts";

interface LibraryDialogsProps {
  library: OpenLibrary;
  uploads: Uploads;
  taken: UploadResult | null;
  /** Base URL of this site, without a trailing slash. */
  site: string;
}

/** The dialogs above the library; at most one is open. */
export function LibraryDialogs({ library, uploads, taken, site }: LibraryDialogsProps) {
  const { search } = useLocation();
  const { intake, place, above } = library;
  const below = libraryPath(intake.id, place);
  if (above.deleting) return <DeleteDialog paper={above.deleting} below={below} />;
  if (above.preview) {
    const address = new URLSearchParams(search).has("share");
    const links = previewLinks(library, above.preview.paper.id);
    const shared = address ? `${site}${links.itself}` : null;
    return <PreviewDialog preview={above.preview} links={links} sharedAddress={shared} />;
  }
  if (above.uploading) {
    const upload = above.uploading.chosen?.id ?? "choose";
    return (
      <UploadDialog
        intakeId={intake.id}
        uploading={above.uploading}
        uploads={uploads}
        taken={taken}
        below={below}
        kept={fieldsOf(below)}
        action={libraryPath(intake.id, place, { upload })}
      />
    );
  }
  return null;
}

function previewLinks({ intake, place, shown }: OpenLibrary, id: string): PreviewLinks & { itself: string } {
  const to = (above: Above) => libraryPath(intake.id, place, above);
  const links = linksOf(intake.id, place);
  const { previous, next } = neighborsOf(shown.papers, id);
  return {
    below: to({}),
    itself: to({ document: id }),
    deletion: to({ delete: id }),
    previous: previous && links.toPreview(previous),
    next: next && links.toPreview(next),
    share: fieldsOf(to({ document: id, share: "1" })),
    at: (page) => to({ document: id, at: page }),
  };
}

/** Query parameters that a form carries along. */
function fieldsOf(path: string): [string, string][] {
  return Array.from(new URLSearchParams(path.split("?")[1] ?? ""));
}
