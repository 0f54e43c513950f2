/** Where an id stands in a list; -1 for one that does not. */
export type Places = (id: number) => number;

/** Numbers of an array for each id, at most; beyond, ids are too far apart for one. */
const MAX_SPREAD = 64;

/** An array by id where ids lie close together, as those of a shelf do: posting lists look up tens of thousands. */
export function placesOf(ids: Int32Array): Places {
  if (ids.length === 0) return () => -1;
  const least = ids.reduce((a, b) => Math.min(a, b));
  const width = ids.reduce((a, b) => Math.max(a, b)) - least + 1;
  if (width > ids.length * MAX_SPREAD) return sparsePlaces(ids);
  const places = new Int32Array(width).fill(-1);
  for (let at = 0; at < ids.length; at++) places[ids[at]! - least] = at;
  return (id) => places[id - least] ?? -1;
}

function sparsePlaces(ids: Int32Array): Places {
  const places = new Map(Array.from(ids, (id, at) => [id, at] as const));
  return (id) => places.get(id) ?? -1;
}
