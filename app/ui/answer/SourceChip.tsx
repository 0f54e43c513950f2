interface SourceChipProps {
  /** From 1. */
  source: number;
  /** The entry's URL up to its number: "#s", "?exchange=7&source=". */
  panel: string;
  /** Pin cite in place of the number. */
  label?: string;
  /** Fragment of the answer, "#x7", which stays in sight without JavaScript. */
  back?: string;
}

/**
 * A source of an answer, linked to where it is shown. A plain link: the browser opens the folded list of a fragment for
 * no other. One that leads off the page wants `FollowedLinks` around it.
 */
export function SourceChip({ source, panel, label, back = "" }: SourceChipProps) {
  if (label === undefined) {
    return (
      <a className="cite" href={`${panel}${source}`} aria-label={`Source ${source}`}>
        {source}
      </a>
    );
  }
  return (
    <a
      className="cite cite--pin"
      href={`${panel}${source}${back}`}
      data-follow="in-place"
      aria-label={`Source ${source}: ${label}`}
    >
      {label}
    </a>
  );
}
