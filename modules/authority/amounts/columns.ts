/** What the columns of the tables of yearly revenue procedures mean, by the unit that they are for; they recur each year. */
export const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  "1(j)(5)(B)": ["maximum zero rate amount", "maximum 15 percent rate amount"],
  "55(d)(2)": ["threshold of the phase-out", "complete phase-out amount"],
  "199A(e)(2)": ["threshold amount", "end of the phase-in range"],
  "6652": ["daily penalty", "maximum penalty"],
  "6695": ["penalty for each return or claim", "maximum penalty"],
  "6721": ["penalty for each return", "maximum for a calendar year"],
  "6722": ["penalty for each statement", "maximum for a calendar year"],
};

/** Rows and columns of the table of the earned income credit. */
export const EARNED_INCOME = {
  /** What the table begins with. */
  head: "Number of Qualifying Children",
  unit: "32(b)",
  columns: [
    "one qualifying child",
    "two qualifying children",
    "three or more qualifying children",
    "no qualifying child",
  ],
  rows: [
    { label: "earned income amount", status: null },
    { label: "maximum amount of credit", status: null },
    { label: "threshold phase-out amount", status: "joint" },
    { label: "completed phase-out amount", status: "joint" },
    { label: "threshold phase-out amount", status: "other" },
    { label: "completed phase-out amount", status: "other" },
  ],
} as const;
