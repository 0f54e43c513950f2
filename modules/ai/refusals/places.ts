/** The place that a question names, as people write it. */
import { PLACES } from "../scope.ts";

const SMALL = new Set(["of", "the"]);

export function placeIn(text: string): string | null {
  const [place] = PLACES.exec(text.toLowerCase()) ?? [];
  if (!place) return null;
  return place.length <= 3
    ? place.toUpperCase()
    : place.replace(/\w+/g, (word) => (SMALL.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)));
}
