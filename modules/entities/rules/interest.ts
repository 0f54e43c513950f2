/** Below-market loans in numbers: 26 USC 7872. Amounts in cents, rates in percent a year with semiannual compounding. */

export interface TermRates {
  short: number;
  mid: number;
  long: number;
}

/** Up to 3 years short, over 3 to 9 mid, over 9 long: 1274(d)(1). */
export function rateForTerm(rates: TermRates, years: number): number {
  if (years <= 3) return rates.short;
  return years <= 9 ? rates.mid : rates.long;
}

/** Interest that a demand loan forgoes over whole or half years, rounded to cents: 7872(e)(2). */
export function forgoneInterest(
  cents: number,
  { rate, charged = 0, years }: { rate: number; charged?: number; years: number },
): number {
  return Math.max(0, Math.round((cents * (rate - charged) * years) / 100));
}

/** Present value of one payment after a number of years: 7872(f)(1). */
export function presentValue(cents: number, { rate, years }: { rate: number; years: number }): number {
  return Math.round(cents / (1 + rate / 200) ** (2 * years));
}

/** Amount of a term loan without interest over the present value of its repayment: 7872(b)(1). */
export function excessOverPresentValue(cents: number, term: { rate: number; years: number }): number {
  return cents - presentValue(cents, term);
}

const CAP = 10_000_000;
const NO_INCOME = 100_000;

/** Most interest imputed on a gift loan between individuals; null without a cap: 7872(d)(1). */
export function giftLoanCap(outstanding: number, netInvestmentIncome: number): number | null {
  if (outstanding > CAP) return null;
  return netInvestmentIncome <= NO_INCOME ? 0 : netInvestmentIncome;
}
