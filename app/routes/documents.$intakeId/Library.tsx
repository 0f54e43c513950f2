import { Link } from "@remix-run/react";
import { FolderOpen, Search, Upload } from "lucide-react";
import { HITS_MAX } from "#modules/intake/schema";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { libraryPath, type Place } from "./address.ts";
import { DocumentGrid } from "./DocumentGrid.tsx";
import { DocumentTable } from "./DocumentTable.tsx";
import type { Shown } from "./library.server.ts";
import { isSpecial } from "./names.ts";
import { Pager } from "./Pager.tsx";
import type { LibraryLinks } from "./library-links.ts";

interface LibraryProps {
  intakeId: string;
  place: Place;
  shown: Shown;
  links: LibraryLinks;
}

/** The documents of one page, or the reason why there are none. */
export function Library({ intakeId, place, shown: { papers, total, title }, links }: LibraryProps) {
  if (papers.length === 0) return <Nothing intakeId={intakeId} place={place} title={title} />;
  return (
    <>
      <h2 className="visually-hidden">Files</h2>
      {place.view === "list" ? (
        <DocumentTable papers={papers} place={place} links={links} />
      ) : (
        <DocumentGrid papers={papers} links={links} />
      )}
      {place.query && total >= HITS_MAX && (
        <p className="sm muted library__more">
          These are the {HITS_MAX} best. Add a word to narrow the search.
        </p>
      )}
      <Pager page={place.page} total={total} links={links} />
    </>
  );
}

function Nothing({ intakeId, place, title }: { intakeId: string; place: Place; title: string }) {
  if (place.query) {
    return (
      <EmptyState icon={Search} title="No documents found" text="Try adjusting your search terms">
        <Link className="button" to={libraryPath(intakeId, { ...place, query: "", sort: null, page: 1 })}>
          Clear search
        </Link>
      </EmptyState>
    );
  }
  if (place.folder) {
    const text =
      place.folder === "favorites"
        ? "Mark a document with its star to find it here."
        : `Nothing in ${title} at the moment.`;
    return (
      <EmptyState icon={FolderOpen} title="No documents here" text={text}>
        <Link className="button" to={libraryPath(intakeId, { ...place, folder: "", page: 1 })}>
          All Documents
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={FolderOpen}
      title="No documents uploaded"
      text="Upload your first document to get started"
    >
      <UploadLink intakeId={intakeId} place={place} />
    </EmptyState>
  );
}

/** Link to the upload dialog. */
export function UploadLink({ intakeId, place }: { intakeId: string; place: Place }) {
  const upload = isSpecial(place.folder) || /^(\d{4})?$/.test(place.folder) ? "choose" : place.folder;
  return (
    <Link className="button button--primary" to={libraryPath(intakeId, place, { upload })} preventScrollReset>
      <Upload className="icon" aria-hidden="true" />
      Upload Files
    </Link>
  );
}
