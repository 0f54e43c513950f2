/** Which yearly paper of the IRS states the amounts of a section. */

import type { AskedYear } from "../years/year.ts";

const PENSIONS = /^(?:401|402|403|404|408|408A|409|414|415|416|417|418|219|25B|457|430|411|436|72)$/;

/** Where the amount of a year stands that the library does not hold, or that nobody knows yet. */
export function missingAmount(paper: string, { year, today }: Pick<AskedYear, "year" | "today">): string {
  return year > today + 1
    ? `The amount for ${year} is not known yet: it will stand in ${paper.replace("(published", "(to be published")}.`
    : `The amount for ${year} is not in this library: it stands in ${paper}.`;
}

/** @param key number of the section: "402" */
export function paperFor(key: string, year: number): string {
  const when = `for ${year} (published in the fall of ${year - 1})`;
  if (PENSIONS.test(key)) return `the IRS notice on retirement plan limits ${when}`;
  if (key === "223")
    return `the IRS revenue procedure on health savings accounts for ${year} (published in May ${year - 1})`;
  if (key === "36B") return `the IRS revenue procedure on the premium tax credit for ${year}`;
  if (key === "280F") return `the IRS revenue procedure on passenger automobiles for ${year}`;
  if (/^(?:45|45K|45Q|45V|45Y|45Z|45U|43|48E)$/.test(key))
    return `the IRS notice of the inflation adjustment factor for ${year}`;
  return `the IRS revenue procedure of inflation-adjusted amounts ${when}`;
}
