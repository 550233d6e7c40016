import type { Endpoint } from '../contract/endpoint';
import { BLIND_COUNTS, CASH_COUNT, type Sight } from '../contract/permission';
import { mayAccess, type Person, type Standing } from './permissions';

/** Counts of a venue that wait: a blind stocktake, and the cashbox of the day to close. */
export interface OpenCounts {
  readonly stock: boolean;
  readonly day: 'uncounted' | 'counted' | 'closed';
}

/**
 * Figures that open counts close to a person. The balance of the cashbox is closed to everybody while its count waits to
 * be settled, and before that to those who may count.
 */
export function closedTo(person: Person, { stock, day }: OpenCounts, standing: Standing): readonly Sight[] {
  const counts = mayAccess(person, CASH_COUNT, standing);
  const waits = { stock, cashbox: day === 'counted' || (day === 'uncounted' && counts) };
  return (['stock', 'cashbox'] as const).flatMap((kind) => {
    const { closes, except } = BLIND_COUNTS[kind];
    return waits[kind] && !mayAccess(person, except, standing) ? closes : [];
  });
}

const CLOSABLE: readonly Sight[] = Object.values(BLIND_COUNTS).flatMap(({ closes }) => closes);

/** Whether a reply has figures that an open count may close. */
export const dependsOnCounts = ({ hides = [] }: Pick<Endpoint, 'hides'>): boolean =>
  hides.some(({ needs }) => CLOSABLE.includes(needs));
