/** The number of a source, linked to its entry; `panel` is the entry's URL up to its number: "#s". */
export function SourceChip({ source, panel }: { source: number; panel: string }) {
  return (
    <a className="cite" href={`${panel}${source}`} aria-label={`Source ${source}`}>
      {source}
    </a>
  );
}
