/** A monthly ruling of our own making, in the form of the real ones: short 2.01, mid 3.00, long 4.00 percent. */

export const rateRow = (name: string, ...rates: string[]) =>
  [name, ...rates.map((rate) => `${rate}%`)].join("\t");

/** As the columns of a bulletin come out of a PDF: the first label stands in the head of the table. */
export const ratesRuling = (month: string) => `This revenue ruling provides various rates for ${month}.
REV. RUL. 2031-4 TABLE 1
Applicable Federal Rates (AFR) for ${month}
Annual Period for Compounding Semiannual Short-term
Quarterly Monthly
${rateRow("AFR", "2.02", "2.01", "2.00", "2.00")}
${rateRow("110% AFR", "2.22", "2.21", "2.20", "2.20")}
${rateRow("130% AFR", "2.63", "2.61", "2.60", "2.60")}
		Mid-term
${rateRow("AFR", "3.02", "3.00", "2.99", "2.98")}
${rateRow("110% AFR", "3.33", "3.30", "3.29", "3.28")}
		Long-term
${rateRow("AFR", "4.04", "4.00", "3.98", "3.97")}
${rateRow("110% AFR", "4.45", "4.40", "4.38", "4.36")}
REV. RUL. 2031-4 TABLE 2
Adjusted AFR for ${month}
${rateRow("Short-term adjusted AFR", "1.53", "1.52", "1.51", "1.51")}
`;
