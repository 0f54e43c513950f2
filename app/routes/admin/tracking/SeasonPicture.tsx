import type { SeasonWeek } from "#modules/tracking/schema";
import { wordDay } from "#modules/tracking/schema";

const WIDTH = 640;
const HEIGHT = 72;
const GAP = 3;

/** Received of required papers of the office, a bar for each week. */
export function SeasonPicture({ weeks }: { weeks: SeasonWeek[] }) {
  const last = weeks.at(-1);
  const top = Math.max(...weeks.map(({ required }) => required));
  if (!last || top === 0 || weeks.length < 2) return null;
  const step = WIDTH / weeks.length;
  const heightOf = (papers: number) => Math.round((HEIGHT * papers * 10) / top) / 10;
  const percent = Math.round((100 * last.received) / last.required);
  const words = `${percent}% of the required papers are here: ${count(last.received)} of ${count(last.required)}.`;
  return (
    <figure className="tracking__season">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" preserveAspectRatio="none">
        {weeks.map(({ day, received, required }, at) => (
          <g key={day}>
            <title>{`By ${wordDay(day)}: ${count(received)} of ${count(required)}`}</title>
            <Bar
              className="tracking__required"
              x={at * step}
              width={step - GAP}
              height={heightOf(required)}
            />
            <Bar className="tracking__here" x={at * step} width={step - GAP} height={heightOf(received)} />
          </g>
        ))}
      </svg>
      <figcaption className="xs muted">
        <span>{words}</span>
        <span className="nowrap">{`${wordDay(weeks[0]!.day)} to ${wordDay(last.day)}, by week`}</span>
      </figcaption>
    </figure>
  );
}

function Bar({ height, ...at }: { className: string; x: number; width: number; height: number }) {
  return <rect {...at} y={HEIGHT - height} height={height} />;
}

function count(papers: number): string {
  return papers.toLocaleString("en-US");
}
