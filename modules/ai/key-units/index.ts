/** What practitioners read with a rule. */
import { formatPath } from "#modules/authority";
import { speakingAt, type Statute, type StatuteUnit } from "../statute.ts";
import { INCOME_TAX } from "./income-tax.ts";
import { PROCEDURE } from "./procedure.ts";
import { PROPERTY_AND_OTHER_TAXES } from "./property-and-other-taxes.ts";
import type { KeyUnits } from "./shape.ts";

const KEY_UNITS: KeyUnits = { ...INCOME_TAX, ...PROPERTY_AND_OTHER_TAXES, ...PROCEDURE };

/** Those of the closest pin cite that has a list, then those of the section as a whole. */
export function keyUnits(statute: Statute, told: StatuteUnit[]): StatuteUnit[] {
  const { number } = statute.section;
  const pins = told.flatMap(({ unit }) =>
    [...unit.path.keys()]
      .map((depth) => `${number}${formatPath(unit.path.slice(0, depth + 1))}`)
      .toReversed(),
  );
  const closest = pins.find((pin) => pin in KEY_UNITS);
  const paths = [closest, number].flatMap((pin) => (pin && KEY_UNITS[pin]?.split(" ")) || []);
  return [...new Set(paths)].flatMap((path) => speakingAt(statute, path.match(/\w+/g)!) ?? []);
}
