/** Tests L1 to L8 and T2 to T5 of tax-rules.md, c. */
import { describe, expect, it } from "vitest";
import { excessOverPresentValue, forgoneInterest, giftLoanCap } from "./interest.ts";
import { buildGraph } from "./graph.ts";
import { checkLoans } from "./loans.ts";
import { graphOf, type Notes } from "./testing.ts";
import { checkTransactions } from "./transactions.ts";

const C = { id: "C", entityType: "C-Corp" as const, accountingMethod: "Accrual" as const };
const D = { id: "D", entityType: "C-Corp" as const, accountingMethod: "Cash" as const };
type Made = NonNullable<Notes["transactions"]>[number];

/** Both sides of a loan. */
const loan = (fields: Partial<Made> = {}): Made[] => {
  const base = { fromEntityId: "C", toEntityId: "A", amount: 2_000_000, interestRate: 0, ...fields };
  return [
    { id: "one", ...base, recordedBy: base.fromEntityId },
    { id: "other", ...base, recordedBy: base.toEntityId },
  ];
};
const loans = (transactions: Made[], notes: Partial<Notes> = {}) =>
  checkLoans(graphOf({ entities: [C, D], owns: ["A 100 C"], ...notes, transactions })).map(
    ({ rule }) => rule,
  );
const found = (transactions: Made[], notes: Partial<Notes> = {}) =>
  checkTransactions(graphOf({ entities: [C, D], owns: ["A 100 C"], ...notes, transactions })).map(
    ({ rule }) => rule,
  );
const pay = (fields: Partial<Made>): Made[] => [
  { id: "t", transactionType: "service", fromEntityId: "C", toEntityId: "A", ...fields },
];

describe("interest in numbers", () => {
  it("L2: half a year at 3.78%", () => {
    expect(forgoneInterest(20_000_000, { rate: 3.78, years: 0.5 })).toBe(378_000);
  });
  it("L3: three years at the short rate", () => {
    expect(excessOverPresentValue(10_000_000, { rate: 3.78, years: 3 })).toBe(1_062_612);
  });
  it("L4: five years at the mid rate", () => {
    expect(excessOverPresentValue(10_000_000, { rate: 4.04, years: 5 })).toBe(1_812_585);
  });
  it("L5: the cap of gift loans", () => {
    expect([90_000, 120_000].map((income) => giftLoanCap(10_000_000, income))).toEqual([0, 120_000]);
    expect(giftLoanCap(10_000_001, 90_000)).toBeNull();
  });
});

describe("loans", () => {
  it("L1: up to $10,000 between corporation and shareholder is no matter, a cent more is", () => {
    expect(loans(loan({ amount: 1_000_000 }))).toEqual([]);
    expect(loans(loan({ amount: 1_000_001 }))).toEqual(["loan-without-interest"]);
  });

  it("L6: 4% is not below 3.78%, 3.7% is", () => {
    const rates = new Map([
      ["2026-05", { citation: "Rev. Rul. 2026-9", short: 3.78, mid: 4.04, long: 4.77 }],
    ]);
    const at = (interestRate: number) => {
      const graph = graphOf({
        entities: [C],
        owns: ["A 100 C"],
        transactions: loan({ interestRate, transactionDate: "2026-05-04" }),
      });
      return checkLoans(buildGraph(graph, rates));
    };
    expect(at(4)).toEqual([]);
    expect(at(3.7)).toMatchObject([
      { rule: "loan-below-rate", values: { ruling: "Rev. Rul. 2026-9", federal: "3.78%" } },
    ]);
  });

  it("L7: two loans of $6,000 are both flagged", () => {
    const second = loan({ amount: 600_000, transactionDate: "2024-09-01" }).map((one) => ({
      ...one,
      id: `${one.id}2`,
    }));
    expect(loans([...loan({ amount: 600_000 }), ...second])).toEqual([
      "loan-without-interest",
      "loan-without-interest",
    ]);
  });

  it("L8: sister corporations are a matter of 482", () => {
    const graph = graphOf({
      entities: [C, D],
      owns: ["A 100 C", "A 100 D"],
      transactions: loan({ toEntityId: "D", amount: 100 }),
    });
    expect(checkLoans(graph)).toMatchObject([{ values: { kind: expect.stringContaining("482") } }]);
  });

  it("without a ruling the rate is to be checked", () => {
    const drafts = checkLoans(
      graphOf({ entities: [C], owns: ["A 100 C"], transactions: loan({ interestRate: 4 }) }),
    );
    expect(drafts).toMatchObject([{ rule: "loan-rate-unchecked", values: { month: "2024-06" } }]);
  });

  it("match within five days, from either side's books", () => {
    const [one, other] = loan({ interestRate: 4, amount: 100 }) as [Made, Made];
    expect(loans([one])).toEqual(["loan-one-sided"]);
    expect(loans([one, { ...other, transactionDate: "2024-06-06" }])).toEqual([]);
    expect(loans([one, { ...other, transactionDate: "2024-06-07" }])).toEqual([
      "loan-one-sided",
      "loan-one-sided",
    ]);
    const swapped = { ...one, id: "s", recordedBy: null, fromEntityId: "A", toEntityId: "C" };
    expect(loans([{ ...one, recordedBy: null }, swapped])).toEqual([]);
    expect(loans([one, { ...other, amount: 250 }])).toEqual(["loan-amounts-differ"]);
    expect(loans([one, other, { ...one, id: "third" }])).toEqual(["loan-one-sided"]);
  });

  it("inside one taxpayer bear no interest", () => {
    const dre = { id: "D", entityType: "Disregarded Entity" as const };
    const inside = { entities: [C, dre], owns: ["A 100 C", "C 100 D"] };
    expect(loans(loan({ toEntityId: "D" }), inside)).toEqual([]);
    expect(found(loan({ toEntityId: "D" }), inside)).toEqual([
      "transaction-one-person",
      "transaction-one-person",
    ]);
  });
});

