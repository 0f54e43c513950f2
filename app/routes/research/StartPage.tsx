const EXAMPLES = [
  ["exclusion of gain from the sale of a home", "a question in plain words"],
  ["insolven* AND discharg*", "words with operators"],
  ["“fair market value” type:regulation", "a phrase on one shelf"],
  ["cite:280A(c)", "what refers to a provision"],
  ["26 USC 108(d)(3)", "straight to a place"],
];

/** Before a search: what can be typed, and where to read instead. */
export function StartPage({ hasRegulations }: { hasRegulations: boolean }) {
  return (
    <div className="res--none">
      <h2 className="md">Search the law</h2>
      <ul className="rows try">
        {EXAMPLES.map(([example, meaning]) => (
          <li key={example}>
            <a href={`/research?${new URLSearchParams({ q: example! })}`}>{example}</a>
            <span className="muted sm">{meaning}</span>
          </li>
        ))}
      </ul>
      <p className="muted md">
        Or read from the contents of the <a href="/authority/26-usc">Code</a>
        {hasRegulations && (
          <>
            {" "}
            or the <a href="/authority/26-cfr">regulations</a>
          </>
        )}
        .
      </p>
    </div>
  );
}
