import type { AnswerSource } from "#modules/ai/schema";
import { FollowedLinks } from "../../ui/FollowedLinks.tsx";

/** A page of the client's paper that an answer quotes, to be opened at its words. */
export function PaperBeside({ source, close }: { source: AnswerSource; close: string }) {
  const { filename, page, excerpt, url } = source;
  return (
    <div className="beside">
      <div className="beside__head">
        <h2>
          <a href={url}>{filename}</a>
        </h2>
        <FollowedLinks className="row beside__links">
          <a className="beside__close" href={close} data-follow="in-place">
            Close
          </a>
        </FollowedLinks>
      </div>
      {page && <h3 className="beside__title">Page {page}</h3>}
      {excerpt && <blockquote>{excerpt}</blockquote>}
      <p>
        <a href={url}>Open the page at these words</a>
      </p>
    </div>
  );
}
