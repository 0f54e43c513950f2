import type { Preview } from "./preview.server.ts";

/** The text of the page that an answer quotes, with the quoted words marked. */
export function QuotedPage({ quoted, hasPages }: { quoted: Preview["quoted"]; hasPages: boolean }) {
  if (!quoted) return null;
  const [before, words, after] = quoted.parts;
  return (
    <section className="preview__text" aria-label="Quoted words">
      <p className="xs faint">{hasPages ? `Quoted from page ${quoted.page}` : "Quoted words"}</p>
      <pre>
        {before}
        <mark id="quoted">{words}</mark>
        {after}
      </pre>
    </section>
  );
}
