/** Points of the risk formula. Each entry: from this value on, so many points. */
export const RISK_PROFILE = {
  /** Share of the required papers that is missing. */
  missingShare: [
    [0.34, 1],
    [0.67, 2],
  ],
  overdueDays: [
    [1, 1],
    [15, 2],
    [31, 3],
  ],
  /** Days to the filing date, from the nearest. */
  daysToFiling: [
    [14, 3],
    [30, 2],
    [60, 1],
  ],
  /** The filing date has passed and the extended date has not. */
  pastFilingDate: 4,
  /** Days without a sign of life; counts instead of the distance once the extended date has passed. */
  silentDays: [
    [15, 1],
    [31, 2],
    [61, 3],
  ],
  unansweredReminders: [
    [2, 1],
    [3, 2],
  ],
  /** Fewest points of each level. */
  levels: { medium: 2, high: 4, critical: 6 },
} as const;
