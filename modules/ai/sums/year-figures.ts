/** Figures of a year that sums take from its papers, from `data/year-figures.tsv`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productFolder } from "#modules/platform";
import { dollars } from "../amounts/money.ts";
import { inCents, type SumUnit } from "./rule.ts";

const FILE = "modules/ai/data/year-figures.tsv";

export interface YearFigure {
  /** In cents. */
  cents: number;
  /** The paper that states it, to be held; none where the Code itself does. */
  units: SumUnit[];
  /** "; Rev. Proc. 2025-32", or nothing. */
  cite: string;
}

interface Line {
  id: string;
  year: number;
  joint: number;
  other: number;
  paper: string;
}

let read: Line[] | null = null;

function lines(): Line[] {
  if (read) return read;
  const [, ...rows] = readFileSync(join(productFolder(), FILE), "utf8").trimEnd().split("\n");
  read = rows.map((row) => {
    const [id = "", year, joint, other, paper = ""] = row.split("\t");
    return { id, year: Number(year), joint: inCents(Number(joint)), other: inCents(Number(other)), paper };
  });
  return read;
}

/** Null where no paper of the year is known to state it. */
export function figureOf(id: string, year: number, isJoint = false): YearFigure | null {
  const line = lines().find((one) => one.id === id && one.year === year);
  if (!line) return null;
  const cents = isJoint ? line.joint : line.other;
  const units = line.paper ? [{ citation: line.paper, figures: [dollars(cents)], isQuoted: false }] : [];
  return { cents, units, cite: line.paper ? `; ${line.paper}` : "" };
}
