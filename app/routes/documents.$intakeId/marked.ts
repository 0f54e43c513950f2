export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a text at matches enclosed in U+E000 and U+E001; an unpaired mark is dropped. */
export function piecesOf(marked: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of marked.split("\uE000")) {
    const [match = "", ...rest] = part.split("\uE001");
    if (rest.length === 0) pieces.push({ text: match, isMatch: false });
    else pieces.push({ text: match, isMatch: true }, { text: rest.join(""), isMatch: false });
  }
  return pieces.filter(({ text }) => text !== "");
}
