import { libraryPath, type Place } from "./address.ts";

/** Builders of the library's links. */
export interface LibraryLinks {
  /** URL of the preview, at the page of a search hit. */
  toPreview(paper: { id: string; hitPage: number | null }): string;
  toDeletion(paper: { id: string }): string;
  toPlace(change: Partial<Place>): string;
}

export function linksOf(intakeId: string, place: Place): LibraryLinks {
  return {
    toPreview: ({ id, hitPage }) =>
      libraryPath(intakeId, place, { document: id, at: hitPage && hitPage > 1 ? hitPage : undefined }),
    toDeletion: ({ id }) => libraryPath(intakeId, place, { delete: id }),
    toPlace: (change) => libraryPath(intakeId, { ...place, ...change }),
  };
}
