import { Link } from "@remix-run/react";
import { formatFileSize } from "../../ui/file-size.ts";
import { Day } from "../../ui/Day.tsx";
import { ClassTag } from "./ClassTag.tsx";
import { DownloadLink, FavoriteButton } from "./DocumentActions.tsx";
import { DocumentThumb, ThumbDrawings } from "./DocumentThumb.tsx";
import { HitContext } from "./HitContext.tsx";
import type { Paper } from "./library.server.ts";
import { ReadingBadge } from "./ReadingBadge.tsx";
import type { LibraryLinks } from "./library-links.ts";

export function DocumentGrid({ papers, links }: { papers: Paper[]; links: LibraryLinks }) {
  return (
    <div className="grid-view">
      <ThumbDrawings />
      {papers.map((paper) => (
        <DocumentCard key={paper.id} paper={paper} links={links} />
      ))}
    </div>
  );
}

function DocumentCard({ paper, links }: { paper: Paper; links: LibraryLinks }) {
  return (
    <article className="doc">
      <DocumentThumb classification={paper.classification} />
      <div className="doc__body">
        <div className="doc__words">
          <h3>
            <Link to={links.toPreview(paper)} preventScrollReset>
              {paper.originalFileName}
            </Link>
          </h3>
          <p className="xs muted num">
            {formatFileSize(paper.fileSize)}, <Day at={paper.uploadedAt} />
          </p>
          <HitContext paper={paper} />
        </div>
        <div className="doc__foot">
          <ClassTag classification={paper.classification} />
          <ReadingBadge state={paper.readingState} />
          <span className="doc__actions">
            <FavoriteButton paper={paper} />
            <DownloadLink paper={paper} />
          </span>
        </div>
        {paper.readingProblem && <p className="doc__problem xs">{paper.readingProblem}</p>}
      </div>
    </article>
  );
}
