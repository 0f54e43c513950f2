import { Link } from "@remix-run/react";
import { Clock, Eye, FileX, Folder, Star } from "lucide-react";
import type { ReactNode } from "react";
import { libraryPath, type Place } from "./address.ts";
import type { FolderCounts } from "./library.server.ts";

const inThousands = new Intl.NumberFormat("en-US");

interface FoldersProps {
  intakeId: string;
  place: Place;
  folders: FolderCounts;
  /** Name of the open folder. */
  title: string;
  total: number;
}

/** List of folders: in the margin, on a phone behind the name of the open folder. */
export function Folders(props: FoldersProps) {
  return (
    <>
      <nav className="library__folders" aria-label="Folders">
        <FolderLinks {...props} />
      </nav>
      {/* Keyed by folder, so that it closes when one is chosen. */}
      <details className="library__folders--narrow disclosure" key={props.place.folder}>
        <summary>
          {props.title} ({inThousands.format(props.total)})
        </summary>
        <nav aria-label="All folders">
          <FolderLinks {...props} />
        </nav>
      </details>
    </>
  );
}

function FolderLinks({ intakeId, place, folders }: FoldersProps) {
  const open = (folder: string, count: number | null, children: ReactNode) => (
    <Link
      key={folder}
      to={libraryPath(intakeId, { ...place, folder, page: 1 })}
      aria-current={place.folder === folder ? "page" : undefined}
    >
      {children}
      {count !== null && <span className="num">{inThousands.format(count)}</span>}
    </Link>
  );
  const year = String(folders.taxYear);
  return (
    <div className="side-nav">
      {open("", folders.all, <Named icon={Folder} name="All Documents" />)}
      {open("recent", null, <Named icon={Clock} name="Recent" />)}
      {open("favorites", null, <Named icon={Star} name="Favorites" />)}
      {(folders.unreadable > 0 || place.folder === "unreadable") &&
        open("unreadable", folders.unreadable, <Named icon={FileX} name="Unreadable" />)}
      <p className="side-nav__label">Tax year</p>
      {open(year, folders.all, <Named icon={Folder} name={year} />)}
      <p className="side-nav__label">Document Types</p>
      {folders.categories.map(({ id, name, count }) => open(id, count, name))}
      {folders.categories.length === 0 && <p className="faint sm">None yet</p>}
      <p className="side-nav__label">Record</p>
      <Link to={`/documents/${intakeId}/opened`}>
        <Named icon={Eye} name="Who opened these papers" />
      </Link>
    </div>
  );
}

function Named({ icon: Icon, name }: { icon: typeof Folder; name: string }) {
  return (
    <>
      <Icon className="icon" aria-hidden="true" />
      {name}
    </>
  );
}
