/** Inflation-adjusted limit of 26 USC 448(c)(1) by tax year, in cents: Rev. Proc. 2022-38, 2023-34, 2024-40, 2025-32. */
export const RECEIPTS_LIMITS: Readonly<Record<number, number>> = {
  2023: 2_900_000_000,
  2024: 3_000_000_000,
  2025: 3_100_000_000,
  2026: 3_200_000_000,
};
