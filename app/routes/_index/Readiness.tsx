import type { Overview } from "./dashboard-view.ts";

export function Readiness({ overview }: { overview: Overview }) {
  const { intakes, pendingReview, readyToFile, averageProgress } = overview;
  return (
    <section aria-labelledby="ready">
      <h2 id="ready" className="readiness__title">
        Filing Readiness Overview
      </h2>
      <dl className="figures">
        <Figure label="Tax intakes" value={String(intakes)} note="in all" />
        <Figure label="Pending Review" value={String(pendingReview)} note="Ready for CPA" />
        <Figure
          label="Completed"
          value={String(readyToFile)}
          note="Ready to File"
          isFinal={readyToFile > 0}
        />
        <Figure label="Average progress" value={`${averageProgress}%`} note="across all intakes" />
      </dl>
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  isFinal?: boolean;
}

function Figure({ label, value, note, isFinal }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{isFinal ? <span className="final">{value}</span> : value}</dd>
      <dd>{note}</dd>
    </div>
  );
}
