import { isCostUnknown, isParted, partedBy, type Costs } from '@/lib/domain/todays-cost';
import type { ListColumn } from './list';

type Traits<Row> = Pick<ListColumn<Row>, 'value' | 'written'>;

/** Change in percent with its sign. */
const signedPercent = (percent: number): string => `${percent < 0 ? '−' : '+'}${Math.abs(Math.round(percent))}\u202f%`;

/** A cost by today's prices in words, with its difference from the booked one in percent unless that rounds to 0. */
export function withDifference({ prime_cost = 0, today_cost }: Costs, text: string): string {
  const by = partedBy(prime_cost, today_cost ?? 0);
  return by === undefined || Math.round(by) === 0 ? text : `${text} (${signedPercent(by)})`;
}

/**
 * Booked cost: an arrow says where today's prices are more than 5 % above or below it, ≥ that a part has no known cost.
 * `costsOf` gives undefined for a row without costs.
 */
export const bookedCost = <Row>(costsOf: (row: Row) => Costs | undefined): Traits<Row> => ({
  value: (row) => costsOf(row)?.prime_cost,
  written: (row, words, text) => {
    const costs = costsOf(row) ?? {};
    if (isCostUnknown(costs)) return words('report.atLeast', { figure: text });
    return isParted(costs) ? `${(costs.today_cost ?? 0) > (costs.prime_cost ?? 0) ? '↑' : '↓'}\u202f${text}` : text;
  },
});

/** Cost by today's prices with the difference, only where it differs from the booked one by more than 5 %. */
export const todayCost = <Row>(costsOf: (row: Row) => Costs | undefined): Traits<Row> => ({
  value: (row) => {
    const costs = costsOf(row) ?? {};
    return isParted(costs) ? costs.today_cost : undefined;
  },
  written: (row, _words, text) => {
    const costs = costsOf(row) ?? {};
    return isParted(costs) ? withDifference(costs, text) : '';
  },
});
