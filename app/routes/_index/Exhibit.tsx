/** A sample answer with the statute behind it, quoted as of release point 119-100. */
export function Exhibit() {
  return (
    <figure className="exhibit" aria-label="A question and the statute that answers it">
      <div>
        <p className="side">Question</p>
        <p className="q">My lender forgave part of my loan. Is that income?</p>
      </div>
      <div>
        <p className="side">Answer</p>
        <p>
          26 USC 61(a) counts “all income from whatever source derived” as gross income, and names this kind
          in its list.
          <span className="cite cite--pin">§ 61(a)(11)</span>
        </p>
      </div>
      <div className="exhibit__law">
        <p className="side">§&nbsp;61(a)</p>
        <p className="law lead">
          gross income means all income from whatever source derived, including (but not limited to) the
          following items:
        </p>
        <p className="side">(10)</p>
        <p className="law lead">Pensions;</p>
        <p className="side hit">(11)</p>
        <p className="law">
          <mark>Income from discharge of indebtedness;</mark>
        </p>
        <p className="side">(12)</p>
        <p className="law lead">Distributive share of partnership gross income;</p>
      </div>
      <div>
        <p className="side">Source</p>
        <p className="xs muted exhibit__source">26 USC 61(a)(11), release point 119-100</p>
      </div>
    </figure>
  );
}
