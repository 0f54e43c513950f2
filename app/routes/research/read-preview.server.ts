import type { Modules } from "#product";
import { standingMarks, type StandingMark } from "#modules/authority/schema";
import type { Actor } from "#modules/kernel";
import { markProvisions } from "../../http/marked-provisions.server.ts";
import { densestPlace, placeAround } from "../authority.26-usc.$section/place-around.ts";
import { toProvisions, type Provision } from "../authority.26-usc.$section/provisions.ts";

export interface PreviewedPlace {
  citation: string;
  heading: string;
  url: string;
  asOf: string;
  marks: StandingMark[];
  provisions: Provision[];
  /** Fragment of the unit that is meant; "" for the document. */
  unit: string;
}

/** The unit at a pin cite with what stands around it; null when the library has none. */
export async function readPreview(
  { authority }: Modules,
  actor: Actor,
  { query, asOf, at }: { query: string; asOf: string; at: string },
): Promise<PreviewedPlace | null> {
  const place = await authority.resolve(actor, at, { asOf: asOf || undefined }).catch(() => null);
  if (!place) return null;
  const { document, citation, url } = place;
  const unit = document.structure.units[place.unit]!.id;
  const all = toProvisions(document);
  const provisions = await markProvisions(authority, actor, {
    query,
    provisions: unit === "" ? all : placeAround(all, unit),
  });
  return {
    citation,
    heading: document.heading,
    url,
    asOf: document.asOf,
    marks: standingMarks(document),
    provisions: unit === "" ? densestPlace(provisions) : provisions,
    unit,
  };
}
