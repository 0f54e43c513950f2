const BARS = 10;
const SURE = 0.7;

const MEANING =
  "The chance that this answer is right for the facts and the year. An answer that lacks a limit counts as half right.";

/** Shows a confidence from 0 to 1 as ten bars and in percent. */
export function ConfidenceMeter({ confidence }: { confidence: number }) {
  const filled = Math.round(confidence * BARS);
  return (
    <span className="meter" data-level={confidence < SURE ? "low" : undefined} title={MEANING}>
      <span className="meter__bars" aria-hidden="true">
        {Array.from({ length: BARS }, (_, bar) => (
          <i key={bar} className={bar < filled ? "on" : undefined} />
        ))}
      </span>
      <strong>Confidence {Math.round(confidence * 100)}%</strong>
    </span>
  );
}
