import { Link } from "@remix-run/react";

interface SourceChipProps {
  /** From 1. */
  source: number;
  /** The entry's URL up to its number: "#s", "?exchange=7&source=". */
  panel: string;
  /** Pin cite in place of the number. */
  label?: string;
}

/** A source of an answer, linked to where it is shown. */
export function SourceChip({ source, panel, label }: SourceChipProps) {
  if (label === undefined) {
    return (
      <a className="cite" href={`${panel}${source}`} aria-label={`Source ${source}`}>
        {source}
      </a>
    );
  }
  return (
    <Link
      className="cite cite--pin"
      to={`${panel}${source}`}
      aria-label={`Source ${source}: ${label}`}
      preventScrollReset
    >
      {label}
    </Link>
  );
}
