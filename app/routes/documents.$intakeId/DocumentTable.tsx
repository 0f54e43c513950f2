import { Link } from "@remix-run/react";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { Sort } from "#modules/intake/schema";
import { Day } from "../../ui/Day.tsx";
import { formatFileSize } from "../../ui/file-size.ts";
import { ActionsHead, Table } from "../../ui/Table.tsx";
import type { Place } from "./address.ts";
import { ClassTag } from "./ClassTag.tsx";
import { DeleteLink, DownloadLink, FavoriteButton } from "./DocumentActions.tsx";
import { HitContext } from "./HitContext.tsx";
import type { Paper } from "./library.server.ts";
import { ReadingBadge } from "./ReadingBadge.tsx";
import type { LibraryLinks } from "./library-links.ts";

interface DocumentTableProps {
  papers: Paper[];
  place: Place;
  links: LibraryLinks;
}

export function DocumentTable({ papers, place, links }: DocumentTableProps) {
  const sorted = place.sort ?? (place.query ? null : "date");
  const column = (sort: Sort, name: string, className?: string) => (
    <th className={className} aria-sort={sorted === sort ? DIRECTIONS[sort] : "none"}>
      <Link className="sort" to={links.toPlace({ sort, page: 1 })} preventScrollReset>
        {name}
        <SortMark direction={sorted === sort ? DIRECTIONS[sort] : null} />
      </Link>
    </th>
  );
  const head = (
    <>
      {column("name", "Name")}
      <th>Category</th>
      {column("type", "Type")}
      <th>Reading</th>
      {column("size", "Size", "num")}
      {column("date", "Date")}
      <ActionsHead />
    </>
  );
  return (
    <Table name="Documents" className="table--stack library__table" head={head}>
      {papers.map((paper) => (
        <DocumentRow key={paper.id} paper={paper} links={links} />
      ))}
    </Table>
  );
}

function DocumentRow({ paper, links }: { paper: Paper; links: LibraryLinks }) {
  return (
    <tr>
      <td className="span">
        <Link className="table__primary" to={links.toPreview(paper)} preventScrollReset>
          {paper.originalFileName}
        </Link>
        <HitContext paper={paper} />
        {paper.readingProblem && <p className="doc__problem xs">{paper.readingProblem}</p>}
      </td>
      <td className="muted">{paper.categoryName}</td>
      <td>
        <ClassTag classification={paper.classification} />
      </td>
      <td>
        <ReadingBadge state={paper.readingState} />
      </td>
      <td className="num nowrap">{formatFileSize(paper.fileSize)}</td>
      <td className="nowrap">
        <Day at={paper.uploadedAt} />
      </td>
      <td className="library__ends">
        <div className="row-actions">
          <FavoriteButton paper={paper} />
          <DownloadLink paper={paper} />
          <DeleteLink paper={paper} to={links.toDeletion(paper)} />
        </div>
      </td>
    </tr>
  );
}

const DIRECTIONS = {
  name: "ascending",
  type: "ascending",
  date: "descending",
  size: "descending",
} as const satisfies Record<Sort, string>;

function SortMark({ direction }: { direction: "ascending" | "descending" | null }) {
  const Icon = direction ? { ascending: ArrowUp, descending: ArrowDown }[direction] : ChevronsUpDown;
  return <Icon className="icon" aria-hidden="true" />;
}
