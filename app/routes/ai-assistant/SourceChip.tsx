/** The number of a source; it leads to its line in the panel of sources. */
export function SourceChip({ source, panel }: { source: number; panel: string }) {
  return (
    <a className="cite" href={`${panel}#s${source}`} aria-label={`Source ${source}`}>
      {source}
    </a>
  );
}
