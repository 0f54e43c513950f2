import { Link, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { ClientName } from "../../ui/ClientName.tsx";
import { Note } from "../../ui/Note.tsx";
import { notify } from "../../ui/toast-store.ts";
import { UploadRow } from "../../ui/upload/UploadRow.tsx";
import type { UploadResult } from "../../ui/upload/UploadNotes.tsx";
import { useUploads } from "../../ui/upload/use-uploads.ts";
import { Folders } from "./Folders.tsx";
import { Library, UploadLink } from "./Library.tsx";
import { LibraryDialogs } from "./LibraryDialogs.tsx";
import type { OpenLibrary } from "./open-library.server.ts";
import { Tools } from "./Tools.tsx";
import { linksOf } from "./library-links.ts";

interface LibraryScreenProps {
  library: OpenLibrary;
  /** The action just performed. */
  done: string | null;
  refused: { isDeletion: boolean; problem: string } | null;
  /** Result of an upload without JavaScript. */
  taken: UploadResult | null;
  site: string;
}

export function LibraryScreen({ library, done, refused, taken, site }: LibraryScreenProps) {
  const uploads = useUploads();
  const { intake, client, place, folders, shown, above } = library;
  const links = linksOf(intake.id, place);
  useEffect(() => {
    if (refused?.isDeletion) {
      notify({ title: "Error", text: "Failed to delete document", destructive: true });
    }
  }, [refused]);
  return (
    <main id="main" className="page library">
      <Crumbs
        home={links.toPlace({ folder: "", query: "", page: 1 })}
        title={shown.title}
        year={intake.taxYear}
      />
      <div className="page-head">
        <div>
          <h1>Documents</h1>
          <p>
            {intake.taxYear} Tax Year - {intake.intakeType} intake
          </p>
          {client && <ClientName client={client} />}
        </div>
        <UploadLink intakeId={intake.id} place={place} />
      </div>
      <div className="with-margin">
        <Folders
          intakeId={intake.id}
          place={place}
          folders={folders}
          title={shown.title}
          total={shown.total}
        />
        <div>
          <Outcome done={done} refused={refused} isGone={above.isGone} />
          {!above.uploading && uploads.list.length > 0 && (
            <ul className="rows upload__rows">
              {uploads.list.map((upload) => (
                <UploadRow key={upload.id} upload={upload} uploads={uploads} />
              ))}
            </ul>
          )}
          <Tools intakeId={intake.id} place={place} />
          <Library intakeId={intake.id} place={place} shown={shown} links={links} />
        </div>
      </div>
      <LibraryDialogs library={library} uploads={uploads} taken={taken} site={site} />
    </main>
  );
}

function Crumbs({ home, title, year }: { home: string; title: string; year: number }) {
  const { search } = useLocation();
  return (
    <nav aria-label="Breadcrumb" key={search}>
      <ol className="crumbs">
        <li>
          <Link to="/">Dashboard</Link>
        </li>
        <li>
          <Link to={home}>{year}</Link>
        </li>
        {title !== String(year) && <li aria-current="page">{title}</li>}
      </ol>
    </nav>
  );
}

function Outcome({
  done,
  refused,
  isGone,
}: Pick<LibraryScreenProps, "done" | "refused"> & { isGone: boolean }) {
  if (refused) return <Note tone="danger" title={refused.problem} />;
  if (isGone) return <Note tone="warning" title="This document is not in this intake any more." />;
  if (done === "delete") return <Note tone="success" title="Document deleted successfully" />;
  if (done === "upload") return <Note tone="success" title="Your files have been uploaded." />;
  if (done === "class") return <Note tone="success" title="The class has been corrected." />;
  return null;
}
