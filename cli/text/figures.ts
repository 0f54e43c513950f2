/** Figures of `taxrag eval` as tables for people. */
import type { Figures } from "../evaluation.ts";
import type { GateFigures } from "../gate.ts";

const percent = (value: number) => `${(100 * value).toFixed(1)}`.padStart(6);

/** A line a mode and group, percents of recall first. */
export function figuresText(modes: Record<string, Record<string, Figures>>): string {
  const rows = Object.entries(modes).flatMap(([mode, groups]) =>
    Object.entries(groups).map(([group, { n, r1, r5, r10, r20, mrr, p50ms, p95ms }]) =>
      [
        mode.padEnd(9),
        group.padEnd(10),
        String(n).padStart(5),
        ...[r1, r5, r10, r20].map(percent),
        mrr.toFixed(3).padStart(7),
        p50ms.toFixed(1).padStart(8),
        p95ms.toFixed(1).padStart(8),
      ].join(" "),
    ),
  );
  return ["mode      group          n   r1 %   r5 %  r10 %  r20 %    mrr   p50 ms   p95 ms", ...rows].join(
    "\n",
  );
}

/** A line a set, then a line a bin of confidence. */
export function gateText({ sets, calibration }: GateFigures): string {
  const rows = Object.entries(sets).map(([name, { inside, outside, ...shares }]) => {
    const { r1, r5, r10, refusedInside, refusedOutside } = shares;
    const counts = [inside, outside].map((n) => String(n).padStart(5));
    return [name.padEnd(20), ...counts, ...[r1, r5, r10, refusedInside, refusedOutside].map(percent)].join(
      " ",
    );
  });
  const bins = calibration.map(
    ({ from, n, right }) => `${String(from).padEnd(20)} ${String(n).padStart(5)} ${percent(right)}`,
  );
  return [
    "set                     in   out   r1 %   r5 %  r10 % refused in, out %",
    ...rows,
    "confidence from          n right %",
    ...bins,
  ].join("\n");
}
