import type { Paper } from "./library.server.ts";
import { Marked } from "./Marked.tsx";

/** Context of a search hit: the words around the match, and the page. */
export function HitContext({ paper: { context, hitPage } }: { paper: Paper }) {
  if (!context) return null;
  return (
    <p className="hit xs">
      {hitPage && <span className="hit__page">Page {hitPage}</span>}
      <Marked text={context} />
    </p>
  );
}