describe("transactions", () => {
  it("T3, T4: an accrued fee to a cash owner waits above 50% of a C corporation", () => {
    expect(found(pay({}), { owns: ["A 60 C", "B 40 C"] })).toEqual(["deduction-waits"]);
    expect(found(pay({ toEntityId: "B" }), { owns: ["A 60 C", "B 40 C"] })).toEqual([]);
    expect(found(pay({}), { owns: ["A 50 C", "B 50 C"] })).toEqual([]);
  });

  it("T5: of an S corporation any owner's waits", () => {
    const S = { ...C, entityType: "S-Corp" as const };
    expect(found(pay({ toEntityId: "B" }), { entities: [S], owns: ["A 98 C", "B 2 C"] })).toEqual([
      "deduction-waits",
    ]);
  });

  it("T2: property between related parties is asked about above 50% only", () => {
    const sale = pay({ transactionType: "asset-transfer" });
    expect(found(sale, { owns: ["A 60 C", "B 40 C"] })).toEqual(["loss-between-related"]);
    expect(found(sale, { owns: ["A 50 C", "B 50 C"] })).toEqual([]);
  });

  it("lie inside the tax year and the lives of both sides", () => {
    expect(found(pay({ transactionDate: "2025-01-01", toEntityId: "D", amount: 1 }))).toEqual([
      "transaction-outside-year",
    ]);
    const young = { ...D, formationDate: "2024-07-01", accountingMethod: null };
    expect(found(pay({ toEntityId: "D" }), { entities: [C, young] })).toEqual(["transaction-outside-life"]);
  });

  it("have two known sides and an amount, wherever they come from", () => {
    expect(found(pay({ toEntityId: "C" }))).toEqual(["transaction-self"]);
    expect(found(pay({ toEntityId: "gone" }))).toEqual(["transaction-party"]);
    expect(found(pay({ amount: 0 }))).toEqual(["transaction-amount"]);
  });

  it("a management fee between strangers is doubted", () => {
    const fee = pay({ transactionType: "management-fee", toEntityId: "D" });
    expect(found(fee, { owns: ["A 100 C", "B 100 D"] })).toEqual(["fee-between-strangers"]);
    expect(found(fee, { owns: ["A 1 C", "B 99 C", "A 1 D", "Z 99 D"] })).toEqual([]);
  });

  it("a monthly series says after which record it stops", () => {
    const months = (list: number[]) =>
      list.map((month): Made => {
        const transactionDate = `2024-${String(month).padStart(2, "0")}-15`;
        return { ...pay({ toEntityId: "D" })[0]!, id: `m${month}`, isRecurring: true, transactionDate };
      });
    const stops = (list: number[]) => {
      const graph = graphOf({ entities: [C, { ...D, accountingMethod: null }], transactions: months(list) });
      return checkTransactions(graph).map(({ values }) => values.last);
    };
    expect(stops([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual(["2024-03-15"]);
    expect(stops([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([]);
    expect(stops([3, 6, 9, 12])).toEqual([]);
  });
});
