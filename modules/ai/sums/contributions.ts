/** Social security and Medicare tax at the rates that an employee and the employer each bear (26 USC 3101, 3111). */
import { atMost, shareOf } from "./arithmetic.ts";
import { figureOf } from "./year-figures.ts";

/** In cents. */
export interface Contributions {
  /** The wages up to the year's wage base. */
  capped: number;
  /** 6.2 percent of these. */
  socialSecurity: number;
  /** 1.45 percent of all wages. */
  medicare: number;
  /** What states the wage base. */
  units: NonNullable<ReturnType<typeof figureOf>>["units"];
}

/** Null where the year's wage base is not held. */
export function contributionsOn(wages: number, year: number): Contributions | null {
  const base = figureOf("wage-base", year);
  if (!base) return null;
  const capped = atMost(base.cents, wages);
  const [socialSecurity, medicare] = [shareOf(capped, 62_000), shareOf(wages, 14_500)];
  return socialSecurity === null || medicare === null
    ? null
    : { capped, socialSecurity, medicare, units: base.units };
}
