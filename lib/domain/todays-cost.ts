import { toSatang } from './money';

/** Costs of a dish or of a measure of a product, in baht: as the books stand, and by today's prices. */
export interface Costs {
  readonly prime_cost?: number | undefined;
  /** null with a part of unknown cost. Missing on a legacy server. */
  readonly today_cost?: number | null | undefined;
}

/** Changes and differences of costs above one part in 20 (5 %) are shown. */
export const ONE_PART_IN = 20;

/** Whether today's cost differs from the booked one by more than 5 %. */
export function isParted({ prime_cost, today_cost }: Costs): boolean {
  if (prime_cost === undefined || typeof today_cost !== 'number') return false;
  const booked = toSatang(prime_cost);
  return Math.abs(toSatang(today_cost) - booked) * ONE_PART_IN > booked;
}

/** Change from the booked to today's cost in percent; undefined from 0. */
export const partedBy = (booked: number, today: number): number | undefined =>
  booked > 0 ? (100 * (today - booked)) / booked : undefined;

/** Cost for margins: by today's prices, else the booked one; undefined when it is unknown or hidden. */
export const marginCost = ({ prime_cost, today_cost = prime_cost }: Costs): number | undefined =>
  today_cost ?? undefined;

/** Whether a part has no known cost: it was neither bought nor made of bought goods. */
export const isCostUnknown = ({ today_cost }: Costs): boolean => today_cost === null;
