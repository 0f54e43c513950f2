/** The number of a source, linked to its entry in the sources panel. */
export function SourceChip({ source, panel }: { source: number; panel: string }) {
  return (
    <a className="cite" href={`${panel}#s${source}`} aria-label={`Source ${source}`}>
      {source}
    </a>
  );
}
