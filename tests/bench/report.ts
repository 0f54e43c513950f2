export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Goal, as text: "≥ 0.5". */
  goal: string | null;
  met: boolean | null;
}

export function atLeast(name: string, value: number, least: number): Figure {
  return { name, value, unit: "", goal: `≥ ${least}`, met: value >= least };
}

export function under(name: string, value: number, limit: number, unit = ""): Figure {
  return { name, value, unit, goal: `< ${limit}`, met: value < limit };
}

export function plain(name: string, value: number, unit: string): Figure {
  return { name, value, unit, goal: null, met: null };
}

/** Human-readable table. */
export function reportText(figures: Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, unit, goal, met }) => {
      const measured = `${value.toFixed(2)} ${unit}`.trim().padStart(12);
      return `${name.padEnd(width)}  ${measured}  ${goal ? `goal ${goal}${met ? "" : ", MISSED"}` : ""}`.trimEnd();
    })
    .join("\n");
}
