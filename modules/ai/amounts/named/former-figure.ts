/** Figures that a unit stated for years before its words were changed, from `data/amounts/former.tsv`. */

export interface FormerFigure {
  from: number;
  to: number;
  /** "26 USC 2010(c)(3)(A) and (C)" */
  unit: string;
  /** "$10,000,000"; says where it is that it was not adjusted. Null where there was no such amount. */
  money: string | null;
}

export function formerFigure(figures: readonly FormerFigure[], year: number): FormerFigure | null {
  return figures.find(({ from, to }) => from <= year && year <= to) ?? null;
}
