interface DocumentTitleProps {
  citation: string;
  num: string;
  heading: string;
}

/** The heading of a document's page: its citation, and number and name as printed. */
export function DocumentTitle({ citation, num, heading }: DocumentTitleProps) {
  const printed = num.replace(/^§+ /, (sign) => `${sign.trim()}\u00a0`);
  // A number with a hyphen, such as 2026-9, stays on one line.
  const number = /\S*$/.exec(printed)![0];
  return (
    <h1 className="authority__title">
      <span className="sec">{citation}</span>
      {printed.slice(0, printed.length - number.length)}
      <span className="nowrap">{number}</span> {heading === num ? "" : heading}
    </h1>
  );
}
