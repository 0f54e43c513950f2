import "./comparison.css";
import type { AnswerComparison, CitingSentence, ComparedSentences } from "#modules/ai/schema";
import { Inline } from "./Inline.tsx";

interface ComparisonViewProps {
  comparison: AnswerComparison;
  /** Names of the models. */
  names: { first: string; second: string };
}

const STATES: Record<ComparedSentences["state"], string> = {
  agree: "Same authorities",
  partly: "Some authorities in common",
  elsewhere: "Cited in another sentence of the other answer",
  alone: "Only in this answer",
};

/** Where two answers rest on the same authorities and where not: as a whole, then sentence by sentence. */
export function ComparisonView({ comparison, names }: ComparisonViewProps) {
  const { both, onlyFirst, onlySecond, sentences, uncited } = comparison;
  const sameCount = sentences.filter(({ state }) => state === "agree").length;
  return (
    <section className="comparison" aria-label="Where the answers agree">
      <h3>{verdictOf(comparison)}</h3>
      <dl className="comparison__lists">
        <Authorities title="Both cite" citations={both} />
        <Authorities title={`Only ${names.first}`} citations={onlyFirst} />
        <Authorities title={`Only ${names.second}`} citations={onlySecond} />
      </dl>
      {sentences.length > 0 && (
        <details className="disclosure" open>
          <summary>
            Sentence by sentence{" "}
            <span className="faint num">
              {sameCount} of {sentences.length} on the same authorities
            </span>
          </summary>
          <ol className="comparison__rows">
            {sentences.map((row, index) => (
              <li key={index} data-state={row.state}>
                <p className="comparison__state">{STATES[row.state]}</p>
                <Sentence name={names.first} sentence={row.first} />
                <Sentence name={names.second} sentence={row.second} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {uncited.first + uncited.second > 0 && (
        <p className="sm muted">
          Not compared, since they cite nothing: {count(uncited.first)} of {names.first},{" "}
          {count(uncited.second)} of {names.second}.
        </p>
      )}
    </section>
  );
}

function Authorities({ title, citations }: { title: string; citations: string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{citations.length === 0 ? <span className="faint">Nothing</span> : citations.join("; ")}</dd>
    </div>
  );
}

function Sentence({ name, sentence }: { name: string; sentence: CitingSentence | null }) {
  if (!sentence) return <p className="comparison__none faint">{name} has no such sentence</p>;
  return (
    <p>
      <span className="visually-hidden">{name}: </span>
      <Inline text={sentence.text} />{" "}
      <span className="comparison__cites">{sentence.citations.join("; ")}</span>
    </p>
  );
}

function verdictOf({ both, onlyFirst, onlySecond }: AnswerComparison): string {
  if (both.length === 0)
    return onlyFirst.length + onlySecond.length === 0
      ? "Neither answer cites an authority"
      : "The answers have no authority in common";
  if (onlyFirst.length + onlySecond.length === 0) return "Both answers cite the same authorities";
  return "The answers agree on some authorities";
}

function count(sentences: number): string {
  return sentences === 1 ? "1 sentence" : `${sentences} sentences`;
}
