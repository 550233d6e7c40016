/** Price, cost and cashback of a promo dish, in satang. */
export interface PromoPrice {
  readonly price: number;
  readonly prime_cost: number;
  readonly cashback: number;
}

/** Yield of a portion after cashback. */
export const yieldOf = ({ price, prime_cost, cashback }: PromoPrice): number => price - prime_cost - cashback;

const percentUp = (part: number, whole: number): number | undefined =>
  // Adding 0 turns -0 into 0, which would print a sign.
  whole > 0 ? Math.ceil((100 * part) / whole) + 0 : undefined;

/** Cashback in percent of the price, rounded up; undefined for a free dish. */
export const cashbackPercent = ({ price, cashback }: PromoPrice): number | undefined => percentUp(cashback, price);

/** Yield in percent of the prime cost, rounded up; undefined for a cost of 0. */
export const rentabilityOf = (of: PromoPrice): number | undefined => percentUp(yieldOf(of), of.prime_cost);
