/**
 * Maps a reference in the official file to a path on this site: "/us/usc/t26/s151/c/2" is
 * "/authority/26-usc/151#c-2". Null for everything that is not Title 26.
 */
export function lawPath(href: string): string | null {
  const found = /^\/us\/usc\/t26\/s(\d[^/\s]*)((?:\/[^/\s]+)*)$/.exec(href);
  if (!found?.[1]) return null;
  const number = plain(found[1]);
  const fragment = plain(found[2] ?? "")
    .split("/")
    .filter(Boolean)
    .join("-");
  return `/authority/26-usc/${encodeURIComponent(number)}${fragment && `#${fragment}`}`;
}

/** The House's identifiers use en dashes: "s1400Z–2". */
function plain(designator: string): string {
  return designator.replace(/[‐-―]/g, "-");
}
