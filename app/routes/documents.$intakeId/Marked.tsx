import { piecesOf } from "./marked.ts";

/** Words of a document around what was searched for, as text: nothing in them is markup. */
export function Marked({ text }: { text: string }) {
  return piecesOf(text).map(({ text: piece, isMatch }, i) =>
    isMatch ? <mark key={i}>{piece}</mark> : piece,
  );
}
