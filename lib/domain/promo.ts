/** What a dish of the promotion sells for, costs, and gives back to the guest; satang. */
export interface PromoPrice {
  readonly price: number;
  readonly prime_cost: number;
  readonly cashback: number;
}

/** What is left of a portion once the guest has had the cashback. */
export const yieldOf = ({ price, prime_cost, cashback }: PromoPrice): number => price - prime_cost - cashback;

const percentUp = (part: number, whole: number): number | undefined =>
  // Without -0, which would be written with its sign.
  whole > 0 ? Math.ceil((100 * part) / whole) + 0 : undefined;

/** Percent of the price, rounded up (specification part 2 §9); nothing for what costs the guest nothing. */
export const cashbackPercent = ({ price, cashback }: PromoPrice): number | undefined => percentUp(cashback, price);

/** What is left in percent of what it cost, rounded up; nothing for what cost nothing. */
export const rentabilityOf = (of: PromoPrice): number | undefined => percentUp(yieldOf(of), of.prime_cost);
