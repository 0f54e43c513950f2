/** Losses between related parties and corporate distributions, in cents. */

interface RelatedResale {
  /** The seller's adjusted basis. */
  basis: number;
  /** What the related buyer paid. */
  price: number;
  /** What the buyer sells it for. */
  resale: number;
}

/** The seller's loss that is not allowed, and the buyer's gain or loss on the resale: 267(a)(1), (d). */
export function relatedResale({ basis, price, resale }: RelatedResale): { disallowed: number; gain: number } {
  const disallowed = Math.max(0, basis - price);
  const realized = resale - price;
  // Only a gain is reduced, and not below nothing.
  return { disallowed, gain: realized > 0 ? Math.max(0, realized - disallowed) : realized };
}

/** What a distribution of a C corporation is to a shareholder: 301(c), 316(a). */
export function distribution(
  amount: number,
  { earnings, basis }: { earnings: number; basis: number },
): { dividend: number; returnOfBasis: number; gain: number } {
  const dividend = Math.min(amount, Math.max(0, earnings));
  const returnOfBasis = Math.min(amount - dividend, Math.max(0, basis));
  return { dividend, returnOfBasis, gain: amount - dividend - returnOfBasis };
}
