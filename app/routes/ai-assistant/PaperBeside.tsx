import type { AnswerSource } from "#modules/ai/schema";

/** A page of the client's paper that an answer quotes, to be opened at its words. */
export function PaperBeside({ source: { filename, page, excerpt, url } }: { source: AnswerSource }) {
  return (
    <div className="beside">
      <div className="beside__head">
        <h2>
          <a href={url}>{filename}</a>
        </h2>
      </div>
      {page && <h3 className="beside__title">Page {page}</h3>}
      {excerpt && <blockquote>{excerpt}</blockquote>}
      <p>
        <a href={url}>Open the page at these words</a>
      </p>
    </div>
  );
}
