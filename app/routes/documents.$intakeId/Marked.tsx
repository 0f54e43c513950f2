import { piecesOf } from "./marked.ts";

/** Text around a match with the match highlighted. Rendered as text, never as markup. */
export function Marked({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, isMatch }, i) =>
    isMatch ? <mark key={i}>{piece}</mark> : piece,
  );
}
