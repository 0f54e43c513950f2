/** The document cannot be read; the message tells people why and what to do. */
export class Unreadable extends Error {
  override name = "Unreadable";
}

export const NO_WORDS =
  "No words could be made out in this paper. If it shows text, photograph or scan it again: flat, sharp, in good light.";
