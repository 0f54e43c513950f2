export interface Piece {
  text: string;
  isMatch: boolean;
}

/** The pieces of a text whose matches stand between U+E000 and U+E001; a mark without its partner is dropped. */
export function piecesOf(marked: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of marked.split("\uE000")) {
    const [match = "", ...rest] = part.split("\uE001");
    if (rest.length === 0) pieces.push({ text: match, isMatch: false });
    else pieces.push({ text: match, isMatch: true }, { text: rest.join(""), isMatch: false });
  }
  return pieces.filter(({ text }) => text !== "");
}
