/** Loans: both sides of the books, and interest. 26 USC 7872, 1274(d). */
import type { IntercompanyTransaction } from "../schema.ts";
import { formatAmount, formatPercentage } from "../values.ts";
import { groupBy } from "../group-by.ts";
import { classOf, regardedOwner } from "./classes.ts";
import type { Graph } from "./graph.ts";
import { rateForTerm } from "./interest.ts";
import { daysBetween } from "./periods.ts";
import { draftOf, type TransactionDraft } from "./transaction-words.ts";

type Loan = IntercompanyTransaction;

/** Days within which two records are of one loan. */
const MATCH_DAYS = 5;
/** $10,000 outstanding between the same two persons, 7872(c)(2), (3). */
const DE_MINIMIS = 1_000_000;
const DAYS_A_YEAR = 365.25;

interface Pair {
  loan: Loan;
  /** The other side's record. */
  other: Loan | null;
}

export function checkLoans(graph: Graph): TransactionDraft[] {
  const loans = graph.transactions.filter(({ transactionType }) => transactionType === "loan");
  const pairs = [...groupBy(loans, partiesOf).values()].flatMap(pairUp);
  const outstanding = outstandingByParties(pairs);
  return pairs.flatMap((pair) => [
    ...checkSides(graph, pair),
    ...checkRate(graph, pair.loan, outstanding.get(partiesOf(pair.loan)) ?? 0),
  ]);
}

/** The same two parties, in whichever direction the record was written. */
function partiesOf({ fromEntityId, toEntityId }: Loan): string {
  return [fromEntityId, toEntityId].sort().join(" ");
}

/** Equal amounts are matched first; each record is used once. */
function pairUp(loans: readonly Loan[]): Pair[] {
  const left = new Set(loans);
  const pairs: Pair[] = [];
  for (const isEqual of [true, false]) {
    for (const loan of loans) {
      if (!left.has(loan)) continue;
      const other = [...left].find(
        (one) => one !== loan && areSides(loan, one) && (one.amount === loan.amount) === isEqual,
      );
      if (!other) continue;
      left.delete(loan);
      left.delete(other);
      pairs.push({ loan, other });
    }
  }
  return [...pairs, ...[...left].map((loan) => ({ loan, other: null }))];
}

/** Two sides swap from and to, or are from the books of different parties. */
function areSides(a: Loan, b: Loan): boolean {
  const isSwapped = a.fromEntityId === b.toEntityId && a.toEntityId === b.fromEntityId;
  const isBooked = a.recordedBy !== null && b.recordedBy !== null && a.recordedBy !== b.recordedBy;
  const isNear = Math.abs(daysBetween(a.transactionDate, b.transactionDate)) <= MATCH_DAYS;
  return isNear && (isSwapped || isBooked);
}

function checkSides(graph: Graph, { loan, other }: Pair): TransactionDraft[] {
  if (other === null) return [draftOf(graph, loan, { rule: "loan-one-sided" })];
  if (other.amount === loan.amount) return [];
  const difference = formatAmount(Math.abs(other.amount - loan.amount));
  return [draftOf(graph, loan, { rule: "loan-amounts-differ", difference })];
}

/** Each loan once, both sides together: 7872(f)(7) adds all loans between two persons. */
function outstandingByParties(pairs: readonly Pair[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { loan } of pairs) sums.set(partiesOf(loan), (sums.get(partiesOf(loan)) ?? 0) + loan.amount);
  return sums;
}

function checkRate(graph: Graph, loan: Loan, together: number): TransactionDraft[] {
  if (isOneTaxpayer(graph, loan)) return [];
  const kind = kindOf(graph, loan);
  if (kind.hasDeMinimis && together <= DE_MINIMIS) return [];
  const { interestRate } = loan;
  const words = { kind: kind.text, together: formatAmount(together) };
  if (interestRate === null) return [draftOf(graph, loan, { rule: "loan-rate-asked", ...words })];
  if (interestRate === 0) return [draftOf(graph, loan, { rule: "loan-without-interest", ...words })];
  const month = loan.transactionDate.slice(0, 7);
  const rates = graph.rates.get(month);
  const rate = formatPercentage(interestRate);
  if (!rates) return [draftOf(graph, loan, { rule: "loan-rate-unchecked", ...words, rate, month })];
  const federal = rateForTerm(rates, termOf(loan));
  if (interestRate >= federal) return [];
  const found = { federal: formatPercentage(federal), ruling: rates.citation, rate };
  return [draftOf(graph, loan, { rule: "loan-below-rate", ...words, ...found })];
}

/** Years; a demand loan has the short-term rate. */
function termOf({ transactionDate, maturityDate }: Loan): number {
  return maturityDate === null ? 0 : daysBetween(transactionDate, maturityDate) / DAYS_A_YEAR;
}

function isOneTaxpayer(graph: Graph, { fromEntityId, toEntityId }: Loan): boolean {
  return filer(graph, fromEntityId) === filer(graph, toEntityId);
}

function filer(graph: Graph, id: string): string {
  return regardedOwner(graph, id) ?? id;
}

interface LoanKind {
  text: string;
  hasDeMinimis: boolean;
}

/** Which paragraph of 7872(c)(1) the loan may fall under. */
function kindOf(graph: Graph, { fromEntityId, toEntityId }: Loan): LoanKind {
  const [from, to] = [filer(graph, fromEntityId), filer(graph, toEntityId)];
  if (graph.person.has(from) && graph.person.has(to)) {
    return { text: "gift loan, 7872(c)(1)(A)", hasDeMinimis: true };
  }
  if (isCorporation(graph, from) && holds(graph, to, from)) return SHAREHOLDER;
  if (isCorporation(graph, to) && holds(graph, from, to)) return SHAREHOLDER;
  const isPartner = holds(graph, from, to) || holds(graph, to, from);
  if (isPartner) return { text: "partner and partnership: 482, 707", hasDeMinimis: false };
  return { text: "related businesses: 482; 7872 if indirectly to a shareholder", hasDeMinimis: false };
}

const SHAREHOLDER: LoanKind = { text: "corporation-shareholder loan, 7872(c)(1)(C)", hasDeMinimis: true };

function isCorporation(graph: Graph, id: string): boolean {
  const federal = classOf(graph, id);
  return federal === "c-corporation" || federal === "s-corporation";
}

/** Directly, or through disregarded entities. */
function holds(graph: Graph, holderId: string, entityId: string): boolean {
  return (graph.heldBy.get(entityId) ?? []).some(
    (edge) => edge.holderId !== null && filer(graph, edge.holderId) === holderId && edge.units > 0,
  );
}
