const count = new Intl.NumberFormat("en-US");

/** Accuracy of the classifier: how often its first guess was not corrected. */
export function ClassificationRecord({ guesses, corrected }: { guesses: number; corrected: number }) {
  if (guesses === 0) return <p className="sm muted admin__lead">No document has been classified yet.</p>;
  const right = Math.floor(((guesses - corrected) / guesses) * 1000) / 10;
  return (
    <p className="sm muted admin__lead">
      First guesses at the class of a document that stood: <b>{right}%</b> of {count.format(guesses)};{" "}
      {corrected === 1 ? "1 was corrected." : `${count.format(corrected)} were corrected.`}
    </p>
  );
}
